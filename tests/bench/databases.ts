import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../scripts/local.ts";

/** A migrated and filled archive of each size, in a temporary directory. */
export function makeDatabases(sizes: number[]) {
  const root = mkdtempSync(join(tmpdir(), "archive-bench-"));
  const states = sizes.map((size) => {
    const state = join(root, String(size));
    run("wrangler", ["d1", "migrations", "apply", "DB", "--local", `--persist-to=${state}`]);
    run("node", ["scripts/seed-large.ts", `--songs=${size}`, `--state=${state}`]);
    return { size, state };
  });
  return { states, remove: () => rmSync(root, { recursive: true, force: true }) };
}
