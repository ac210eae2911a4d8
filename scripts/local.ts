import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { getPlatformProxy } from "wrangler";

/** Where the embedded D1, R2 and KV keep their files; tests have a place of their own. */
export const statePath = process.env.ARCHIVE_STATE ?? ".wrangler/state";

/** Builds of this machine have the outbox and the demonstration. */
export const localBuild = { ARCHIVE_LOCAL: "true" };

const varsFile = ".dev.vars";
/** For its owner alone: others on this machine could sign cookies with what stands in it. */
const ownersOnly = 0o600;

/** The settings of this machine: secrets of its own, drawn once, and an outbox in place of the post. */
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

/** Runs a tool of node_modules/.bin to its end; stops this script when it fails. */
export function run(tool: string, args: string[], env: Record<string, string> = {}): void {
  const result = spawnSync(tool, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", ...env },
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** The bindings of wrangler.toml, embedded, on the files under `statePath`. */
export async function openLocalBindings() {
  const proxy = await getPlatformProxy<Env>({
    configPath: "wrangler.toml",
    persist: { path: `${statePath}/v3` },
  });
  return { env: proxy.env, close: () => proxy.dispose() };
}
