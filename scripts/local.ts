import { spawnSync } from "node:child_process";
import { getPlatformProxy } from "wrangler";

/** Where the embedded D1, R2 and KV keep their files; tests have a place of their own. */
export const statePath = process.env.ARCHIVE_STATE ?? ".wrangler/state";

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
