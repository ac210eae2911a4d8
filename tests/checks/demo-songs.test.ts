import { expect, test } from "vitest";
import { parseLyrics } from "#app/domain/songs/lyrics.ts";
import { demoSongs } from "#drizzle/seed/demo/songs.ts";

const song = (title: string) => demoSongs.find((one) => one.title === title)!;
const sections = (lyrics: string) => parseLyrics(lyrics).map(({ heading }) => heading?.section);

test("a song whose words are given has its charanams, or says that it is an excerpt", () => {
  const withWords = demoSongs.filter(({ lyrics }) => lyrics !== "");
  expect(withWords).toHaveLength(8);
  for (const { title, lyrics, description } of withWords) {
    const isWhole = sections(lyrics).includes("charanam");
    expect(isWhole || description.includes("An excerpt"), title).toBe(true);
  }
});

test.each([
  ["Brahma Kadigina Padamu", 3],
  ["Jagadoddharana", 3],
  ["Yaro Ivar Yaro", 1],
])("%s has %i charanams", (title, count) => {
  const charanams = sections(song(title).lyrics).filter((section) => section === "charanam");
  expect(charanams).toHaveLength(count);
});

test.each(["Yaro Ivar Yaro", "Karuna Cheyvan Endu Tamasam"])(
  "%s, not given whole, says so",
  (title) => expect(song(title).description).toContain("An excerpt"),
);

test.each([
  ["Ennadaina Vintina", "Murali", "Murti"],
  ["Amba Mamava", null, "Navamalika"],
  ["Tillana: Dru Tom Nanana", null, "Ramalila"],
  ["Mahaniya", "Sumukham", "another account has R2"],
])("%s is in %s, and what another source says is told", (title, raagaId, told) => {
  expect(song(title).raagaId).toBe(raagaId);
  expect(song(title).description).toContain(told);
});
