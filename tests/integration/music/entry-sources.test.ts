import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { findRaaga } from "#app/data/music/raaga-reads.ts";
import { raagaList } from "#app/data/music/raagas.ts";
import { taalaList } from "#app/data/music/taalas.ts";
import { sourceLines } from "#app/domain/records/cited-sources.ts";
import type { Raaga } from "#app/domain/music/raaga.ts";
import { saveEntry } from "#app/operations/music/save-entry.ts";
import { makeRaaga } from "../support/factories.ts";
import { seedReference } from "../support/seeds.ts";
import { makeUser } from "../support/users.ts";

const db = openDatabase(env.DB);
const list = async (query: string) =>
  (await env.DB.prepare(query).raw()).map((row) => row.join(" "));
const source = (field: string, title: string, note = "") => ({
  field,
  title,
  address: "",
  note,
  reading: "",
});

async function edit(id: string, changes: Partial<Raaga>) {
  const actorId = await makeUser(`${crypto.randomUUID()}@example.org`, "Administrator");
  const before = (await findRaaga(db, id))!;
  const entry = { ...before, ...changes };
  expect((await saveEntry({ db }, raagaList, { id, entry, actorId })).ok).toBe(true);
  return (await findRaaga(db, entry.id))!;
}

const claims = `SELECT field, title, address, note FROM claims JOIN sources ON sources.id = source_id
  WHERE subject_kind = 'raaga' AND subject_id`;

test("the seeds count as many lines that agree on a scale as there are sources of it", async () => {
  await seedReference();
  const wrong = await list(`SELECT id FROM raagas WHERE coalesce(agreement, 0) <>
    (SELECT count(*) FROM claims WHERE subject_kind = 'raaga' AND subject_id = raagas.id AND field = 'arohana')`);
  expect(wrong).toEqual([]);
  const raagas = await raagaList.listAll(db);
  expect(sourceLines("raaga", raagas.find(({ id }) => id === "Abhogi")!.sources)).toContain(
    "scale | Wikipedia, List of Janya ragas; codevalley/raagawheel",
  );
});

test("an editor writes sources: new titles become websites, known ones are found, agreement follows", async () => {
  await makeRaaga({ id: "New", arohana: "S R2 S'", avarohana: "S' R2 S" });
  await env.DB.prepare(
    `INSERT INTO sources (id, title, kind, address) VALUES (7, 'Known', 'book', ''), (8, 'Known', 'website', 'https://x'), (9, 'Cited', 'book', '')`,
  ).run();
  const written = [
    source("", "Known", "chapter 2"),
    source("arohana", "A book"),
    source("arohana", "https://example.org/a"),
  ];
  expect((await edit("New", { sources: written })).sources).toEqual(written);
  expect(await list(`${claims} = 'New' ORDER BY 1, 2`)).toEqual([
    " Known  chapter 2",
    "arohana A book  ",
    "arohana https://example.org/a https://example.org/a ",
  ]);
  expect(await list("SELECT agreement FROM raagas WHERE id = 'New'")).toEqual(["2"]);
  const [revision] = await list(
    "SELECT changed_by IS NOT NULL, fields ->> '$.sources[1]' FROM revisions WHERE subject_id = 'New'",
  );
  expect(revision).toBe(`1 ${JSON.stringify(written)}`);
  await env.DB.prepare("UPDATE claims SET source_id = 8 WHERE source_id = 7").run();
  const fewer = [source("", "Known", "chapter 3"), source("arohana", "A book")];
  await edit("New", { sources: fewer });
  expect(await list(`${claims} = 'New' ORDER BY 1, 2`)).toEqual([
    " Known https://x chapter 3",
    "arohana A book  ",
  ]);
  expect(await list("SELECT agreement FROM raagas WHERE id = 'New'")).toEqual(["1"]);
  await edit("New", { sources: [] });
  expect(await list("SELECT agreement FROM raagas WHERE id = 'New'")).toEqual([""]);
});

test("sources follow a new name, and are not brought back by the seeds", async () => {
  await seedReference();
  const before = (await findRaaga(db, "Abhogi"))!;
  const renamed = await edit("Abhogi", { id: "Abhoghi" });
  expect(renamed.sources).toEqual(before.sources);
  expect(await list(`${claims} = 'Abhogi'`)).toEqual([]);
  const [kept] = before.sources.filter(({ field }) => field === "arohana");
  await edit("Hindolam", { sources: [kept!] });
  await seedReference();
  expect((await findRaaga(db, "Hindolam"))!.sources).toEqual([kept]);
  expect(await list("SELECT agreement FROM raagas WHERE id = 'Hindolam'")).toEqual(["1"]);
});

test("a taala has sources of its other names", async () => {
  await seedReference();
  const found = await taalaList.find(db, "Misra Chapu");
  expect(sourceLines("taala", found!.sources)).toBe(
    "alias Chapu | ramanarunachalam/Music\nalias Misram | MTG/dunya",
  );
});
