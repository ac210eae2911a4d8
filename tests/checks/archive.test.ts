import { expect, test } from "vitest";
import { languages } from "#app/archive.ts";
import { life } from "#app/biography.ts";
import { lifeEvents } from "#app/life-events.ts";
import { oldColumns, songColumns } from "#app/domain/songs/csv/song-csv.ts";
import { accompanimentTypeSeeds } from "#drizzle/seed/reference/accompaniment-types.ts";

const eventOf = (year: string) => lifeEvents.find((event) => event.year === year);

test("the life runs in order of years, and each event names a page of a site", () => {
  const years = lifeEvents.map(({ year }) => year);
  expect(years).toEqual([...new Set(years)].toSorted());
  for (const { year, source } of lifeEvents)
    expect(new URL(source).hostname, year).toMatch(/^(?:[a-z0-9-]+\.)+[a-z]+$/);
});

test.each([
  ["1952", "Janaka Raga Manjari"],
  ["1971", "Padma Shri"],
  ["1975", "Sangeet Natak Akademi"],
  ["1976", "Hamsageethe"],
  ["1987", "Madhvacharya"],
  ["2012", "Swati Puraskaram"],
])("the life tells %s: %s", (year, told) => {
  expect(eventOf(year)?.words.en).toContain(told);
  for (const language of languages) expect(eventOf(year)!.words[language]).not.toBe("");
});

test("the violin is among his instruments, and the kanjeera is spelled as its column is", () => {
  expect(life[0].en).toMatch(/the violin, the viola, the mridangam and the kanjeera/);
});

test("accompaniment types keep the ids that clients hold, and the first six their columns", () => {
  expect(accompanimentTypeSeeds.map(({ id, name }) => `${id} ${name}`)).toEqual([
    "1 Mridangam",
    "2 Violin",
    "3 Morsing",
    "4 Ghatam",
    "5 Kanjeera",
    "6 Flute",
    "7 Tambura",
    "8 Veena",
    "9 Viola",
    "10 Cello",
    "11 Vocal support",
  ]);
  expect(accompanimentTypeSeeds.slice(0, 6).map(({ name }) => name.toLowerCase())).toEqual(
    oldColumns.filter((column) => !songColumns.includes(column)),
  );
});
