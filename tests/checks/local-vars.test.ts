import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "archive-"));
const file = join(folder, ".dev.vars");
afterAll(() => rmSync(folder, { recursive: true }));

const makeVars = () => {
  const script = `import { localVars } from ${JSON.stringify(resolve("scripts/local.ts"))}; localVars();`;
  const command = `umask 022; exec ${process.execPath} --input-type=module -e '${script}'`;
  execFileSync("sh", ["-c", command], { cwd: folder, stdio: "pipe" });
};
const mode = () => (statSync(file).mode & 0o777).toString(8);

test("T74 the secrets of this machine are for their owner alone, also those from before", () => {
  makeVars();
  expect(mode()).toBe("600");
  const secrets = readFileSync(file, "utf8");
  chmodSync(file, 0o644);
  makeVars();
  expect(mode()).toBe("600");
  expect(readFileSync(file, "utf8")).toBe(secrets);
}, 60_000);
