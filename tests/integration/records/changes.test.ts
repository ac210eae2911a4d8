import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { makeConcert, makePeople, makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";
import { music } from "../support/rest/call.ts";

const run = (sql: string) => env.DB.prepare(sql).run();

interface Changed {
  content: { id: string | number; title?: string; description?: string; lyrics?: string }[];
  deleted: (string | number)[];
  cursor: string;
  hasMore: boolean;
}

async function readChanges(list: string, query = ""): Promise<Changed> {
  const response = await visit(`${music}/changes/${list}?${query}`);
  expect(response.status, `${list} ${query}`).toBe(200);
  expect(readMeter(response).trips).toBeLessThanOrEqual(1);
  return response.json();
}

/** Reads a list to its end as a program does that keeps a copy. */
async function follow(list: string, copy: Map<string | number, unknown>, query: string) {
  for (let next = query; ;) {
    const { content, deleted, cursor, hasMore } = await readChanges(list, `size=2&${next}`);
    for (const one of content) copy.set(one.id, one);
    for (const id of deleted) copy.delete(id);
    next = `cursor=${cursor}`;
    if (!hasMore) return next;
  }
}

test("a copy that follows the changes has exactly what is there, whatever was written between two parts", async () => {
  const ids: number[] = [];
  for (let at = 0; at < 7; at++) ids.push(await makeSong({ title: `Song ${at}` }));
  const copy = new Map<string | number, { title?: string; lyrics?: string }>();
  const first = await readChanges("songs", "size=3");
  expect([first.content.map(({ id }) => id), first.hasMore]).toEqual([ids.slice(0, 3), true]);
  for (const one of first.content) copy.set(one.id, one);
  // One that was delivered, one that was not, one that goes, and one more.
  await run(`UPDATE songs SET title = 'Changed' WHERE id IN (${ids[0]}, ${ids[5]})`);
  await run(`UPDATE songs SET deleted_at = 1 WHERE id IN (${ids[1]}, ${ids[6]})`);
  await makeSong({ title: "Late" });
  const cursor = await follow("songs", copy, `cursor=${first.cursor}`);
  const titles = () => Array.from(copy.values(), ({ title = "" }) => title).toSorted();
  expect(titles()).toEqual(["Changed", "Changed", "Late", "Song 2", "Song 3", "Song 4"]);
  expect(await readChanges("songs", cursor)).toEqual({
    content: [],
    deleted: [],
    cursor: cursor.slice("cursor=".length),
    hasMore: false,
  });
  // What the list of songs shows, and harvesters do not, is a change as well.
  await run(`UPDATE compositions SET lyrics = 'Words' WHERE title = 'Song 2'`);
  await run(`DELETE FROM songs WHERE id = ${ids[3]}`);
  await follow("songs", copy, cursor);
  expect(titles()).toEqual(["Changed", "Changed", "Late", "Song 2", "Song 4"]);
  expect(copy.get(ids[2]!)).toMatchObject({ lyrics: "Words" });
});

test("each list has its own changes, and each record as its own call returns it", async () => {
  await makeRaaga({ id: "Hari Kambhoji", description: "Harikambhoji" }, ["Harikambodhi"]);
  await makeTaala("Adi");
  await makePeople("m-balamuralikrishna");
  await makeConcert("Vijayawada 1975", {
    heldOn: "1975-08",
    place: "Vijayawada",
    source: "A book",
  });
  const song = await makeSong({ title: "A song", lyrics: "Words" });
  const composition = await env.DB.prepare(
    `SELECT composition_id AS id FROM songs WHERE id = ${song}`,
  ).first<{ id: number }>();
  for (const [list, id] of [
    ["raagas", "Hari Kambhoji"],
    ["taalas", "Adi"],
    ["people", "m-balamuralikrishna"],
    ["concerts", "Vijayawada 1975"],
    ["compositions", composition!.id],
  ] as const) {
    const { content, deleted } = await readChanges(list);
    expect([content.map((one) => one.id), deleted]).toEqual([[id], []]);
    const own = await visit(`${music}/${list}/${encodeURIComponent(id)}`);
    // A call of its own has sources besides, and that of a composition its songs.
    expect(await own.json()).toMatchObject(content[0]!);
  }
});

test("a raaga that is renamed is gone under its old name; names and merged people count", async () => {
  await makeRaaga({ id: "Mohanam" }, ["Mohana"]);
  await makePeople("m-balamuralikrishna", "tyagaraja");
  const raagas = `cursor=${(await readChanges("raagas")).cursor}`;
  const people = `cursor=${(await readChanges("people")).cursor}`;
  await run("UPDATE raagas SET id = 'Mohana ragam' WHERE id = 'Mohanam'");
  expect(await readChanges("raagas", raagas)).toMatchObject({
    content: [{ id: "Mohana ragam" }],
    deleted: ["Mohanam"],
  });
  await run("UPDATE raagas SET song_count = 5");
  expect((await readChanges("raagas", raagas)).content).toHaveLength(1);
  await run("DELETE FROM person_names WHERE person_id = 'tyagaraja' AND kind <> 'usual'");
  await run("UPDATE people SET merged_into = 'tyagaraja' WHERE id = 'm-balamuralikrishna'");
  expect(await readChanges("people", people)).toMatchObject({
    content: [{ id: "tyagaraja" }],
    deleted: ["m-balamuralikrishna"],
  });
});

test("a copy of compositions follows their recordings, their raagas, the bin and merges", async () => {
  await makeRaaga({ id: "Mohanam" });
  const [first, second] = [await makeSong({ title: "1" }), await makeSong({ title: "2" })];
  const idOf = async (song: number) =>
    (await env.DB.prepare(`SELECT composition_id AS id FROM songs WHERE id = ${song}`).first<{
      id: number;
    }>())!.id;
  const [one, two] = [await idOf(first), await idOf(second)];
  const copy = new Map<string | number, { recordings?: { count: number }; raagas?: string[] }>();
  let cursor = await follow("compositions", copy, "");
  expect([...copy.keys()]).toEqual([one, two]);
  await makeSong({ title: "1", singer: "A singer", recordingDate: "1975", compositionId: one });
  cursor = await follow("compositions", copy, cursor);
  expect(copy.get(one)).toMatchObject({ recordings: { count: 1, firstYear: 1975 } });
  await run(`INSERT INTO composition_raagas VALUES (${one}, 0, 'Mohanam')`);
  cursor = await follow("compositions", copy, cursor);
  expect(copy.get(one)).toMatchObject({ raagas: ["Mohanam"] });
  await run(`UPDATE compositions SET deleted_at = 1, merged_into = ${one} WHERE id = ${two}`);
  cursor = await follow("compositions", copy, cursor);
  expect([...copy.keys()]).toEqual([one]);
  await run(`UPDATE compositions SET title_key = title_key || 'x', updated_at = 7`);
  expect((await readChanges("compositions", cursor)).content).toEqual([]);
  const feed = await (await visit("/changes.atom")).text();
  expect(feed).not.toContain("composition");
});

test("a copy of the lists of types follows their entries, and no page names them", async () => {
  await run("INSERT INTO song_types (id, description) VALUES ('Varnam', 'A study')");
  await run("INSERT INTO accompaniment_types (id, name) VALUES (901, 'Violin')");
  await run("INSERT INTO media_types (id, description) VALUES (901, 'Video')");
  await run("INSERT INTO media_location_types (id, description) VALUES (901, 'A disc')");
  for (const [list, table, id] of [
    ["songTypes", "song_types", "Varnam"],
    ["accompanimentTypes", "accompaniment_types", 901],
    ["mediaTypes", "media_types", 901],
    ["mediaLocationTypes", "media_location_types", 901],
  ] as const) {
    const copy = new Map<string | number, { description?: string }>();
    let cursor = await follow(list, copy, "");
    const own = await visit(`${music}/${list}/${id}`);
    expect(copy.get(id), list).toEqual(await own.json());
    await run(`UPDATE ${table} SET description = 'Changed' WHERE id = '${id}'`);
    cursor = await follow(list, copy, cursor);
    expect(copy.get(id)).toMatchObject({ description: "Changed" });
    await run(`UPDATE ${table} SET description = 'Changed' WHERE id = '${id}'`);
    expect((await readChanges(list, cursor)).content).toEqual([]);
    await run(`DELETE FROM ${table} WHERE id = '${id}'`);
    expect((await readChanges(list, cursor)).deleted).toEqual([id]);
    await follow(list, copy, cursor);
    const all = await visit(`${music}/${list}?size=100`);
    const { content } = await all.json<{ content: { id: string | number }[] }>();
    expect(new Set(copy.keys())).toEqual(new Set(content.map((one) => one.id)));
  }
  const feed = await (await visit("/changes.atom")).text();
  expect(feed).not.toContain("ype/");
  expect(feed.match(/<entry>/g)).toBeNull();
});

test("updatedSince includes its moment, and may be a day", async () => {
  const [one, two] = [await makeSong({ title: "1" }), await makeSong({ title: "2" })];
  await run(`UPDATE record_changes SET changed_at = ${Date.parse("2001-01-01T23:59:59.900Z")}
    WHERE record_id = '${one}'`);
  await run(
    `UPDATE record_changes SET changed_at = ${Date.parse("2001-01-02")} WHERE record_id = '${two}'`,
  );
  const since = async (time: string) =>
    (await readChanges("songs", `updatedSince=${encodeURIComponent(time)}`)).content.map(
      ({ id }) => id,
    );
  expect(await since("2001-01-01")).toEqual([one, two]);
  expect(await since("2001-01-02T05:30:00+05:30")).toEqual([two]);
  expect(await since("2001-01-02T00:00:00.001Z")).toEqual([]);
});

test.each([
  "updatedSince=yesterday",
  "updatedSince=2001-02-30",
  "cursor=x",
  "cursor=1-",
  "size=0",
  "size=1001",
])("%s is refused beside its name", async (query) => {
  const response = await visit(`${music}/changes/songs?${query}`);
  expect(response.status).toBe(400);
  const { errorCode, fieldErrors } = await response.json<{
    errorCode: string;
    fieldErrors: { fieldName: string }[];
  }>();
  expect(errorCode).toBe("ILLEGAL_ARGUMENT");
  expect(fieldErrors.map(({ fieldName }) => fieldName)).toEqual([query.split("=")[0]]);
});

test("the feed of changes has all kinds, the last first, and what is gone", async () => {
  await makeRaaga({ id: "Hari & Kambhoji" });
  await makePeople("tyagaraja");
  const gone = await makeSong({ title: "Hidden title" });
  await run(`UPDATE songs SET deleted_at = 1 WHERE id = ${gone}`);
  await makeSong({ title: "<b>Sita</b>" });
  const feed = await (await visit("/changes.atom")).text();
  expect(Array.from(feed.matchAll(/<title>(.*)<\/title>/g), ([, title]) => title).slice(1)).toEqual(
    ["&lt;b&gt;Sita&lt;/b&gt;", "Tyagaraja", "Hari &amp; Kambhoji"],
  );
  expect(feed).toContain("<id>http://localhost:8787/raagas/Hari%20%26%20Kambhoji</id>");
  expect(feed).toContain(`<at:deleted-entry ref="http://localhost:8787/songs/${gone}" when="`);
  expect(feed).not.toContain("Hidden title");
});

test("the feed goes on in older pages, each record once", async () => {
  await run(`WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 130)
    INSERT INTO songs (title, composer) SELECT 'Song ' || n, 'M' FROM n`);
  const first = await (await visit("/changes.atom")).text();
  const next = /<link rel="next" href="http:\/\/localhost:8787([^"]+)"\/>/.exec(first)![1]!;
  const second = await (await visit(next)).text();
  const titles = [first, second].flatMap((feed) => feed.match(/<title>Song \d+/g) ?? []);
  expect([titles.length, new Set(titles).size]).toEqual([130, 130]);
  expect(second).not.toContain('rel="next"');
});
