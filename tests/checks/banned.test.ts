import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "archive-lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lists the linter rules that a text breaks. */
function rulesBrokenBy(text: string): string[] {
  const file = join(folder, "sample.tsx");
  writeFileSync(file, text);
  const linter = "node_modules/oxlint/bin/oxlint";
  const args = [linter, "--config", "oxlint.config.ts", "--format", "json", file];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

const property = "eslint(no-restricted-properties)";

test.each([
  ["T10 chance that can be foretold", "export const a = Math.random();", property],
  ["T17 PBKDF2", 'import crypto from "node:crypto"; export const a = crypto.pbkdf2Sync;', property],
  ["T17 PBKDF2 of the web", "export const a = crypto.subtle.deriveBits;", property],
  ["T48 SQL that is a text", "export const a = (sql) => sql.raw('1');", property],
  ["T48 a column that is asked for", "export const a = (sql) => sql.identifier('1');", property],
  [
    "T43 markup that is a text",
    "export const A = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;",
    "react(no-danger)",
  ],
  [
    "T47 a style in the markup",
    "export const A = () => <p style={{ top: 0 }} />;",
    "react(forbid-dom-props)",
  ],
  ["a cookie that a page writes", 'document.cookie = "a=1";', "unicorn(no-document-cookie)"],
])("%s: the linter refuses it", (_, text, rule) => {
  expect(rulesBrokenBy(text)).toContain(rule);
  expect(rulesBrokenBy("export const a = 1;")).toEqual([]);
});

test("T17 no source hashes passwords another way", () => {
  const files = globSync("{app,workers,scripts,drizzle}/**/*.{ts,tsx}");
  expect(files.length).toBeGreaterThan(300);
  const hashing = files.filter((file) =>
    /pbkdf2|deriveBits|bcrypt|argon2|createHash\("(md5|sha1)"/i.test(readFileSync(file, "utf8")),
  );
  expect(hashing).toEqual([]);
});
