import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";

const folder = "build/client/assets";

/** Kilobytes of scripts, compressed, that a public page may load before anything is pressed. */
const most: Record<string, number> = {
  "/": 123.3,
  "/home": 125.4,
  "/search": 126.8,
  "/songs/:id": 127.5,
  "/raagas/:id": 126.4,
  "/raagas": 127,
  "/people": 124.2,
};

interface Manifest {
  entry: { module: string };
  routes: Record<string, { module: string }>;
}

const manifestFile = globSync(`${folder}/manifest-*.js`)[0]!;

function readManifest(): Manifest {
  const script = readFileSync(manifestFile, "utf8");
  return JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)) as Manifest;
}

/** Lists scripts with all that they load at once. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const script = readFileSync(`${folder}/${file}`, "utf8");
  for (const [, name] of script.matchAll(/\b(?:import|from)\s*"\.\/([\w.-]+\.js)"/g))
    withImports(name!, known);
  return known;
}

test.each(Object.entries(most))("the scripts of a page are light: %s", (route, limit) => {
  const { entry, routes } = readManifest();
  const files = new Set([basename(manifestFile)]);
  for (const { module } of [entry, routes.root!, routes[route]!])
    withImports(basename(module), files);
  const sizes = [...files].map((file) => gzipSync(readFileSync(`${folder}/${file}`)).length);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThanOrEqual(limit);
});
