import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));

test("no migration can lose rows", () => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const sql = readFileSync(join("migrations", file), "utf8");
    expect(sql, file).not.toMatch(/DROP\s+TABLE/i);
    expect(sql, file).not.toMatch(/ON DELETE (CASCADE|SET NULL)/i);
    expect(sql, `${file}: LF line ends, END in capitals`).not.toMatch(/\r|^end;/m);
  }
});

test("the schema has no change without its migration", () => {
  const copy = mkdtempSync(join(tmpdir(), "migrations-"));
  cpSync("migrations", join(copy, "migrations"), { recursive: true });
  const result = spawnSync(
    "drizzle-kit",
    [
      "generate",
      "--dialect=sqlite",
      "--schema=./drizzle/schema/index.ts",
      `--out=${relative(".", join(copy, "migrations"))}`,
    ],
    { encoding: "utf8" },
  );
  expect(result.status, result.stderr).toBe(0);
  expect(result.stdout).toContain("No schema changes");
  expect(readdirSync(join(copy, "migrations")).filter((name) => name.endsWith(".sql"))).toEqual(
    files,
  );
}, 60_000);
