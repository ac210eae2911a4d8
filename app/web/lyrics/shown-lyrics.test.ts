import { describe, expect, test } from "vitest";
import { languages } from "../../archive.ts";
import { pathToShare, showLyrics } from "./shown-lyrics.server.ts";

const telugu = "పల్లవి\nనిధి చాల సుఖమా\n\nచిట్టస్వరం\nసరిగమ పా ద నీ";
const reader = (pageLanguage: (typeof languages)[number]) => ({ choice: null, pageLanguage });

describe("lyrics open in the reader's script", () => {
  test.each([
    ["en", "original"],
    ["te", "original"],
    ["ta", "ta"],
    ["kn", "kn"],
    ["ml", "ml"],
    ["hi", "hi"],
  ] as const)("Telugu words on a page in %s: %s", async (pageLanguage, script) => {
    const lyrics = await showLyrics(telugu, "te", reader(pageLanguage));
    expect(lyrics.script).toBe(script);
    // The original and roman are among the choices.
    expect(lyrics.offered).toContain("iso");
  });

  test("words in Tamil and in loose roman letters stay as they are", async () => {
    for (const text of ["யாரோ இவர் யாரோ", "nidhi chala sukhama"])
      for (const language of languages)
        expect((await showLyrics(text, "ta", reader(language))).script).toBe("original");
  });

  test("a choice stands before the page's language", async () => {
    const choose = async (choice: "original" | "iso" | "kn") =>
      (await showLyrics(telugu, "te", { choice, pageLanguage: "ta" })).script;
    expect(await choose("original")).toBe("original");
    expect(await choose("iso")).toBe("iso");
    expect(await choose("kn")).toBe("kn");
  });
});

test("swaras are written as singers of that script write them, words letter by letter", async () => {
  const { verses } = await showLyrics(telugu, "te", reader("ta"));
  expect(verses.map(({ shown }) => shown)).toEqual(["நிதி⁴ சால ஸுக²மா", "ஸரிகம பா த நீ"]);
});

test("a shared link keeps the script", async () => {
  const share = async (text: string, pageLanguage: (typeof languages)[number]) =>
    pathToShare("/songs/1", await showLyrics(text, "te", reader(pageLanguage)), pageLanguage);
  expect(await share(telugu, "en")).toBe("/songs/1");
  expect(await share(telugu, "ta")).toBe("/songs/1?script=ta");
  expect(await share(telugu, "te")).toBe("/songs/1?script=original");
  expect(await share("nidhi chala", "te")).toBe("/songs/1");
  expect(pathToShare("/songs/1", null, "te")).toBe("/songs/1");
});
