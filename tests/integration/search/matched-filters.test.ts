import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Entry } from "#app/routes/catalogue/entry.server.ts";
import { makeRaaga, makeSong, makeSongType, makeTaala } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";

async function entriesOf(query: string) {
  const { songs } = await (await visit(`/search/next?${query}`)).json<{ songs: Entry[] }>();
  return songs.map(({ title, matched }) => [title, matched]);
}

/** 1,500 songs in the taala Adi and 1,500 others in the raaga Mahati; one is in both. */
async function makeMany() {
  await makeTaala("Adi");
  await makeRaaga({ id: "Mahati" });
  const many = (column: string, value: string) =>
    env.DB.prepare(
      `INSERT INTO songs (title, composer, ${column})
      WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)
      SELECT printf('${value} %04d', i), 'Somebody', '${value}' FROM n`,
    );
  await env.DB.batch([many("taala_id", "Adi"), many("raaga_id", "Mahati")]);
}

test("what matches all filters comes first, with the number matched in cards and table", async () => {
  await makeRaaga({ id: "Lavangi" });
  await makeTaala("Adi");
  await makeSongType("Kriti");
  await makeSong({ title: "A", raagaId: "Lavangi" });
  await makeSong({ title: "B", taalaId: "Adi" });
  await makeSong({ title: "C", raagaId: "Lavangi", taalaId: "Adi" });
  await makeSong({ title: "D", songTypeId: "Kriti" });
  const query = "raagaDescription=lavangi&taalaDescription=adi";
  expect(await entriesOf(query)).toEqual([
    ["C", "2 of 2 filters"],
    ["A", "1 of 2 filters"],
    ["B", "1 of 2 filters"],
  ]);
  for (const view of ["card", "table"]) {
    const text = await readText(await visit(`/search?${query}&view=${view}`));
    expect(text, view).toMatch(/C .*2 of 2 filters.* A .*1 of 2 filters/s);
  }
  const down = await entriesOf(`${query}&sortBy=title&direction=desc`);
  expect(down.map(([title]) => title)).toEqual(["C", "B", "A"]);
  expect(down[0]).toEqual(["C", "2 of 2 filters"]);
  const three = await entriesOf(`${query}&songTypeDescription=kriti`);
  expect(three.map(([, matched]) => matched)).toEqual(
    [2, 1, 1, 1].map((number) => `${number} of 3 filters`),
  );
  for (const single of ["raagaDescription=lavangi", `${query}&condition=AND`])
    expect((await entriesOf(single)).map(([, matched]) => matched)).not.toContain("1 of 1 filters");
});

test("an entry shows the recording that matches most", async () => {
  await makeRaaga({ id: "Lavangi" });
  const first = await makeSong({
    title: "Long",
    raagaId: "Lavangi",
    singer: "Asha",
    durationSeconds: 900,
  });
  const row = await env.DB.prepare("SELECT composition_id AS id FROM songs WHERE id = ?")
    .bind(first)
    .first<{ id: number }>();
  const second = await makeSong({
    title: "Long",
    raagaId: "Lavangi",
    singer: "Latha",
    durationSeconds: 60,
    compositionId: row!.id,
  });
  const query = "raagaDescription=lavangi&singer=latha";
  const { songs } = await (await visit(`/search/next?${query}`)).json<{ songs: Entry[] }>();
  expect(songs.map(({ id, matched }) => [id, matched])).toEqual([[second, "2 of 2 filters"]]);
});

test("the one match of all filters is found among thousands of each", async () => {
  await makeMany();
  await makeSong({ title: "Zealous", taalaId: "Adi", raagaId: "Mahati" });
  await env.DB.prepare(
    "UPDATE songs SET taala_id = NULL WHERE title > 'Adi 0990' AND title < 'Adi 1'",
  ).run();
  const found = await visit("/search?taalaDescription=adi&raagaDescription=mahati");
  expect(readMeter(found).trips).toBe(1);
  const text = await readText(found);
  expect(text).toContain("of more than 1,000 results");
  expect(text.indexOf("Zealous")).toBeLessThan(text.indexOf("Mahati 0001"));
});

test("the box narrows what the filters find", async () => {
  await makeRaaga({ id: "Lavangi" });
  await makeTaala("Adi");
  await makeSong({ title: "Omkara", raagaId: "Lavangi" });
  await makeSong({ title: "Omkarini", taalaId: "Adi", raagaId: "Lavangi" });
  await makeSong({ title: "Mahaniya", taalaId: "Adi" });
  await makeSong({ title: "Omkareshu" });
  const both = "raagaDescription=lavangi&taalaDescription=adi";
  expect(await entriesOf(`q=omkar&${both}`)).toEqual([
    ["Omkarini", "2 of 2 filters"],
    ["Omkara", "1 of 2 filters"],
  ]);
  expect(await entriesOf("q=omkar&raagaDescription=lavangi")).toEqual([
    ["Omkara", undefined],
    ["Omkarini", undefined],
  ]);
});
