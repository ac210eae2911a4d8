import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { localVars } from "../../scripts/local.ts";

/** Secrets that are recognised by their format. */
const forms = [
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----[\s+]*[A-Za-z0-9+/]{40,}/,
  /\bre_[A-Za-z0-9]{6,}_[A-Za-z0-9]{16,}/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{40,}/,
  /\bsk_live_\w{16,}|\bxox[abp]-[\w-]{20,}|\bnpm_[A-Za-z0-9]{36}\b/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/,
  /(?:SECRET|PEPPER|API_KEY|API_TOKEN)["']?\s*[=:]\s*["']?[A-Za-z0-9+/_-]{32,}/,
];

/** Lists the secrets in a text, by `values` and by format, as their first letters. */
function secretsIn(text: string, values: string[]): string[] {
  const found = [
    ...values.filter((value) => text.includes(value)),
    ...forms.flatMap((form) => form.exec(text)?.[0] ?? []),
  ];
  return found.map((secret) => `${secret.slice(0, 8)}…`);
}

/** The values of secrets in this machine's files and environment. */
let values: string[] = [];

beforeAll(() => {
  const isSecret = (name: string) => /SECRET|PEPPER|_KEY$|_TOKEN$|PASSWORD/.test(name);
  const known = [...Object.entries(localVars()), ...Object.entries(process.env)];
  values = known.flatMap(([name, value = ""]) =>
    isSecret(name) && value.length >= 16 ? [value] : [],
  );
});

test("T74 secrets are recognised among other texts", () => {
  const secret = "Zq3kP0xV8nT2mB7cR5wY9sL1dF6gH4jA";
  const bad = [
    `const a = "${secret}"`,
    `SESSION_SECRET=${"a1B2".repeat(10)}`,
    `"CODE_PEPPER": "${"a1B2".repeat(10)}"`,
    `-----BEGIN OPENSSH PRIVATE KEY-----\n+${"a1B2".repeat(16)}`,
    `key: re_${"a1".repeat(4)}_${"b2".repeat(12)}`,
    `ghp_${"a1".repeat(18)}`,
    `AKIA${"A1".repeat(8)}`,
  ];
  for (const text of bad) expect(secretsIn(text, [secret]), text).not.toEqual([]);
  for (const text of ["SESSION_SECRET", 'SESSION_SECRET: "a secret of the tests, forty letters"'])
    expect(secretsIn(text, [secret]), text).toEqual([]);
});

test("T74 the build has no secret in it, neither for browsers nor in the Worker", () => {
  expect(values.length).toBeGreaterThanOrEqual(2);
  for (const place of ["build/client", "build/server"]) {
    const files = globSync(`${place}/{**/,}{.*,*}`, { withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length, place).toBeGreaterThan(10);
    for (const { parentPath, name } of files)
      expect(secretsIn(readFileSync(`${parentPath}/${name}`, "latin1"), values), name).toEqual([]);
  }
});

test("T74 nor have the sources and their history", () => {
  const tracked = spawnSync("git", ["ls-files", "-z"], { encoding: "utf8" });
  const inRepository = tracked.status === 0;
  const files = inRepository
    ? tracked.stdout.split("\0").filter(Boolean)
    : globSync("{app,drizzle,migrations,public,scripts,tests,workers}/**/*.*");
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /(^|\/)\.(dev\.vars|env)/.test(file))).toEqual([]);
  for (const file of files)
    if (existsSync(file)) expect(secretsIn(readFileSync(file, "latin1"), values), file).toEqual([]);
  if (!inRepository) return;
  // Every line that was ever added, on every branch.
  const history = execFileSync("git", ["log", "-p", "--all", "--no-color", "--text"], {
    encoding: "latin1",
    maxBuffer: 2 ** 30,
  });
  const added = history.split("\n").filter((line) => line.startsWith("+"));
  expect(added.length).toBeGreaterThan(1000);
  expect(secretsIn(added.join("\n"), values)).toEqual([]);
}, 60_000);
