import { songPath } from "../support/songs.ts";
import { setPreferenceCookies, expect, type Page, test } from "../support/test.ts";

const scripts = { te: "telugu", ta: "tamil", kn: "kannada", ml: "malayalam", hi: "devanagari" };
/** Of songs one whose title is in no script but the page's own. */
const paths = ["/", songPath("Jaya Jaya Gurunatha")];

/** Returns the font files that a page loads, with their sizes in bytes. */
async function fontsOf(page: Page, path: string) {
  const files: { url: string; bytes: Promise<number> }[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".woff2"))
      files.push({ url: response.url(), bytes: response.body().then(({ length }) => length) });
  });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  return Promise.all(files.map(async ({ url, bytes }) => ({ url, bytes: await bytes })));
}

for (const path of paths) {
  test(`an English page has the display face only: ${path}`, async ({ page }) => {
    const files = await fontsOf(page, path);
    for (const { url } of files) expect(url).toContain("marcellus-latin-400");
    expect(files.length, "the display face, once").toBe(1);
  });

  for (const [language, script] of Object.entries(scripts))
    test(`a page in ${language} has at most the one file of its script: ${path}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
      const files = await fontsOf(page, path);
      const indic = files.filter(({ url }) => !url.includes("marcellus"));
      // None, where the system has a font for the script.
      expect(indic.length).toBeLessThanOrEqual(1);
      for (const { url, bytes } of indic) {
        expect(url).toContain(script);
        expect(bytes).toBeLessThanOrEqual(51_000);
      }
    });
}
