import { searchPath, songPath } from "../support/songs.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";
import { standInForYouTube, youTube } from "../support/youtube.ts";

const play = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).first();

const pages: [what: string, path: string, press: (page: Page) => ReturnType<typeof play>][] = [
  ["a video on /home", "/home", (page) => play(page, /^Play Akhila/)],
  ["a video in the table", "/home?view=table", (page) => play(page, /^Play Akhila/)],
  ["a list of videos on /home", "/home", (page) => play(page, /^Play all/)],
  [
    "a file on /search",
    searchPath({ composer: "Tyagaraja" }),
    (page) => play(page, /^Play Meru Samana/),
  ],
  ["a video on /search", searchPath({ q: "kalyani" }), (page) => play(page, /^Play (?!all)/)],
  ["a file on its page", songPath("Meru Samana"), (page) => play(page, "Play")],
  ["a video on its page", songPath("Omkara Akarini"), (page) => play(page, "Play")],
  [
    "the welcome page",
    "/",
    (page) => page.getByRole("main").getByRole("link", { name: "Everything", exact: true }),
  ],
];

/** Where main, its cards, rows and sections, and the buttons stand. */
const rectangles = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "main, main :is(section, li, tr, h1, h2, .actions > *), .presses > *, footer",
      ),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // A press scrolls to its button.
      const scrolled = element.parentElement!.closest(".table-frame")?.scrollLeft ?? 0;
      const name = element.className || element.localName;
      return [name, x + scrolled, y + window.scrollY, width, height];
    }),
  );

const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  // Wider and higher than any page's content.
  [1280, 4000],
] as const)
  for (const [what, path, press] of pages)
    test(`nothing moves when one plays ${what}, at ${width} by ${height}`, async ({
      page,
      watch,
    }) => {
      watch.allow(new RegExp(`^another site: ${youTube}/`));
      await standInForYouTube(page);
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await waitForHydration(page);
      await page.waitForLoadState("networkidle");
      const before = await rectangles(page);
      await page.evaluate(() => {
        const found: number[] = [];
        Object.assign(window, { shifts: found });
        // Shifts soon after a press count here, too.
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            found.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: "layout-shift" });
      });
      await press(page).click();
      const player = page.getByRole("dialog", { name: /^Player: / });
      await expect(player.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
      await expect(player.locator("iframe, audio")).toBeAttached();
      // Words of the button follow what plays.
      await page.waitForTimeout(500);
      expect(await rectangles(page)).toEqual(before);
      expect(await shifts(page)).toEqual([]);
      await player.getByRole("button", { name: "Pause", exact: true }).click();
      await player.getByRole("button", { name: "Close the player" }).click();
      await expect(player).toHaveCount(0);
      expect(await rectangles(page)).toEqual(before);
      expect(await shifts(page)).toEqual([]);
    });
