import { archive } from "#app/archive.ts";
import { textOf } from "#app/domain/music/shown-name.ts";
import { testSound } from "#app/domain/songs/test-sound.ts";
import type { Entry } from "#app/routes/catalogue/entry.server.ts";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { songs } from "#drizzle/schema/index.ts";
import { db, makePeople, makeSong } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";

/** Makes a composition with `count` recordings of the years from 1950 on; every fifth has no date. */
async function makeComposition(title: string, count: number, composer = "Tyagaraja") {
  const ids: number[] = [];
  let compositionId: number | null | undefined;
  for (let at = 0; at < Math.max(count, 1); at++) {
    ids.push(
      await makeSong({
        title,
        composer,
        singer: count > 0 ? `${title} singer ${String(at).padStart(3, "0")}` : "",
        recordingDate: count > 0 && at % 5 < 4 ? `${1950 + at}` : null,
        durationSeconds: at === 1 ? 900 : 60,
        compositionId,
      }),
    );
    if (at === 0)
      compositionId = (await db.select().from(songs).where(eq(songs.id, ids[0]!)))[0]!
        .compositionId;
  }
  return ids;
}

interface Listed {
  id: number;
  title: string;
  people: string;
  singer: string;
  recordingDate: string;
}
async function entriesOf(path: string): Promise<Listed[]> {
  const text = await (await visit(path)).text();
  // A number and its word do not part at the end of a line.
  const { songs: entries } = JSON.parse(text.replaceAll("\u00a0", " ")) as { songs: Entry[] };
  return entries.map(({ by, ...song }) => ({
    ...song,
    singer: textOf(song.singer),
    people: [`${by[0]}${by[1]}${by[2]}`, by[3]].filter(Boolean).join(" · "),
  }));
}

const sorts = ["title", "singer", "composer", "recordingDate"];

/** All entries of a sort, in steps after the last one seen, and by pages. */
async function bothWays(query: string) {
  const steps: Listed[] = [];
  for (let part = await entriesOf(`/home/next?${query}`); part.length > 0;) {
    steps.push(...part);
    part = await entriesOf(`/home/next?${query}&after=${steps.at(-1)!.id}`);
  }
  const pages: Listed[] = [];
  for (let page = 1; ; page++) {
    const part = await entriesOf(`/home/next?${query}&page=${page}`);
    if (part.length === 0) return { steps, pages };
    pages.push(...part);
  }
}

describe("compositions of no, one, three and thirty recordings", () => {
  async function makeAll() {
    return {
      none: await makeComposition("Alone", 0),
      one: await makeComposition("Brova", 1, "Annamacharya"),
      three: await makeComposition("Charanam", 3, "Bhadradri"),
      thirty: await makeComposition("Devadi", 30, "Ambujam"),
    };
  }

  test("by title and composer are an entry each; by singer and date each recording is", async () => {
    const { one, three, thirty } = await makeAll();
    for (const sortBy of sorts)
      for (const direction of ["asc", "desc"]) {
        const query = `sortBy=${sortBy}&direction=${direction}`;
        const { steps, pages } = await bothWays(query);
        const found = steps.map(({ id }) => id);
        expect(
          pages.map(({ id }) => id),
          query,
        ).toEqual(found);
        const byComposition = sortBy === "title" || sortBy === "composer";
        expect(new Set(found).size, query).toBe(byComposition ? 4 : 35);
        expect(found, query).toHaveLength(byComposition ? 4 : 35);
        const total = byComposition ? "1 to 4 of 4" : "1 to 20 of 35";
        expect(await readText(await visit(`/home?${query}`))).toContain(`Showing ${total} results`);
      }
    const titles = await entriesOf("/home/next");
    expect(titles.map(({ id }) => id).slice(1)).toEqual([one[0], three[1], thirty[1]]);
    expect(titles.map(({ people }) => people)).toEqual([
      "Composed by Tyagaraja",
      "Sung by Brova singer 000 · 1 recording, 1950",
      "Composed by Bhadradri · 3 recordings, 1950–1952",
      "Composed by Ambujam · 30 recordings, 1950–1978",
    ]);
    expect(titles[2]).toMatchObject({
      singer: "Charanam singer 001 and 2 more",
      recordingDate: "1950–1952",
    });
  });

  test("undated recordings come last both ways", async () => {
    await makeAll();
    for (const direction of ["asc", "desc"]) {
      const { steps } = await bothWays(`sortBy=recordingDate&direction=${direction}`);
      const dates = steps.map(({ recordingDate }) => recordingDate);
      // Seven recordings and the composition without one.
      expect(dates.indexOf("–"), direction).toBe(35 - 7);
      const dated = dates.slice(0, 28);
      expect(dated, direction).toEqual(
        direction === "asc" ? dated.toSorted() : dated.toSorted().toReversed(),
      );
    }
  });

  test("a composition without its song of before goes on at its place", async () => {
    const { three } = await makeAll();
    const next = await entriesOf(`/home/next?after=${three[0]}`);
    expect(next.map(({ title }) => title)).toEqual(["Devadi"]);
  });

  test.each([
    ["te", "30 రికార్డింగ్‌లు, 1950–1978"],
    ["ta", "30 ஒலிப்பதிவுகள், 1950–1978"],
    ["kn", "30 ಧ್ವನಿಮುದ್ರಣಗಳು, 1950–1978"],
    ["ml", "30 റെക്കോഡിങ്ങുകൾ, 1950–1978"],
    ["hi", "30 रिकॉर्डिंग, 1950–1978"],
  ])("in %s", async (language, words) => {
    await makeComposition("Devadi", 30);
    expect(await readText(await visit(`/home?lng=${language}`))).toContain(words);
    const [entry] = await entriesOf(`/home/next?lng=${language}`);
    expect(entry!.people).toContain(words);
  });

  test("a search groups what it finds", async () => {
    const { three, thirty } = await makeAll();
    for (const query of ["title=devadi", "q=devadi", "title=devadi&sortBy=title&direction=desc"]) {
      expect(await readText(await visit(`/search?${query}`)), query).toContain(
        "1 to 1 of 1 result",
      );
      const [entry] = await entriesOf(`/search/next?${query}`);
      expect(entry!.id, query).toBe(thirty[1]);
      expect(entry!.people).toBe("Composed by Ambujam · 30 recordings, 1950–1978");
    }
    const all = await entriesOf("/search/next?singer=singer&sortBy=composer&direction=desc");
    expect(all.map(({ title }) => title)).toEqual(["Charanam", "Brova", "Devadi"]);
    const both = await entriesOf("/search/next?singer=singer&composer=a&condition=AND");
    expect(both.map(({ title }) => title)).toEqual(["Brova", "Charanam", "Devadi"]);
    const dated = await visit("/search?title=devadi&sortBy=recordingDate");
    expect(await readText(dated)).toContain("Showing 1 to 20 of 30 results");
    const [first] = await entriesOf("/search/next?singer=charanam+singer+002");
    expect(first).toMatchObject({
      id: three[2],
      people: "Sung by Charanam singer 002 · 1 of 3 recordings, 1950–1952",
    });
    const some = "/search/next?composer=bhadradri&recordingYearEnd=1951&condition=AND";
    expect((await entriesOf(some))[0]).toMatchObject({
      id: three[1],
      singer: "Charanam singer 001 and 2 more",
    });
  });
});

