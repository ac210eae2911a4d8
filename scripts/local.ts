import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** The directory of the embedded D1, R2 and KV. */
export const statePath = process.env.ARCHIVE_STATE ?? ".wrangler/state";

/** Local builds have the outbox and the demonstration data. */
export const localBuild = { ARCHIVE_LOCAL: "true" };

/** The local settings, secrets among them. */
export const varsFile = resolve(".dev.vars");
const ownersOnly = 0o600;

/** Reads the local settings; on first use generates the secrets, readable by their owner only. */
export function localVars(): Record<string, string> {
  if (!existsSync(varsFile)) {
    const secret = () => randomBytes(32).toString("base64url");
    const lines = [`SESSION_SECRET=${secret()}`, `CODE_PEPPER=${secret()}`, "OUTBOX=true", ""];
    writeFileSync(varsFile, lines.join("\n"), { mode: ownersOnly });
  }
  chmodSync(varsFile, ownersOnly);
  const lines = readFileSync(varsFile, "utf8").split("\n");
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return name ? [[name, value ?? ""]] : [];
    }),
  );
}

/** Runs a tool of node_modules/.bin; exits this script if it fails. */
export function run(tool: string, args: string[], env: Record<string, string> = {}): void {
  const result = spawnSync(tool, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", ...env },
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Prints a message and exits with an error. */
export function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

export type OpenBindings = () => Promise<{ env: Env; close: () => Promise<void> }>;

const maxTries = 3;

/**
 * Runs `work` with the bindings that `open` returns. On a busy machine the connection to the runtime may be lost: then
 * `work` is repeated, at most twice, with a new runtime.
 */
export async function withLocalBindings<T>(
  work: (env: Env) => Promise<T>,
  open: OpenBindings = () => openLocalBindings(statePath),
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const { env, close } = await open();
    try {
      return await work(env);
    } catch (error) {
      const isLost = error instanceof TypeError && error.message === "fetch failed";
      if (!isLost || tries === maxTries) throw error;
    } finally {
      await close();
    }
  }
}

/** Opens the bindings of wrangler.toml on the files under `state`. */
export async function openLocalBindings(state: string) {
  // Imported on demand: it takes seconds to load.
  const { getPlatformProxy } = await import("wrangler");
  const proxy = await getPlatformProxy<Env>({
    configPath: "wrangler.toml",
    persist: { path: `${state}/v3` },
  });
  return { env: proxy.env, close: () => proxy.dispose() };
}
