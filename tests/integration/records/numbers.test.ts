import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { forgetVersion } from "#app/data/data-version.ts";
import { openDatabase } from "#app/data/database.ts";
import { countNumbers } from "#app/data/records/count-numbers.ts";
import { makePeople, makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
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
  expect(await read()).toContain("The figures are counted within the next minutes.");
  await count();
  const text = await read();
  expect(text).toContain("The archive holds 4 compositions and 3 recordings.");
  expect(text).toMatch(/Compositions by raaga Raaga Compositions Mohanam 2 Compositions by taala/);
  expect(text).toMatch(/Compositions by taala Taala Compositions Adi 1 Compositions by language/);
  expect(text).toMatch(/Language Compositions Telugu 2 Sanskrit 1 /);
  expect(text).toMatch(/Decade Recordings 1960s 2 1970s 1 /);
  expect(text).toMatch(/Singer Recordings (M\. Balamuralikrishna|.*Balamurali.*) 2 Somebody 1 /);
  expect(text).toMatch(/Month Compositions Recordings Jan 2026 5? ?4? ?\d* ?3/);
  expect(text).toMatch(
    /Without Compositions A recording 1 Lyrics 3 A known raaga 2 A known taala 3/,
  );
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
