import { z } from "zod";

const secret = z.string().min(32, "needs at least 32 characters");

const settings = z
  .object({
    SITE_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
    SESSION_SECRET: secret,
    /** Secret for the hashes of one-time codes and the encryption of mails. */
    CODE_PEPPER: secret,
    /** API key of the mail service; a local build may use the outbox instead. */
    RESEND_API_KEY: z.string().optional(),
    MAIL_FROM: z.string().default("archive@example.org"),
    OUTBOX: z.stringbool().default(false),
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
  .refine(({ OUTBOX }) => !OUTBOX || __LOCAL_BUILD__, {
    path: ["OUTBOX"],
    message: "is for local builds only",
  })
  .refine(({ OUTBOX, RESEND_API_KEY }) => OUTBOX || RESEND_API_KEY, {
    path: ["RESEND_API_KEY"],
    message: "is missing",
  });

export type Settings = z.infer<typeof settings>;

let parsed: { env: object; settings: Settings } | undefined;

/** Parses the settings. Throws an Error that names each missing or invalid setting, never its value. */
export function readSettings(env: object): Settings {
  if (parsed?.env !== env) {
    const result = settings.safeParse(env);
    if (!result.success) {
      const names = result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
      throw new Error(`Settings: ${names.join("; ")}`);
    }
    parsed = { env, settings: result.data };
  }
  return parsed.settings;
}
