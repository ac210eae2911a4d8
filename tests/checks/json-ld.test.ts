import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("app/**/*.{ts,tsx}").filter((file) =>
  readFileSync(file, "utf8").includes('from "schema-dts"'),
);

test("no JSON-LD has a part that TypeScript would not search for unknown properties", () => {
  expect(files.length).toBeGreaterThan(4);
  for (const file of files)
    expect(readFileSync(file, "utf8").match(/\.\.\.\([^;]*?[?&]\s*[({].*/g) ?? [], file).toEqual(
      [],
    );
});
