import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";

/** Lists of data, which may be long. */
const lists = ["app/archive.ts", "app/domain/users/common-passwords.ts"];

const read = (path: string) => ({ path, lines: readFileSync(path, "utf8").trimEnd().split("\n") });
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const code = globSync("{app,workers}/**/*.{ts,tsx}")
  .filter((path) => !isTest(path))
  .map(read);
const sized = code.filter(({ path }) => !lists.includes(path));
const lengths = sized.map(({ lines }) => lines.length).toSorted((one, other) => one - other);
const quantile = (part: number) => lengths[Math.ceil(lengths.length * part) - 1]!;
const longerThan = (most: number, files: typeof code) =>
  files.filter(({ lines }) => lines.length > most).map(({ path, lines }) => [path, lines.length]);

/** Counts lines that hold only a comment or a part of one. */
function countComments(lines: string[]): number {
  let inside = false;
  return lines.filter((line) => {
    const text = line.trim();
    const begins = text.startsWith("/*") || text.startsWith("{/*");
    const isComment = inside || begins || text.startsWith("//");
    if (begins) inside = true;
    if (text.includes("*/")) inside = false;
    return isComment;
  }).length;
}

describe("files of app and workers", () => {
  test("are short: half of them have 50 lines at most, nine of ten 110, none more than 200", () => {
    expect(quantile(0.5)).toBeLessThanOrEqual(50);
    expect(quantile(0.9), `${longerThan(110, sized).join("\n")}\n`).toBeLessThanOrEqual(110);
    expect(longerThan(200, sized)).toEqual([]);
  });

  test("are 4 % comments at most", () => {
    const comments = code.map(({ path, lines }) => ({ path, n: countComments(lines) }));
    const total = comments.reduce((sum, { n }) => sum + n, 0);
    const lines = code.flatMap(({ lines: own }) => own.filter((line) => line.trim() !== "")).length;
    const most = comments.toSorted((one, other) => other.n - one.n).slice(0, 20);
    const told = most.map(({ path, n }) => `${n} ${path}`).join("\n");
    expect((100 * total) / lines, `${told}\n`).toBeLessThanOrEqual(4);
  });

  test("stand twenty to a folder at most", () => {
    const folders = new Map<string, number>();
    for (const { path } of code) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
    expect([...folders].filter(([, files]) => files > 20)).toEqual([]);
  });
});

test("no test has more than 250 lines", () => {
  const tests = globSync("{app,workers,tests}/**/*.{ts,tsx}").filter(
    (path) => isTest(path) || path.startsWith("tests/"),
  );
  expect(longerThan(250, tests.map(read))).toEqual([]);
});

test("integration tests have names of their own", () => {
  const names = globSync("tests/integration/**/*.test.ts").map((path) => path.split("/").at(-1)!);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
