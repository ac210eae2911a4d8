import { z } from "zod";

const secret = z.string().min(32, "needs at least 32 characters");

/** The things that the Worker is bound to in `wrangler.toml`, besides the files of the build. */
const bindingNames = [
  "DB",
  "MEDIA",
  "DUMPS",
  "COPIES",
  "DRAFTS",
  "SIGN_IN_LIMIT",
  "SIGN_IN_SHARED_LIMIT",
  "CODE_LIMIT",
  "CODE_SHARED_LIMIT",
  "SEARCH_LIMIT",
  "SEARCH_SHARED_LIMIT",
  "MEDIA_LIMIT",
  "MADE_LIMIT",
  "SAVED_FORM_LIMIT",
  "ERROR_LIMIT",
] as const satisfies (keyof Env)[];

const bindings = z.object(
  Object.fromEntries(
    bindingNames.map((name) => [
      name,
      z.custom((value) => typeof value === "object" && value !== null, "is not bound"),
    ]),
  ),
);

const isOfThisMachine = (url: string): boolean =>
  URL.canParse(url) &&
  /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(new URL(url).hostname);

const settings = z
  .object({
    SITE_ORIGIN: z
      .url({ protocol: /^https?$/ })
      .refine((url) => __LOCAL_BUILD__ || !isOfThisMachine(url), "is an address of this machine")
      .transform((url) => new URL(url).origin),
    SESSION_SECRET: secret,
    /** Secret for the hashes of one-time codes and the encryption of mails. */
    CODE_PEPPER: secret,
    /** API key of the mail service; a local build may use the outbox instead. */
    RESEND_API_KEY: z.string().optional(),
    /** The sender of mails; a local build sends none. */
    MAIL_FROM: z
      .string()
      .default("")
      .refine((sender) => __LOCAL_BUILD__ || sender.includes("@"), "is missing"),
    OUTBOX: z
      .stringbool()
      .default(false)
      .refine((hasOutbox) => !hasOutbox || __LOCAL_BUILD__, "is for local builds only"),
    UPLOAD_BYTES: z.coerce
      .number()
      .int()
      .positive()
      .default(20 * 2 ** 30),
    UPLOAD_FILES: z.coerce.number().int().positive().default(500),
    /** Origins whose scripts may call REST, separated by commas. */
    CORS_ORIGINS: z
      .string()
      .default("")
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
    /** Whether to add a Server-Timing header about D1, for development and benchmarks. */
    SERVER_TIMING: z.stringbool().default(false),
    /** Whether responses are cached in memory; off for benchmarks. */
    RESPONSE_CACHE: z.stringbool().default(true),
  })
  .refine(({ OUTBOX, RESEND_API_KEY }) => OUTBOX || RESEND_API_KEY, {
    path: ["RESEND_API_KEY"],
    message: "is missing",
    // Also where others are wrong: all are named at once.
    when: () => true,
  });

export type Settings = z.infer<typeof settings>;

/** Returns the id of the deployed version, or null if the platform names none, as in a benchmark. */
export const releaseOf = ({ RELEASE }: Partial<Env>): string | null => RELEASE?.id ?? null;

let parsed: { env: object; settings: Settings } | undefined;

/** Parses the settings. Throws an Error that names each missing or invalid setting and binding, never its value. */
export function readSettings(env: object): Settings {
  if (parsed?.env !== env) {
    const result = settings.safeParse(env);
    const issues = [bindings.safeParse(env), result].flatMap(({ error }) => error?.issues ?? []);
    if (!result.success || issues.length > 0) {
      const names = issues.map(({ path, message }) => `${path.join(".")} ${message}`);
      throw new Error(`Settings: ${names.join("; ")}`);
    }
    parsed = { env, settings: result.data };
  }
  return parsed.settings;
}
