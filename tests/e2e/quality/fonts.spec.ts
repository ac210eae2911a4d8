import { songPath } from "../support/songs.ts";
import { waitForFrames } from "../support/waits.ts";
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
const own = /\/assets\/(?:text|display)-[\w-]+\.woff2$/;

const letterOf = (script: string) =>
  new RegExp(`\\p{Script=${script.charAt(0).toUpperCase()}${script.slice(1)}}`, "u");

const total = (files: { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Of ISO 15919, with a letter that is two characters. */
const marked = "āīūṛṁṭḍṇśṣḷkr̥ṣṇa";

for (const path of paths) {
  test(`an English page has the display face and the text face: ${path}`, async ({ page }) => {
    const files = await fontsOf(page, path);
    // The song of the day shows its title in its own script.
    const words = await page.locator("body").innerText();
    const shown = Object.values(scripts).filter((name) => letterOf(name).test(words));
    expect(shown.length).toBeLessThanOrEqual(path === "/" ? 1 : 0);
    const known = new RegExp([own.source, ...shown.map((name) => `/${name}-`)].join("|"));
    for (const { url } of files) expect(url).toMatch(known);
    expect(files.filter(({ url }) => own.test(url))).toHaveLength(2);
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

/** The names of the fonts that an element's own words are drawn in. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName : `${familyName} of the system`,
  );
}

test("letters with marks are in the first file of each face, figures of headings in the text's", async ({
  page,
}) => {
  await page.goto("/taalas");
  await page.evaluate((text) => {
    document.querySelector("h1")!.textContent = text;
    document.querySelector("main p")!.textContent = text;
  }, marked);
  await waitForFrames(page);
  expect(await facesOf(page, "h1")).toEqual(["Archivist"]);
  expect(await facesOf(page, "main p")).toEqual(["Ysabeau Office Medium"]);
  await page.evaluate(() => (document.querySelector("h1")!.textContent = "1970"));
  await waitForFrames(page);
  expect(await facesOf(page, "h1")).toEqual(["Ysabeau Office Medium"]);
});

/** Slow 4G, as Lighthouse has it. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1638.4 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

interface Paints {
  shift: number;
  largest: number;
}

/** What moved on a page that has loaded, and when its largest part was painted, in milliseconds. */
async function paintsOf(page: Page, path: string): Promise<Paints> {
  await page.addInitScript(() => {
    const paints: Paints = { shift: 0, largest: 0 };
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        paints.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      paints.largest = list.getEntries().at(-1)!.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await slowDown(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await waitForFrames(page);
  return page.evaluate(() => (window as Window & { paints?: Paints }).paints!);
}

/** The Latin words of an Indian page are in the text face, and its wordmark in that of English pages. */
const seen = {
  en: { h1: ["Archivist"], text: ["Ysabeau Office Medium"] },
  te: { h1: ["Noto Sans Telugu"], text: ["Noto Sans Telugu"] },
  ta: { h1: ["Noto Sans Tamil"], text: ["Noto Sans Tamil"] },
};

for (const [language, { h1, text }] of Object.entries(seen))
  for (const path of ["/taalas", "/raagas"])
    test(`the first visit sees the faces, on a slow line too: ${path}, ${language}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
      const { shift } = await paintsOf(page, path);
      expect(await facesOf(page, ".brand span")).toEqual(["Archivist"]);
      expect(await facesOf(page, "h1")).toEqual(h1);
      expect(await facesOf(page, ".footer-links a")).toEqual(expect.arrayContaining(text));
      // Where the system has no font of the script, boxes of another width stand in for its letters.
      if (language === "en") expect(shift).toBeLessThanOrEqual(0.05);
    });

for (const path of paths)
  test(`the page stands still while its faces come: ${path}`, async ({ page }) => {
    const { shift } = await paintsOf(page, path);
    expect(shift).toBeLessThanOrEqual(0.05);
  });

test("the faces keep a first visit waiting 300 ms at most", async ({ browser, baseURL }) => {
  const fastest = async (isBare: boolean) => {
    const times: number[] = [];
    for (let visit = 0; visit < 3; visit++) {
      const page = await browser.newPage({ baseURL });
      if (isBare) await page.route("**/*.woff2", (route) => route.abort());
      times.push((await paintsOf(page, paths[1]!)).largest);
      await page.close();
    }
    return Math.min(...times);
  };
  const bare = await fastest(true);
  expect((await fastest(false)) - bare).toBeLessThanOrEqual(300);
});
