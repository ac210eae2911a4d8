import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makePeople, makeRaaga, makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { merge, mergeNumber, separate } from "../support/merges.ts";
import { readAllRows } from "../support/stored-rows.ts";
import { count } from "../support/users.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
  await makePeople("tyagaraja");
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO people (id, name, sort_name, iso_name, parts)
        VALUES ('ayyaval', 'Ayyaval', 'Ayyaval', 'Ayyāvāl', '["composer","vocal"]')`,
    ),
    env.DB.prepare(
      `INSERT INTO person_names (person_id, name, kind, language) VALUES
        ('ayyaval', 'Ayyaval', 'usual', NULL), ('ayyaval', 'అయ్యవాళ్', 'native', 'te')`,
    ),
    env.DB.prepare(
      "INSERT INTO person_identifiers VALUES ('ayyaval', 'viaf', '42'), ('ayyaval', 'wikidata', 'Q0'), ('tyagaraja', 'wikidata', 'Q1')",
    ),
    env.DB.prepare("INSERT INTO people_index VALUES ('en', '', '0A', 'Ayyaval', 'ayyaval', NULL)"),
  ]);
});

const credit = (song: number, ids: Record<string, string>) =>
  env.DB.prepare("UPDATE songs SET person_ids = ? WHERE id = ?")
    .bind(JSON.stringify(ids), song)
    .run();
const creditsOf = async (song: number) => {
  const { results } = await env.DB.prepare(
    "SELECT person_id AS id FROM credits WHERE song_id = ? ORDER BY position",
  )
    .bind(song)
    .all<{ id: string | null }>();
  return results.map(({ id }) => id);
};

async function makeCredits() {
  const sung = await makeSong({
    title: "Sung",
    singer: "Ayyaval",
    players: { Tambura: ["Tyagaraja"] },
  });
  await credit(sung, { Ayyaval: "ayyaval", Tyagaraja: "tyagaraja" });
  const binned = await makeSong({ title: "Binned", singer: "Ayyaval", deletedAt: new Date() });
  await credit(binned, { Ayyaval: "ayyaval" });
  const other = await makeSong({ title: "Other", singer: "Tyagaraja" });
  await credit(other, { Tyagaraja: "tyagaraja" });
  await env.DB.prepare(
    "UPDATE compositions SET composer_id = 'ayyaval' WHERE title = 'Other'",
  ).run();
  await makeRaaga({ id: "Navarasa", creatorId: "ayyaval" });
  await makeRaaga({ id: "Umabharanam", creatorId: "tyagaraja" });
  return { sung, binned, other };
}

/** What visitors read of people. */
async function readPeople() {
  const rows = await readAllRows();
  const sorted = (table: string) => rows[table]!.map((row) => JSON.stringify(row)).toSorted();
  return [
    ...[
      "people",
      "person_names",
      "person_keys",
      "person_identifiers",
      "people_index",
      "credits",
    ].map(sorted),
    rows.compositions!.map(({ composer_id: id }) => id),
    rows.raagas!.map(({ id, creator_id: creator }) => [id, creator]),
  ];
}

test("merging two people moves credits, compositions, names and identifiers", async () => {
  const { sung, binned, other } = await makeCredits();
  const path = "/admin/same?kind=person&from=ayyaval&to=%2Fpeople%2Ftyagaraja";
  const dialog = await readText(await admin.read(path));
  expect(dialog).toContain("Merge Ayyaval into Tyagaraja");
  expect(dialog).toContain("2 songs that credit this person will credit Tyagaraja.");
  expect(dialog).toContain("1 composition moves to Tyagaraja.");
  expect(dialog).toMatch(/gets these other names: .*Ayyaval/);
  const done = await merge(admin, "person", "ayyaval", "tyagaraja");
  expect(done.headers.get("Location")).toBe("/admin/same?kind=person");
  expect(await creditsOf(sung)).toEqual(["tyagaraja", "tyagaraja"]);
  expect(await creditsOf(binned)).toEqual(["tyagaraja"]);
  expect(await creditsOf(other)).toEqual(["tyagaraja"]);
  expect(await count("FROM compositions WHERE composer_id = 'tyagaraja'")).toBeGreaterThan(0);
  expect(await count("FROM raagas WHERE creator_id = 'tyagaraja'")).toBe(2);
  const { results } = await env.DB.prepare(
    "SELECT name, kind, language FROM person_names WHERE name IN ('Ayyaval', 'అయ్యవాళ్') AND person_id = 'tyagaraja' ORDER BY name",
  ).all();
  expect(results).toEqual([
    { name: "Ayyaval", kind: "spelling", language: null },
    { name: "అయ్యవాళ్", kind: "native", language: null },
  ]);
  expect(await count("FROM person_names WHERE person_id = 'ayyaval'")).toBe(0);
  expect(await count("FROM people_index WHERE person_id = 'ayyaval'")).toBe(0);
  expect(
    await count("FROM people_index WHERE person_id = 'tyagaraja' AND part = 'vocal'"),
  ).toBeGreaterThan(0);
  expect(
    await count("FROM person_identifiers WHERE person_id = 'tyagaraja' AND value = '42'"),
  ).toBe(1);
  expect(
    await count("FROM person_identifiers WHERE person_id = 'tyagaraja' AND value = 'Q0'"),
  ).toBe(0);
  const page = await visit("/people/ayyaval");
  expect([page.status, page.headers.get("Location")]).toEqual([302, "/people/tyagaraja"]);
  expect(await readText(await visit("/people/tyagaraja"))).toContain("Ayyaval");
  expect(
    await count("FROM person_keys WHERE person_id = 'tyagaraja' AND matched = 'Ayyaval'"),
  ).toBeGreaterThan(0);
  const { results: revisions } = await env.DB.prepare(
    "SELECT subject_id, kind, changed_by FROM revisions WHERE subject_kind = 'person' ORDER BY id",
  ).all();
  expect(revisions).toEqual([
    { subject_id: "ayyaval", kind: "merged", changed_by: admin.id },
    { subject_id: "tyagaraja", kind: "merged", changed_by: admin.id },
  ]);
  expect(await count("FROM audit_events WHERE act = 'people merged'")).toBe(1);
});

test("separating two people restores everything that the merge did, but for what changed since", async () => {
  const { sung, other } = await makeCredits();
  await merge(admin, "person", "tyagaraja", "ayyaval");
  await separate(admin, "person", await mergeNumber());
  const before = await readPeople();
  await merge(admin, "person", "ayyaval", "tyagaraja");
  const id = await mergeNumber();
  const dialog = await readText(await admin.read(`/admin/merges?kind=person&id=${id}`));
  expect(dialog).toContain("2 songs will credit Ayyaval again.");
  expect((await separate(admin, "person", id)).status).toBe(302);
  expect(await readPeople()).toEqual(before);

  await merge(admin, "person", "ayyaval", "tyagaraja");
  await credit(sung, {});
  await env.DB.prepare("UPDATE people SET iso_name = 'Another' WHERE id = 'tyagaraja'").run();
  await separate(admin, "person", await mergeNumber());
  expect(await creditsOf(sung)).toEqual([null, null]);
  expect(await creditsOf(other)).toEqual(["tyagaraja"]);
  expect(await count("FROM people WHERE iso_name = 'Another'")).toBe(1);
  expect((await visit("/people/ayyaval")).status).toBe(200);
});

test("people that are one, unknown or merged already are not merged", async () => {
  expect((await merge(admin, "person", "tyagaraja", "tyagaraja")).status).toBe(404);
  expect((await merge(admin, "person", "tyagaraja", "nobody")).status).toBe(404);
  await merge(admin, "person", "ayyaval", "tyagaraja");
  expect((await merge(admin, "person", "ayyaval", "tyagaraja")).status).toBe(404);
  expect(await count("FROM merges")).toBe(1);
});