test("a performer is counted once, by all names; a sound without one is none", async () => {
  const [first] = await makeComposition("Nidhi", 4);
  await makePeople(archive.composerId);
  await db
    .update(songs)
    .set({ singer: "MBK", personIds: { MBK: archive.composerId } })
    .where(eq(songs.id, first! + 2));
  await db
    .update(songs)
    .set({ singer: archive.composer, personIds: { [archive.composer]: archive.composerId } })
    .where(eq(songs.id, first! + 1));
  // Each with a query of its own, as an answer is kept for some seconds.
  const singerIn = async (query: string) => (await entriesOf(`/home/next?${query}`))[0]!.singer;
  expect(await singerIn("lng=en")).toBe(`${archive.composer} and 2 more`);
  expect(await singerIn("lng=te")).toContain("మరో 2 మంది");
  await db.update(songs).set({ singer: "" }).where(eq(songs.id, first!));
  expect(await singerIn("page=1")).toBe(`${archive.composer} and 1 more`);
  await db
    .update(songs)
    .set({ singer: testSound })
    .where(eq(songs.id, first! + 3));
  expect(await singerIn("direction=asc")).toBe(archive.composer);
  await db
    .update(songs)
    .set({ singer: "" })
    .where(eq(songs.id, first! + 1));
  expect(await singerIn("sortBy=title")).toBe("2 recordings");
});

test("cards of his compositions with several recordings name who performs them", async () => {
  await makeComposition("Omkara Akarini", 3, archive.composer);
  const [entry] = await entriesOf("/home/next");
  expect(entry!.people).toBe(
    "Performed by Omkara Akarini singer 001 and 2 more · 3 recordings, 1950–1952",
  );
});

test("who is not known to sing performs", async () => {
  await makeSong({ title: "Flute", singer: "Mali", singerPart: "flute", recordingDate: "1968-08" });
  const [entry] = await entriesOf("/home/next?sortBy=singer");
  expect(entry).toMatchObject({ people: "Performed by Mali · 1968", recordingDate: "Aug 1968" });
});

test("a composition with 1, 10 or 200 recordings is read at the same cost", async () => {
  const rows: number[] = [];
  for (const [title, count] of [
    ["Akhila", 1],
    ["Bhuvana", 10],
    ["Chandra", 200],
  ] as const) {
    await makeComposition(title, count);
    const meter = readMeter(await visit(`/home/next?after=${rows.length}&sortBy=title`));
    expect(meter.rows).toBeLessThanOrEqual(60);
    rows.push(meter.rows);
  }
  for (const sortBy of sorts)
    expect(readMeter(await visit(`/home?sortBy=${sortBy}`)).rows, sortBy).toBeLessThanOrEqual(60);
});
