import { songPath } from "../support/songs.ts";
import { waitAfterFirstPaint, waitForFrames } from "../support/waits.ts";
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

/** The small files of our two faces. */
const own = /\/assets\/(?:text|display)(?:-marks)?-[\w-]+\.woff2$/;

const letterOf = (script: string) =>
  new RegExp(`\\p{Script=${script.charAt(0).toUpperCase()}${script.slice(1)}}`, "u");

const total = (files: { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

const marked = "āīūṛṁṭḍṇśṣḷ";

for (const path of paths) {
  test(`an English page has the display face and the text face: ${path}`, async ({ page }) => {
    const files = await fontsOf(page, path);
    // The song of the day shows its title in its own script.
    const words = await page.locator("body").innerText();
    const shown = Object.values(scripts).filter((name) => letterOf(name).test(words));
    expect(shown.length).toBeLessThanOrEqual(path === "/" ? 1 : 0);
    const known = new RegExp([own.source, ...shown.map((name) => `/${name}-`)].join("|"));
    for (const { url } of files) expect(url).toMatch(known);
    expect(files.length).toBeGreaterThan(1);
    expect(total(files)).toBeLessThanOrEqual(60_000);
  });

  for (const [language, script] of Object.entries(scripts))
    test(`a page in ${language} has its script's file besides, and that of other words: ${path}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
      const files = await fontsOf(page, path);
      const indic = files.filter(({ url }) => !own.test(url));
      // The song of the day may be in another script. Where the system has a font for one, it has no file.
      const words = await page.locator("body").innerText();
      const shown = Object.values(scripts).filter((name) => letterOf(name).test(words));
      expect(shown).toContain(script);
      expect(shown.length).toBeLessThanOrEqual(path === "/" ? 2 : 1);
      for (const { url } of indic)
        expect(url).toMatch(new RegExp(shown.map((name) => `/${name}-`).join("|")));
      expect(total(files)).toBeLessThanOrEqual(95_000);
    });
}

test("letters with marks come with a file of their own, where they stand, in one face", async ({
  page,
}) => {
  const files = await fontsOf(page, "/taalas");
  expect(files.filter(({ url }) => url.includes("-marks"))).toEqual([]);
  const widths = await page.evaluate(async (text) => {
    const faces = await document.fonts.load('17px "Archive Text"', text);
    const context = document.createElement("canvas").getContext("2d")!;
    const widthIn = (font: string, letter: string) => {
      context.font = `100px ${font}`;
      return context.measureText(letter).width;
    };
    return {
      faces: faces.length,
      foreign: [...text].filter(
        (letter) =>
          widthIn('"Archive Text", monospace', letter) !== widthIn('"Archive Text", serif', letter),
      ),
    };
  }, marked);
  expect(widths).toEqual({ faces: 1, foreign: [] });
});

/** Holds font files back until they are released. */
async function holdFonts(page: Page) {
  let open = () => {};
  let opened: Promise<void>;
  const hold = () => (opened = new Promise((resolve) => (open = resolve)));
  void hold();
  await page.route("**/*.woff2", async (route) => {
    await opened;
    await route.continue();
  });
  return { hold, release: () => open() };
}

test("the page stands still while its faces come", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) +
            (entry as PerformanceEntry & { value: number }).value,
        );
    }).observe({ type: "layout-shift", buffered: true });
  });
  const { hold, release } = await holdFonts(page);
  for (const path of paths) {
    void hold();
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.locator("html[data-ready]")).toBeAttached();
    await waitAfterFirstPaint(page, 300);
    release();
    await page.evaluate(() => document.fonts.ready);
    await waitForFrames(page);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift, path).toBeLessThanOrEqual(0.01);
  }
});

test("faces that are late for a page serve the next one", async ({ page }) => {
  const widthOfHeading = () =>
    page.evaluate(() => {
      const context = document.createElement("canvas").getContext("2d")!;
      const { fontFamily } = getComputedStyle(document.querySelector("h1")!);
      context.font = `100px ${fontFamily}`;
      const used = context.measureText("Compositions").width;
      context.font = "100px serif";
      return { used, ofTheSystem: context.measureText("Compositions").width };
    });
  const { release } = await holdFonts(page);
  await page.goto("/home", { waitUntil: "domcontentloaded" });
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await waitAfterFirstPaint(page, 300);
  const first = await widthOfHeading();
  expect(first.used).toBe(first.ofTheSystem);
  const come = page.waitForResponse(/\/display-[\w-]+\.woff2$/);
  release();
  await (await come).finished();
  await page.getByRole("link", { name: "A Balagopalamu" }).first().click();
  await expect(page).toHaveURL(/\/songs\//);
  await expect(async () => {
    const next = await widthOfHeading();
    expect(next.used).not.toBe(next.ofTheSystem);
  }).toPass();
});
