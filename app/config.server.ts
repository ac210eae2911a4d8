import { z } from "zod";

const secret = z.string().min(32, "needs at least 32 characters");

const settings = z
  .object({
    /** The public address, without a slash at the end. */
    SITE_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
    /** Signs the cookies. */
    SESSION_SECRET: secret,
    /** Keys the hashes of one-time codes and seals mails. */
    CODE_PEPPER: secret,
    /** Sends the mails; in its place a local build may have an outbox. */
    RESEND_API_KEY: z.string().optional(),
    MAIL_FROM: z.string().default("archive@example.org"),
    /** Keeps mails in the outbox instead of sending them. */
    OUTBOX: z.stringbool().default(false),
    /** What one user's recordings may take: bytes and files. */
    UPLOAD_BYTES: z.coerce
      .number()
      .int()
      .positive()
      .default(20 * 2 ** 30),
    UPLOAD_FILES: z.coerce.number().int().positive().default(500),
    /** Sites whose scripts may call the REST interface, with commas between them; none by default. */
    CORS_ORIGINS: z
      .string()
      .default("")
      .transform((list) => list.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
    /** Tells in each answer what it asked of D1: for development and benchmarks. */
    SERVER_TIMING: z.stringbool().default(false),
    /** Whether finished responses are cached in memory; off for benchmarks. */
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

/** The settings of this Worker. Throws, naming each setting that is missing or wrong, never its value. */
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
