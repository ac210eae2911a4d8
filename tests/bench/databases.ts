import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs a tool to its end; shows its output only if it fails. */
function quietly(tool: string, args: string[]): void {
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" };
  execFileSync(tool, args, { env, stdio: ["ignore", "ignore", "pipe"] });
}

/** A migrated and filled archive of each size, in a temporary directory. */
export function makeDatabases(sizes: number[]) {
  const root = mkdtempSync(join(tmpdir(), "archive-bench-"));
  const states = sizes.map((size) => {
    const state = join(root, String(size));
    quietly("wrangler", ["d1", "migrations", "apply", "DB", "--local", `--persist-to=${state}`]);
    console.log(`Filling an archive of ${size} songs …`);
    quietly("node", ["scripts/seed-large.ts", `--songs=${size}`, `--state=${state}`]);
    return { size, state };
  });
  return { states, remove: () => rmSync(root, { recursive: true, force: true }) };
}
