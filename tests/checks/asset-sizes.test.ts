import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const folder = "build/client/assets";
const recordPath = "tests/checks/asset-sizes.json";
/** How many letters of a file's name are the hash of its content. */
const hashLength: Record<string, number> = { js: 7, css: 8 };
const growth = 1.05;
/** Bytes by which a file may differ because the hashes in the names that it loads do. */
const hashes = 16;

/** Returns the sizes of the built scripts and styles after compression; of those with one name, the largest first. */
function measure(): Record<string, number> {
  const files = readdirSync(folder).flatMap((file) => {
    const extension = file.split(".").at(-1)!;
    const length = hashLength[extension];
    if (!length) return [];
    const name = `${file.slice(0, -(extension.length + length + 2))}.${extension}`;
    return [{ name, size: gzipSync(readFileSync(`${folder}/${file}`)).length }];
  });
  const named = [...Map.groupBy(files, ({ name }) => name)].flatMap(([name, alike]) =>
    alike
      .toSorted((a, b) => b.size - a.size)
      .map(({ size }, at) => [at === 0 ? name : `${name} ${at + 1}`, size] as const),
  );
  return Object.fromEntries(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

test("no script or style is larger than what is recorded and 5 %", async () => {
  const recorded = JSON.parse(readFileSync(recordPath, "utf8")) as Record<string, number>;
  const measured = measure();
  expect(Object.keys(measured).length).toBeGreaterThan(200);
  // What has kept to its size stays as it is recorded, so that it cannot grow in small steps.
  const kept = Object.entries(measured).map(([name, size]) => {
    const before = recorded[name];
    return [name, before !== undefined && size <= before * growth + hashes ? before : size];
  });
  await expect(`${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`).toMatchFileSnapshot(
    "asset-sizes.json",
    "scripts or styles that are new, gone or more than 5 % larger: docs/contributing.md",
  );
});
