import { z } from "zod";

const settings = z.object({
  /** The public address, without a slash at the end. */
  SITE_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  /** Tells in each answer what it asked of D1: for development and benchmarks. */
  SERVER_TIMING: z.stringbool().default(false),
  /** Keeps no finished pages: for benchmarks. */
  NO_MEMO: z.stringbool().default(false),
});

export type Settings = z.infer<typeof settings>;

let parsed: { env: object; settings: Settings } | undefined;

/** The settings of this Worker. Throws, naming each setting that is missing or wrong. */
export function readSettings(env: object): Settings {
  if (parsed?.env !== env) {
    const result = settings.safeParse(env);
    if (!result.success) throw new Error(`Settings: ${z.prettifyError(result.error)}`);
    parsed = { env, settings: result.data };
  }
  return parsed.settings;
}
