import { expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";

const prefer = (preferences: string) => ({ headers: { Cookie: `preferences=${preferences}` } });

/** Returns the tag of the words that are shown first, and the scripts on offer with the pressed one. */
async function opened(response: Response) {
  const html = await response.text();
  const buttons = [...html.matchAll(/<button[^>]*name="script"[^>]*>/g)].map(([button]) => button);
  const value = (button: string) => /value="(\w+)"/.exec(button)?.[1];
  return {
    lang: /<p class="lyrics-words" lang="([^"]*)"/.exec(html)?.[1],
    offered: buttons.map(value),
    pressed: buttons.filter((button) => button.includes('aria-pressed="true"')).map(value),
  };
}

test("lyrics open in the script of the page's language, the original and roman a press away", async () => {
  const id = await makeSong({ title: "A song", lyrics: "నిధి చాల సుఖమా", language: "te" });
  for (const [lng, lang, pressed] of [
    ["en", "te", "original"],
    ["te", "te", "original"],
    ["ta", "te-Taml", "ta"],
    ["hi", "te-Deva", "hi"],
  ] as const) {
    const page = await opened(await visit(`/songs/${id}`, prefer(`lng=${lng}`)));
    expect(page).toMatchObject({ lang, pressed: [pressed] });
    expect(page.offered).toEqual(expect.arrayContaining(["original", "iso"]));
  }
  expect((await opened(await visit(`/songs/${id}?lng=kn`))).lang).toBe("te-Knda");
  const chosen = await opened(await visit(`/songs/${id}?script=original`, prefer("lng=kn")));
  expect(chosen.lang).toBe("te");
});

test("Tamil lyrics stay in Tamil", async () => {
  const id = await makeSong({ title: "A song", lyrics: "யாரோ இவர் யாரோ", language: "ta" });
  for (const lng of ["te", "ta", "hi"])
    expect((await opened(await visit(`/songs/${id}`, prefer(`lng=${lng}`)))).lang).toBe("ta");
});
