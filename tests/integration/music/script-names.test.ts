import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { nameExceptions, raagas, songs } from "#drizzle/schema/index.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { db, makePeople, makeRaaga, makeSong, makeTaala } from "../support/factories.ts";

const run = (query: string) => env.DB.prepare(query).run();
const namesOf = async (id: number, language = "te") => {
  const [row] = await db.select({ names: songs.scriptNames }).from(songs).where(eq(songs.id, id));
  return row!.names[language] ?? null;
};
const named = (table: string, id: string | number, names: object) =>
  env.DB.prepare(`UPDATE ${table} SET script_names = ? WHERE id = ?`)
    .bind(JSON.stringify(names), id)
    .run();

let id: number;

beforeEach(async () => {
  await makePeople("tyagaraja");
  await makeRaaga({ id: "Arabhi", scriptNames: { te: "ఆరభి", ta: "ஆரபி" } });
  await makeTaala("Adi");
  id = await makeSong({
    title: "Sadhinchene",
    composer: "Tyagaraja",
    raagaId: "Arabhi",
    taalaId: "Adi",
  });
});

test("a song says the names of what it links to, by language", async () => {
  expect(await namesOf(id)).toEqual({ raaga: "ఆరభి", composer: "త్యాగరాజు" });
  expect(await namesOf(id, "ta")).toMatchObject({ raaga: "ஆரபி" });
  expect(await namesOf(id, "en")).toBeNull();
});

test("follows changes of the names of its raaga, taala, title and people", async () => {
  await named("raagas", "Arabhi", { te: "ఆరభీ" });
  await named("taalas", "Adi", { te: "ఆది" });
  await named("people", "tyagaraja", { te: "త్యాగయ్య" });
  await run(`UPDATE compositions SET script_names = '{"te":"సాధించెనే"}'`);
  expect(await namesOf(id)).toEqual({
    title: "సాధించెనే",
    raaga: "ఆరభీ",
    taala: "ఆది",
    composer: "త్యాగయ్య",
  });
  expect((await namesOf(id, "ta"))?.raaga).toBeUndefined();
});

test("follows a change of its raaga, singer or composition, and its way out of the bin", async () => {
  await makeRaaga({ id: "Kapi", scriptNames: { te: "కాపి" } });
  await run(`UPDATE songs SET raaga_id = 'Kapi', singer = 'Tyagaraja',
    person_ids = '{"Tyagaraja":"tyagaraja"}' WHERE id = ${id}`);
  expect(await namesOf(id)).toMatchObject({ raaga: "కాపి", singer: "త్యాగరాజు" });
  await run(`UPDATE songs SET deleted_at = 1 WHERE id = ${id}`);
  await named("raagas", "Kapi", { te: "కాపీ" });
  await run(`UPDATE songs SET deleted_at = NULL WHERE id = ${id}`);
  expect(await namesOf(id)).toMatchObject({ raaga: "కాపీ" });
});

test("a renamed raaga keeps its names in its songs", async () => {
  await db.update(raagas).set({ id: "Aarabhi" }).where(eq(raagas.id, "Arabhi"));
  expect(await namesOf(id)).toMatchObject({ raaga: "ఆరభి" });
  await db
    .update(raagas)
    .set({ id: "Arabhi", scriptNames: { te: "ఆరభీ" } })
    .where(eq(raagas.id, "Aarabhi"));
  expect(await namesOf(id)).toMatchObject({ raaga: "ఆరభీ" });
});

test("a raaga's names follow its ISO name and its exceptions, which go with it", async () => {
  const admin = await makeAdministrator();
  const stored = async (raaga: string) => {
    const [row] = await db
      .select({ names: raagas.scriptNames })
      .from(raagas)
      .where(eq(raagas.id, raaga));
    return row?.names;
  };
  const given = { act: "add", name: "Behag", isoName: "bēhāg" };
  expect((await admin.send("/admin/raaga?dialog=add", given)).status).toBe(302);
  expect(await stored("Behag")).toMatchObject({ te: "బేహాగ్", hi: "बिहाग" });
  const exceptions = "ta | பெஹாக் | A songbook";
  const changed = { ...given, act: "change", isoName: "bihāg", exceptions };
  expect((await admin.send("/admin/raaga?dialog=edit&id=Behag", changed)).status).toBe(302);
  expect(await stored("Behag")).toMatchObject({ te: "బిహాగ్", ta: "பெஹாக்" });
  await admin.send("/admin/raaga?dialog=edit&id=Behag", { act: "delete" });
  expect(await db.select().from(nameExceptions)).toEqual([]);
});
