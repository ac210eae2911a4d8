import { demoRecordings } from "#drizzle/seed/demo/recordings.ts";
import { runAxe } from "../support/axe.ts";
import { searchPath, songPath } from "../support/songs.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";
import { findSessionCookies } from "../support/sessions.ts";
import { standInForYouTube, youTube } from "../support/youtube.ts";

const title = "Akhila Devanuta";
const long = "Gana Rasike";
const player = (page: Page) => page.getByRole("dialog", { name: /^Player: / });
const main = (page: Page) => page.getByRole("main");
const playOnPage = (page: Page) =>
  main(page).getByRole("button", { name: "Play", exact: true }).click();

test.beforeEach(({ watch }) => watch.allow(new RegExp(`^another site: ${youTube}/`)));

/** Plays a song for the half minute after which it counts as heard. */
async function hear(page: Page, song: string) {
  await page.goto(songPath(song));
  await waitForHydration(page);
  await playOnPage(page);
  await expect(player(page).getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await page.clock.runFor(31_000);
}

const mark = (page: Page, song: string) =>
  main(page)
    .locator(`a[href="${songPath(song)}"]`)
    .first();

test("what was heard is marked in lists, and listed on the device", async ({ page, watch }) => {
  watch.allow(/Failed to execute 'postMessage'/);
  await page.clock.install();
  await standInForYouTube(page);
  await hear(page, title);
  await page.goto(searchPath({ title }));
  await expect(mark(page, title)).toHaveAccessibleDescription("Heard");
  await page.getByRole("link", { name: "Welcome", exact: true }).first().click();
  await page.getByRole("link", { name: "Last heard", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Last heard" })).toBeVisible();
  await expect(main(page).locator(".own-song h2")).toHaveText([title]);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 700 });
    expect((await runAxe(page)).violations).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
  await page.getByRole("button", { name: "Clear this list" }).click();
  await expect(page.getByText("Nothing has been heard yet.")).toBeVisible();
  await page.goto(searchPath({ title }));
  await waitForHydration(page);
  await expect(mark(page, title)).not.toHaveAttribute("data-mark");
});

test("the row of a video that does not play is marked for this visit", async ({ page }) => {
  await standInForYouTube(page, [demoRecordings[title]![0]!.video]);
  await page.goto(songPath(title));
  await waitForHydration(page);
  await playOnPage(page);
  await expect(page.getByText(`“${title}” cannot be played now.`)).toBeVisible();
  await page.goto(searchPath({ title }));
  await expect(mark(page, title)).toHaveAccessibleDescription("Does not play here");
});

test("the welcome page goes on where a long recording was left", async ({ page }) => {
  const { start = 0 } = demoRecordings[long]![0]!;
  await page.clock.install();
  await standInForYouTube(page);
  await hear(page, long);
  await page.clock.runFor(30_000);
  await player(page).getByRole("button", { name: "Pause", exact: true }).click();
  await player(page).getByRole("button", { name: "Close the player" }).click();
  await page.goto("/");
  const resume = page.getByRole("button", { name: new RegExp(`^Continue: ${long}, from `) });
  await resume.click();
  await expect(player(page)).toHaveAccessibleName(`Player: ${long}`);
  const src = new URL((await page.locator("iframe").getAttribute("src"))!);
  expect(Number(src.searchParams.get("start"))).toBeGreaterThan(start + 30);
});

test("an account remembers on every device", async ({ page, browser, baseURL }) => {
  await page.context().addCookies(await findSessionCookies(browser, baseURL, "Viewer"));
  await page.clock.install();
  await standInForYouTube(page);
  const told = page.waitForResponse((response) => response.url().endsWith("/heard"));
  await hear(page, title);
  expect((await told).status()).toBe(204);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/heard");
  await expect(page.getByText("Only you can see it.")).toBeVisible();
  await expect(main(page).locator(".own-song h2").first()).toHaveText(title);
  // The device remembers it besides.
  await page.evaluate(() => localStorage.setItem("heard", "[[1,1]]"));
  await page.getByRole("button", { name: "Clear this list" }).click();
  await expect(page.getByText("Nothing has been heard yet.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("heard"))).toBeNull();
});
