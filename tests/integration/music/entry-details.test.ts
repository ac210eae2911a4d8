import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { findRaaga } from "#app/data/music/raaga-reads.ts";
import { raagaList } from "#app/data/music/raagas.ts";
import { taalaList } from "#app/data/music/taalas.ts";
import { raagaForm } from "#app/domain/music/raaga.ts";
import { raagaTable } from "#app/domain/music/raaga-table.ts";
import { taalaForm } from "#app/domain/music/taala.ts";
import { taalaTable } from "#app/domain/music/taala-table.ts";
import { saveEntry } from "#app/operations/music/save-entry.ts";
import { seedReference } from "../support/seeds.ts";
import { makeUser } from "../support/users.ts";

const db = openDatabase(env.DB);
const list = async (query: string) =>
  (await env.DB.prepare(query).raw()).map((row) => row.join(" "));

test("every field of the seeds goes out to CSV and comes in again as it was", async () => {
  await seedReference();
  const raagas = await raagaList.listAll(db);
  const taalas = await taalaList.listAll(db);
  expect(raagas.find(({ id }) => id === "Lavangi")?.scales).toEqual([
    {
      kind: "phrase",
      parent: 8,
      arohana: "S R1 M1 D1 S'",
      avarohana: "S' D1 M1 R1 S",
      sources: ["Wikipedia"],
    },
  ]);
  const rowOf = (columns: readonly string[], cells: (string | number | null)[]) => ({
    line: 2,
    isWrongLength: false,
    fields: Object.fromEntries(columns.map((column, at) => [column, String(cells[at] ?? "")])),
  });
  const again = raagas.map((one) =>
    raagaForm.parse(rowOf(raagaTable.columns, raagaTable.toCells(one)).fields),
  );
  expect(again).toEqual(raagas);
  expect(
    taalas.map((one) => taalaForm.parse(rowOf(taalaTable.columns, taalaTable.toCells(one)).fields)),
  ).toEqual(taalas);
});

test("an editor changes other scales, names in scripts and aliases; what was said of the old scale is forgotten", async () => {
  await seedReference();
  const actorId = await makeUser("editor@example.org", "Administrator");
  const before = (await findRaaga(db, "Mohanam"))!;
  const entry = {
    ...before,
    arohana: "S R2 S'",
    scales: [
      {
        kind: "notes" as const,
        parent: 29,
        arohana: "S G3 S'",
        avarohana: "S' G3 S",
        sources: ["A book", "Wikipedia"],
      },
    ],
    exceptions: [{ language: "hi" as const, name: "मोहन", source: "A book" }],
  };
  const saved = await saveEntry({ db }, raagaList, { id: "Mohanam", entry, actorId });
  expect(saved.ok).toBe(true);
  const sources = before.sources.filter(({ field }) => field !== "arohana");
  expect(sources.length).toBeLessThan(before.sources.length);
  expect(await findRaaga(db, "Mohanam")).toEqual({ ...entry, sources });
  const row = await env.DB.prepare(
    "SELECT agreement, script_names ->> 'hi' AS hi FROM raagas WHERE id = 'Mohanam'",
  ).first();
  expect(row).toEqual({ agreement: null, hi: "मोहन" });
  const claimed = await list(
    "SELECT DISTINCT field FROM claims WHERE subject_kind = 'raaga' AND subject_id = 'Mohanam' ORDER BY 1",
  );
  expect(claimed).toEqual(["", "parent", "scale 1"]);
  await seedReference();
  expect(await findRaaga(db, "Mohanam")).toEqual({ ...entry, sources });
});

test("a taala is found by its aliases, which an editor changes", async () => {
  await seedReference();
  const actorId = await makeUser("editor@example.org", "Administrator");
  const before = (await taalaList.find(db, "Misra Chapu"))!;
  expect(before).toMatchObject({ groups: "3+2+2", creatorId: null });
  const entry = {
    ...before,
    groups: "4+3",
    aliases: [{ alias: "Viloma", kind: "synonym" as const }],
  };
  expect((await saveEntry({ db }, taalaList, { id: "Misra Chapu", entry, actorId })).ok).toBe(true);
  const found = await list(
    "SELECT DISTINCT matched FROM name_index WHERE kind = 'taala' AND name = 'Misra Chapu' ORDER BY 1",
  );
  expect(found).toEqual(["Misra Chapu", "Misra Chapu (3 + 2 + 2)", "Viloma"]);
});

test.each([
  ["scales", "notes | 73 | S R2 | R2 S | A"],
  ["scales", "other | 28 | S R2 | R2 S | A"],
  ["scales", "notes | 28 | S R4 | R2 S"],
  ["exceptions", "te | మోహన"],
  ["exceptions", "te | మోహన | A\nte | మోహనం | A"],
  ["creatorId", "M. Somebody"],
])("%s is refused: %s", (field, value) => {
  const parsed = raagaForm.safeParse({ name: "A", [field]: value });
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
