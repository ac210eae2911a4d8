import { existsSync, globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { basename } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { assetsOfFile } from "#app/offline/assets.ts";

let imports: Record<string, string[]>;
beforeAll(() => {
  imports = JSON.parse(readFileSync("build/imports.json", "utf8"));
});

const read = (path: string) => readFileSync(`build/client${path}`, "utf8");
const pathOf = (name: string) =>
  `/assets/${globSync(`build/client/assets/${name}-???????.js`).map((file) => basename(file))[0]}`;

/** All that is stored with a script. */
function closureOf(first: string): string[] {
  const paths = [first];
  for (const path of paths)
    paths.push(...assetsOfFile(path, read(path)).filter((named) => !paths.includes(named)));
  return paths;
}

test("what a script loads, now or later, is found in its text", () => {
  const files = Object.entries(imports);
  expect(files.length).toBeGreaterThan(100);
  for (const [file, loaded] of files) {
    const found = assetsOfFile(`/${file}`, read(`/${file}`));
    for (const one of loaded) expect(found, file).toContain(`/${one}`);
  }
});

test("what is found is there", () => {
  for (const file of Object.keys(imports))
    for (const path of assetsOfFile(`/${file}`, read(`/${file}`)))
      expect(existsSync(`build/client${path}`), `${file} names ${path}`).toBe(true);
});

test("a song is kept with the player, and without the forms of contributors", () => {
  const scripts = ["entry.client", "root", "song", "practise"].map(pathOf);
  const stored = [...new Set(scripts.flatMap(closureOf))];
  const names = stored.map((path) => path.slice("/assets/".length));
  for (const name of ["player-", "press-sound-", "keep-dialog-", "click-player-", "framework-"])
    expect(
      names.some((one) => one.startsWith(name)),
      name,
    ).toBe(true);
  for (const name of ["drafts-", "song-form-", "MetadataCollector-"])
    expect(names.filter((one) => one.startsWith(name))).toEqual([]);
  const bytes = stored.reduce((sum, path) => sum + gzipSync(read(path)).length, 0);
  expect(bytes / 1000).toBeLessThan(260);
});
