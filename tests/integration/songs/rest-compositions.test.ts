import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { readMeter } from "../support/front-door.ts";
import { call, music } from "../support/rest/call.ts";

const path = `${music}/compositions`;

async function makeRecordings(count: number) {
  for (let at = 0; at < count; at++)
    await makeSong({
      title: "Nagumomu",
      composer: "Tyagaraja",
      singer: `Singer ${at}`,
      recordingDate: at === 0 ? "1968-08" : null,
      durationSeconds: at,
      ...(at > 0 && { compositionId: 1 }),
    });
}

test("compositions are listed, sorted and told with their recordings", async () => {
  await makeRecordings(2);
  await makeSong({ title: "Alone", composer: "Zed" });
  const list = await (await call(path)).json<{ content: object[]; totalElements: number }>();
  expect(list.totalElements).toBe(2);
  expect(list.content).toMatchObject([
    { title: "Alone", mainSongId: 3, recordings: { count: 0, firstYear: null, lastYear: null } },
    { title: "Nagumomu", mainSongId: 2, recordings: { count: 2, firstYear: 1968, lastYear: 1968 } },
  ]);
  for (const [query, first] of [
    ["sortBy=composer", "Nagumomu"],
    ["sortBy=id&direction=desc", "Alone"],
    ["size=1&page=1", "Nagumomu"],
  ]) {
    const { content } = await (await call(`${path}?${query}`)).json<{ content: object[] }>();
    expect(content[0], query).toMatchObject({ title: first });
  }
});

test("one composition has its songs and the sources of its facts", async () => {
  await makeRecordings(2);
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO sources (title, kind, address) VALUES ('A book', 'book', 'https://example.org/')",
    ),
    env.DB.prepare(
      "INSERT INTO claims (subject_kind, subject_id, field, source_id) VALUES ('composition', '1', 'title', 1)",
    ),
  ]);
  expect(await (await call(`${path}/1`)).json()).toMatchObject({
    id: 1,
    composer: "Tyagaraja",
    otherTitles: [],
    raagas: [],
    meaning: {},
    songs: [
      { id: 2, singer: "Singer 1", year: null },
      { id: 1, singer: "Singer 0", year: 1968 },
    ],
    sources: [{ title: "A book", address: "https://example.org/", fields: ["title"] }],
  });
});

test("there is none in the bin, none that was merged, and none of another number", async () => {
  await makeRecordings(1);
  await env.DB.prepare("UPDATE compositions SET deleted_at = 1, merged_into = 7").run();
  for (const id of [1, 2, 999]) expect((await call(`${path}/${id}`)).status).toBe(404);
});

test.each([1, 10, 200])("%i recordings are read in two trips, a row each", async (count) => {
  await makeRecordings(count);
  const meter = readMeter(await call(`${path}/1`));
  // One for the version of the data, one for the composition.
  expect(meter.trips).toBe(2);
  expect(meter.rows).toBeLessThanOrEqual(20 + count);
});
