import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync("app/**/*.{ts,tsx}")
  .filter((file) => !/\.(test|server)\./.test(file))
  .map((file) => [file, readFileSync(file, "utf8")] as const);

/** What browsers load later: `import()`, but for the types of one, and for the server's own. */
const imports = /(?<!typeof )(?<!import\.meta\.env\.SSR\s*\? \(await )\bimport\(/g;
const guarded = /\b(?:loadPart|lazyPart)\(\s*\(\) =>\s*import\(/g;

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Lists files that load code without a way out where it cannot be had. */
const listUnguarded = (files: readonly (readonly [string, string])[]) =>
  files
    .filter(([, text]) => {
      const isLazy = /\blazyPart\(/.test(text);
      return count(text, imports) !== count(text, guarded) || (isLazy && !text.includes("<Beside"));
    })
    .map(([file]) => file);

test("code that browsers load later is loaded by loadPart, or lazily within Beside", () => {
  const later = sources.filter(([, text]) => count(text, guarded) > 0);
  expect(later.length).toBeGreaterThan(10);
  expect(listUnguarded(sources)).toEqual([]);
});

test.each([
  ["a handler", 'const { play } = await import("./play.ts");'],
  ["a promise", 'import("./play.ts").then(play);'],
  ["a lazy part without a boundary", 'const Part = lazyPart(() => import("./part.tsx"));'],
  [
    "a lazy component that keeps its failure",
    '<Beside />; const Part = lazy(() => import("./part.tsx"));',
  ],
])("the check finds %s", (name, text) => {
  expect(listUnguarded([[name, text]])).toEqual([name]);
});

test("a browser test misses each part that is loaded later", () => {
  const tested =
    readFileSync("tests/e2e/support/parts.ts", "utf8") +
    readFileSync("tests/e2e/writing/sound-shape.spec.ts", "utf8");
  const names = sources.flatMap(([, text]) =>
    [...text.matchAll(/\bimport\("(?:.*\/)?([\w.-]+?)(?:\.tsx?)?"\)/g)].map(([, name]) => name!),
  );
  expect(new Set(names).size).toBeGreaterThan(12);
  const untested = names.filter((name) => !new RegExp(`"${name}"|/${name}-`).test(tested));
  expect(untested).toEqual([]);
});
