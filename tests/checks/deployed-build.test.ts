import { existsSync, globSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";

const read = (pattern: string) =>
  globSync(pattern).map((file) => [file, readFileSync(file, "utf8")] as const);
let server: (readonly [string, string])[] = [];
let client: (readonly [string, string])[] = [];

beforeAll(() => {
  server = read("build/server/**/*.js");
  client = read("build/client/assets/*.js");
});

test("T73 the deployed build has no outbox and no demonstration", () => {
  expect(server.length).toBeGreaterThan(0);
  for (const [file, text] of server) {
    expect(text, file).not.toContain("dev/outbox");
    expect(text, file).not.toContain("dev/design");
    expect(text, file).not.toContain("tambura-at-dawn");
    expect(text, file).not.toContain("routes/dev");
  }
});

test("T74 no setting's value and no server code is in the client build", () => {
  expect(client.length).toBeGreaterThan(0);
  for (const [file, text] of client)
    for (const word of [
      "SESSION_SECRET",
      "CODE_PEPPER",
      "drizzle",
      "scrypt",
      "one_time_codes",
      "passw0rd",
      // The library of transliteration.
      "tamil_superscripted",
    ])
      expect(text, `${file}: ${word}`).not.toContain(word);
});

test("T76 at most 25 packages are in the Worker, and none that reads sound files", () => {
  const maps = globSync("build/server/**/*.map").map((file) => readFileSync(file, "utf8"));
  const sources = maps.flatMap((text) => (JSON.parse(text) as { sources: string[] }).sources);
  const names = sources.flatMap(
    (source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
  );
  const packages = new Set(names);
  expect(packages.size).toBeGreaterThan(10);
  expect(packages.size, [...packages].join()).toBeLessThanOrEqual(25);
  expect(packages).not.toContain("music-metadata");
  expect(
    client.some(([file]) => file.includes("FlacParser")),
    "browsers have them",
  ).toBe(true);
});

test("the build may be deployed", () => {
  const { build } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
  expect(build?.command).toBeUndefined();
});

test("T74 the build holds no copy of this machine's secrets", () => {
  expect(existsSync("build/server/wrangler.json")).toBe(true);
  expect(existsSync("build/server/.dev.vars")).toBe(false);
});

test("the library of transliteration is a chunk of its own, loaded on first use", () => {
  const holding = server.filter(([, text]) => text.includes("gondi_masaram"));
  expect(holding.map(([file]) => file)).toEqual([expect.stringMatching(/sanscript-[\w-]+\.js$/)]);
  const importing = server.filter(([, text]) => text.includes("/sanscript-"));
  expect(importing.length).toBeGreaterThan(0);
  for (const [file, text] of importing)
    expect(text, file).not.toMatch(/\bfrom\s*["'][^"']*sanscript-|import\s*["'][^"']*sanscript-/);
});

test("hashed files are immutable", () => {
  expect(readFileSync("build/client/_headers", "utf8")).toMatch(
    /\/assets\/\*\n\s+Cache-Control: public, max-age=31536000, immutable/,
  );
});

test("the Worker comes before every file of `public`, and after the hashed ones", () => {
  const { assets } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
  expect(assets.run_worker_first).toEqual(["/*", "!/assets/*"]);
  const worker = readFileSync("workers/built-files.ts", "utf8");
  for (const file of globSync("public/*").map((path) => path.slice("public".length)))
    if (!file.startsWith("/_")) expect(worker, file).toContain(`"${file}"`);
});
