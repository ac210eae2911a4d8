import { readFileSync } from "node:fs";
import { languages } from "#app/archive.ts";
import { songPath } from "../support/songs.ts";
import { setPreferenceCookies, waitForHydration } from "../support/test.ts";
import { expect, test } from "../support/users.ts";

/** The words of a language: what every page has, and of what is kept. */
const wordsOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...["", "device/"].map((area) =>
      JSON.parse(readFileSync(`app/locales/${area}${language}.json`, "utf8")),
    ),
  );

test("a button with a short label is called in full by assistive technology", async ({
  page,
  context,
  baseURL,
  signIn,
}) => {
  const expectNames = async (language: string, names: [short: string, full: string][]) => {
    const words = wordsOf(language);
    for (const [short, full] of names) {
      const button = page
        .locator(".song-acts :is(a, button)")
        .filter({ hasText: new RegExp(`^${words[short]}$`) });
      await expect(button, `${language}: ${short}`).toHaveAccessibleName(words[full]!);
    }
  };
  for (const language of languages) {
    await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
    await page.goto(songPath("Omkara Akarini"));
    await waitForHydration(page);
    await expectNames(language, [
      ["share.share", "share.inFull"],
      ["kept.mark", "kept.addMark"],
      ["kept.toList", "kept.addToList"],
    ]);
    await page.locator(".song-acts .needs-script").nth(-1).click();
    await expectNames(language, [
      ["kept.unmark", "kept.dropMark"],
      ["kept.toList", "kept.addToList"],
    ]);
    await page.evaluate(() => localStorage.clear());
  }
  await signIn("Administrator");
  for (const language of languages) {
    await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
    await page.goto(songPath("Omkara Akarini"));
    await expectNames(language, [
      ["kept.mark", "kept.addMark"],
      ["song.history", "song.fullHistory"],
    ]);
  }
});
