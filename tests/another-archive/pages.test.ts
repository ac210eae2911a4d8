import * as build from "virtual:react-router/server-build";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { listPages } from "#app/cache/public-pages.ts";
import { archive, languages, masterName } from "#app/archive.ts";
import { makeDemo } from "#drizzle/seed/demo/index.ts";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { archive as former, masterName as formerName } from "../../app/archive.ts";
import { readText, visit } from "#tests/integration/support/front-door.ts";

beforeEach(async () => {
  const { statements } = await makeDemo();
  await env.DB.batch(
    [...(await referenceStatements()), ...statements].map((one) => env.DB.prepare(one)),
  );
});

/** The former master's name in six scripts, without its endings: they differ, as in "ಬಾಲಮುರಳಿಕೃಷ್ಣ" and "బాలమురళి". */
const formerNames = new RegExp(
  [
    former.title,
    ...Object.values(formerName).map((name) => name.split(" ").at(-1)!.slice(0, 7)),
  ].join("|"),
  "i",
);

const locations = /<loc>http:\/\/localhost:8787([^<]*)<\/loc>/g;

async function readLocations(path: string): Promise<string[]> {
  const xml = await (await visit(path)).text();
  return [...xml.matchAll(locations)].map(([, one]) => one!.replaceAll("&amp;", "&"));
}

/** Of each hundred raagas, which have the same page, twenty; of the other lists, all. */
const isRead = (path: string, at: number) => !path.startsWith("/raagas/") || at % 5 === 0;

/** Lists the public pages: those of the sitemap, and those whose address has no parameters. */
async function listPaths(): Promise<string[]> {
  const parts = await readLocations("/sitemap.xml");
  expect(parts.length).toBeGreaterThan(4);
  const listed = await Promise.all(parts.map(readLocations));
  const fixed = [...listPages(build.routes)].flatMap(([path, keys]) =>
    keys === null || path.includes(":") ? [] : [path],
  );
  return [
    ...new Set([...listed.flatMap((paths) => paths.filter(isRead)), ...fixed]),
    "/openapi.json",
    "/api-docs",
  ];
}

async function listFormer(paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const response = await visit(path);
    expect(response.status, path).toBeLessThan(500);
    if (formerNames.test(await response.text())) found.push(path);
  }
  return found;
}

test("nothing of the former master is on any page", async () => {
  expect("Balamurali బాలమురళి பாலமுரளி ಬಾಲಮುರಳಿಕೃಷ್ಣ").toMatch(formerNames);
  const paths = await listPaths();
  expect(paths.length).toBeGreaterThan(250);
  expect(await listFormer(paths)).toEqual([]);
});

const ofEachKind = [
  "/",
  "/home",
  "/about",
  "/raagas",
  "/taalas",
  "/people",
  "/deities",
  "/data",
  "/practise",
  "/songs/1",
  "/raagas/Mayamalavagaula",
  "/taalas/Adi",
  "/people/tyagaraja",
  "/deities/Rama",
  "/search?title=meru&searched=true",
  "/songs/1/practise",
  "/songs/1/history",
];

test.each(languages)("pages in %s name the master, and nobody of before", async (language) => {
  const paths = ofEachKind.map((path) => `${path}${path.includes("?") ? "&" : "?"}lng=${language}`);
  expect(await listFormer(paths)).toEqual([]);
  const welcome = await readText(await visit(paths[0]!));
  expect(welcome).toContain(archive.title);
  expect(welcome).toContain(masterName[language]);
});
