import { searchPath } from "../support/songs.ts";
import {
  setPreferenceCookies,
  expect,
  type Page,
  test,
  waitForHydration,
} from "../support/test.ts";

const searches = [
  searchPath({ q: "kalyani" }),
  searchPath({ raagaDescription: "Amritavarshini", songTypeDescription: "Tillana" }),
  searchPath({ composer: "Balamuralikrishna", only: "songType:Tillana" }),
];
const screens = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

const firstResult = (page: Page) => page.locator(".leaf").first();

for (const language of ["en", "ta"])
  for (const viewport of screens)
    test(`the first result is on a screen of ${viewport.width} by ${viewport.height}: ${language}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
      for (const path of searches) {
        await page.goto(path);
        await waitForHydration(page);
        await expect(firstResult(page), path).toBeInViewport({ ratio: 1 });
      }
    });

test("from a word to a playing song in two presses", async ({ page }) => {
  await page.setViewportSize(screens[0]!);
  await page.goto("/search");
  await waitForHydration(page);
  await page.getByRole("main").getByLabel("Search everything").fill("meru samana");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await firstResult(page).getByRole("button", { name: /^Play/ }).click();
  await expect(page.getByRole("dialog", { name: "Player: Meru Samana" })).toBeVisible();
  const audio = page.locator("audio");
  await expect
    .poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime))
    .toBeGreaterThan(0.2);
});

test("facets, order and views are one press away, and gone after it", async ({ page }) => {
  await page.setViewportSize(screens[0]!);
  await page.goto(searchPath({ composer: "Balamuralikrishna" }));
  await waitForHydration(page);
  const types = page.getByRole("navigation", { name: "Song type" });
  await expect(types).toBeHidden();
  await page.getByRole("link", { name: "Narrow and sort" }).click();
  await expect(types).toBeVisible();
  await types.getByRole("link", { name: "Tillana" }).click();
  await expect(page).toHaveURL(/only=songType/);
  await expect(page.getByRole("navigation", { name: "Sort by" })).toBeHidden();
  await expect(firstResult(page)).toBeInViewport({ ratio: 1 });
});
