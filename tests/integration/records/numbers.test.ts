import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { forgetVersion } from "#app/data/data-version.ts";
import { openDatabase } from "#app/data/database.ts";
import { countNumbers } from "#app/data/records/count-numbers.ts";
import { testSound } from "#app/domain/songs/test-sound.ts";
import { songs } from "#drizzle/schema/index.ts";
import { db, makePeople, makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";

const hour = 3600_000;
const count = (at = Date.now()) => countNumbers(openDatabase(env.DB), at);
const read = async () => {
  // The job runs in another isolate: this one trusts its version for some seconds.
  forgetVersion();
  const text = await readText(await visit("/about/numbers"));
  return text.slice(text.indexOf("The archive holds"), text.indexOf("Dedicated to"));
};

async function makeArchive() {
  await makeRaaga({ id: "Mohanam" });
  await makeTaala("Adi");
  await makePeople("m-balamuralikrishna");
  const created = { createdAt: new Date("2026-01-15T00:00:00Z") };
  const singer = "M. Balamuralikrishna";
  await makeSong({
    title: "One",
    raagaId: "Mohanam",
    taalaId: "Adi",
    language: "te",
    singer,
    recordingDate: "1968-05",
    ...created,
  });
  await makeSong({
    title: "Two",
    raagaId: "Mohanam",
    language: "te",
    singer,
    recordingDate: "1961",
    lyrics: "x",
    ...created,
  });
  await makeSong({
    title: "Three",
    language: "sa",
    singer: "Somebody",
    recordingDate: "1975-01-01",
    ...created,
  });
  await makeSong({ title: "Bare", ...created });
  await makeSong({
    title: "Binned",
    raagaId: "Mohanam",
    singer,
    recordingDate: "1968",
    deletedAt: new Date(),
    ...created,
  });
}

test("the numbers are of what is in the archive, without what is in the bin", async () => {
  await makeArchive();
  expect(await read()).toContain("The figures will be ready in a few minutes.");
  await count();
  const text = await read();
  expect(text).toContain("The archive holds 4 compositions and 3 recordings.");
  expect(text).toMatch(/Compositions by raaga Raaga Compositions Mohanam 2 Compositions by taala/);
  expect(text).toMatch(/Compositions by taala Taala Compositions Adi 1 Compositions by language/);
  expect(text).toMatch(/Language Compositions Telugu 2 Sanskrit 1 /);
  expect(text).toMatch(/Decade Recordings 1960s 2 1970s 1 /);
  expect(text).toMatch(/Singer Recordings (M\. Balamuralikrishna|.*Balamurali.*) 2 Somebody 1 /);
  expect(text).toMatch(/Month Compositions Recordings Jan 2026 5? ?4? ?\d* ?3/);
  expect(text).toMatch(/Without Compositions A recording 1 Lyrics 3 Raaga 2 Taala 3/);
});

test("singers come by their number, with names in other scripts or without", async () => {
  await makePeople("m-balamuralikrishna");
  await makeSong({ title: "One", singer: "M. Balamuralikrishna" });
  for (const title of ["One", "Two", "Three"]) await makeSong({ title, singer: "Somebody" });
  for (const title of ["One", "Two"]) await makeSong({ title, singer: "Zakir" });
  await count();
  expect(await read()).toContain(
    "Singer Recordings Somebody 3 Zakir 2 M. Balamuralikrishna 1 Added",
  );
});

test("a sound that nobody sang is counted nowhere, from its beginning to its end", async () => {
  const numbers = async () => {
    const text = await read();
    return [/and (\d+) recording/, /A recording (\d+)/].map((what) => Number(what.exec(text)?.[1]));
  };
  const sound = { singer: testSound, recordingDate: "2020", mediaUrl: "https://example.org/a.mp3" };
  const id = await makeSong({ title: "One", ...sound });
  await count();
  expect(await numbers()).toEqual([0, 1]);
  expect(await read()).not.toMatch(/Test sound|2020s/);
  const { compositionId } = (await db.select().from(songs).where(eq(songs.id, id)))[0]!;
  await makeSong({ title: "One", compositionId, singer: "Somebody" });
  expect(await numbers()).toEqual([1, 0]);
  const run = async (set: Partial<typeof songs.$inferInsert>) => {
    await db.update(songs).set(set).where(eq(songs.id, id));
    return numbers();
  };
  expect(await run({ singer: "Singer" })).toEqual([2, 0]);
  expect(await run({ singer: testSound })).toEqual([1, 0]);
  expect(await run({ deletedAt: new Date() })).toEqual([1, 0]);
  expect(await run({ deletedAt: null })).toEqual([1, 0]);
  await env.DB.prepare("DELETE FROM song_index").run();
  await db.delete(songs).where(eq(songs.id, id));
  expect(await numbers()).toEqual([1, 0]);
  await db.delete(songs);
  expect(await numbers()).toEqual([0, 1]);
});

test("they are counted again when the archive has changed, at most once an hour, not with each page", async () => {
  await makeArchive();
  expect(await count()).toBe(1);
  expect(await count()).toBe(0);
  expect(await count(Date.now() + 2 * hour)).toBe(0);
  await makeSong({ title: "Four", raagaId: "Mohanam" });
  expect(await count()).toBe(0);
  expect(await read()).toContain("Mohanam 2");
  expect(await count(Date.now() + 2 * hour)).toBe(1);
  expect(await read()).toContain("Mohanam 3");
});

test("a page reads a few rows, however many songs there are", async () => {
  await makeArchive();
  await count();
  const few = readMeter(await visit("/about/numbers?unknown=1"));
  for (let at = 0; at < 40; at++) await makeSong({ title: `Song ${at}`, raagaId: "Mohanam" });
  const many = readMeter(await visit("/about/numbers?unknown=2"));
  expect(many.rows).toBe(few.rows);
  expect(many.trips).toBe(1);
});

test("names stand in the reader's script where they are known in it", async () => {
  await makeRaaga({ id: "Mohanam", isoName: "mōhanaṁ" });
  await makeSong({ title: "One", raagaId: "Mohanam" });
  await count();
  expect(await readText(await visit("/about/numbers?lng=te"))).toContain("మోహనం 1");
});

test("an empty archive says so", async () => {
  expect(await read()).toContain("There is nothing to count yet.");
});
