import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "archive-lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

const property = "eslint(no-restricted-properties)";

const banned: [what: string, text: string, rule: string][] = [
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
];

/** Lints every text in one run. Returns the rules that each breaks. */
function lint(texts: string[]): string[][] {
  for (const [at, text] of texts.entries()) writeFileSync(join(folder, `${at}.tsx`), text);
  const linter = "node_modules/oxlint/bin/oxlint";
  const args = [linter, "--config", "oxlint.config.ts", "--format", "json", folder];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  return texts.map((_, at) =>
    diagnostics.filter(({ filename }) => filename.endsWith(`/${at}.tsx`)).map(({ code }) => code),
  );
}

describe("the linter", () => {
  const [allowed, ...broken] = lint(["export const a = 1;", ...banned.map(([, text]) => text)]);

  test("allows what is not banned", () => {
    expect(allowed).toEqual([]);
  });

  test.each(banned.map(([what, , rule], at) => ({ what, rule, at })))(
    "$what: refused",
    ({ rule, at }) => {
      expect(broken[at]).toContain(rule);
    },
  );
});

const sources = globSync("{app,workers,scripts,drizzle}/**/*.{ts,tsx}");
const listSources = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(file, "utf8")));

test("T48 SQL as a text is made of constants and numbers, in these files alone", () => {
  expect(listSources(/oxlint-disable.*no-restricted-properties/).toSorted()).toEqual([
    "app/data/literal.ts",
    "app/data/music/script-names.ts",
    "app/data/people/name-bearers.ts",
    "app/data/records/copies/copied-tables.ts",
    "app/data/search/index/numeral.ts",
    "app/data/search/names/name-statement.ts",
    "app/data/search/reading/meanings.ts",
    "app/data/search/search-statement.ts",
    "app/data/songs/edits/row-columns.ts",
    "drizzle/schema/title-key.ts",
  ]);
});

test("T10 no source draws by chance that can be foretold", () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(listSources(/Math\s*\.\s*random/)).toEqual([]);
});

test("T17 no source hashes passwords another way", () => {
  const hashing = /pbkdf2|deriveBits|bcrypt|argon2|createHash\("(md5|sha1)"/i;
  // R2 names an object by its MD5, with which a copy is compared.
  expect(listSources(hashing)).toEqual(["scripts/copies/copy-files.ts"]);
});
