import { searchPath, songPath } from "../support/songs.ts";
import { waitForFrames } from "../support/waits.ts";
import {
  setPreferenceCookies,
  expect,
  type Page,
  test,
  waitForHydration,
} from "../support/test.ts";

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
  await waitForHydration(page);
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

/** Begins to note what moves on the page, and when its largest part is painted, in milliseconds. */
async function watchPaints(page: Page): Promise<void> {
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
}

async function paintsWhenLoaded(page: Page): Promise<Paints> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await waitForFrames(page);
  return page.evaluate(() => (window as Window & { paints?: Paints }).paints!);
}

/** The paints of a first visit over a slow line. */
async function paintsOf(page: Page, path: string): Promise<Paints> {
  await watchPaints(page);
  await slowDown(page);
  await page.goto(path);
  return paintsWhenLoaded(page);
}

/** The faces of headings and of text. */
const faces: Record<string, [heading: string, text: string]> = {
  en: ["Archivist", "Ysabeau Office Medium"],
  te: ["Noto Sans Telugu", "Noto Sans Telugu"],
  ta: ["Noto Sans Tamil", "Noto Sans Tamil"],
  kn: ["Noto Sans Kannada", "Noto Sans Kannada"],
  ml: ["Noto Sans Malayalam", "Noto Sans Malayalam"],
  hi: ["Noto Sans Devanagari", "Noto Sans Devanagari"],
};

/** Ten, each of a visitor who has never been here. */
const firstVisits = [
  ["/", "en"],
  ["/home", "en"],
  [songPath("Omkara Akarini"), "en"],
  ["/raagas", "en"],
  ["/people/m-balamuralikrishna", "en"],
  ["/taalas", "te"],
  ["/raagas", "ta"],
  ["/home", "kn"],
  ["/people", "ml"],
  ["/practise", "hi"],
] as const;

for (const [path, language] of firstVisits)
  test(`the first visit sees the faces, on a slow line too: ${path}, ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const [heading, text] = faces[language]!;
    await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
    await paintsOf(page, path);
    // The wordmark is that of English pages.
    expect(await facesOf(page, ".brand span")).toEqual(["Archivist"]);
    expect(await facesOf(page, "h1")).toContain(heading);
    expect(await facesOf(page, ".footer-links a")).toContain(text);
  });

test("the wordmark is as wide, as high and in the same place in all languages", async ({
  page,
  context,
  baseURL,
}) => {
  const boxes: unknown[] = [];
  for (const language of Object.keys(faces)) {
    await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
    await page.goto("/taalas");
    await page.evaluate(() => document.fonts.ready);
    boxes.push(await page.locator(".brand span").boundingBox());
  }
  expect(new Set(boxes.map((box) => JSON.stringify(box))).size).toBe(1);
});

/**
 * What moves on each of some pages whose words were painted before a face had come, however fast line and machine are.
 * A page of this browser reads them in turn, as its cache is off while a route holds the faces back.
 */
async function shiftsOf(page: Page, visited: readonly string[]): Promise<[string, number][]> {
  let painted = Promise.withResolvers<void>();
  let held = 0;
  await page.route("**/*.woff2", async (route) => {
    held += 1;
    await painted.promise;
    await route.continue();
  });
  await watchPaints(page);
  const shifts: [string, number][] = [];
  for (const path of visited) {
    painted = Promise.withResolvers();
    held = 0;
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    painted.resolve();
    shifts.push([path, (await paintsWhenLoaded(page)).shift]);
    expect(held, `faces of ${path}`).toBeGreaterThanOrEqual(2);
  }
  return shifts;
}

const still = [
  "/",
  "/home",
  songPath("Omkara Akarini"),
  songPath("Nidhi Chala Sukhama"),
  "/taalas",
  "/raagas",
  "/search",
  searchPath({ q: "rama" }),
  "/people",
  "/concerts",
  "/radio",
];

for (const language of Object.keys(faces))
  for (const width of [390, 1280])
    test(`pages stand still while their faces come: ${language}, ${width} px wide`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
      const shifts = await shiftsOf(page, still);
      expect(shifts.filter(([, shift]) => shift > 0.05)).toEqual([]);
    });

for (const width of [390, 1280])
  test(`the welcome page stands still for who has heard something: ${width} px wide`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      localStorage.setItem("heard", "[[1,1]]");
      localStorage.setItem("player-places", "[[1,700]]");
    });
    for (const language of Object.keys(faces)) {
      await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
      await watchPaints(page);
      await page.goto("/");
      const offer = page.locator(".resume button");
      await expect(offer).toBeVisible();
      expect((await paintsWhenLoaded(page)).shift, language).toBeLessThanOrEqual(0.05);
      // One line, within the page.
      const { height, width: wide, x } = (await page.locator(".resume").boundingBox())!;
      expect(height, language).toBeLessThan(48);
      expect((await offer.boundingBox())!.width, language).toBeGreaterThan(120);
      const link = (await page.locator(".resume a").boundingBox())!;
      expect(link.x + link.width, language).toBeLessThanOrEqual(x + wide + 1);
    }
  });

const first = [
  ["en", paths[1]!],
  ["te", paths[1]!],
  ["ta", "/taalas"],
] as const;

for (const [language, path] of first)
  test(`the faces keep a first visit waiting 300 ms at most: ${path}, ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const visit = async (isBare: boolean) => {
      const page = await browser.newPage({ baseURL });
      await setPreferenceCookies(page.context(), baseURL, { preferences: `lng=${language}` });
      if (isBare) await page.route("**/*.woff2", (route) => route.abort());
      const { largest } = await paintsOf(page, path);
      await page.close();
      return largest;
    };
    // In turn, and the fastest of each: what else the machine does counts for neither.
    const [bare, withFaces] = [[Infinity], [Infinity]];
    for (let round = 0; round < 3; round++) {
      bare.push(await visit(true));
      withFaces.push(await visit(false));
    }
    expect(Math.min(...withFaces) - Math.min(...bare)).toBeLessThanOrEqual(300);
  });
