import { songPath, total } from "../support/songs.ts";
import { expect, waitForHydration, type Page, test } from "../support/test.ts";

async function waitForServiceWorker(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test.beforeEach(({ watch }) => {
  watch.allow(/net::ERR_INTERNET_DISCONNECTED/, /net::ERR_FAILED/, /Failed to fetch/);
});

test("without a connection a page says so in its own dress, and a link tries again", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto("/home?page=2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await expect(page).toHaveURL("/home?page=2");
  const ground = await page.locator("body").evaluate((body) => getComputedStyle(body).display);
  expect(ground, "the style sheet is there").toBe("flex");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText(`Showing 21 to 40 of ${total} results`)).toBeVisible();
});

test("says so in the language that was chosen since", async ({ page, context }) => {
  await page.goto("/");
  await waitForServiceWorker(page);
  await page.goto("/home?lng=hi");
  const language = () =>
    page.evaluate(async () => (await caches.match("/offline"))?.headers.get("Content-Language"));
  await expect.poll(language).toBe("hi");
  await context.setOffline(true);
  await page.goto("/songs/1");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await context.setOffline(false);
});

test("a link followed without a connection says so in place", async ({ page, context }) => {
  await page.goto("/home");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: "Akhila Devanuta" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Akhila Devanuta");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Compositions");
  await context.setOffline(true);
  await page.getByRole("main").getByRole("link", { name: "Amba Mamava" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await expect(page).toHaveURL(songPath("Amba Mamava"));
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amba Mamava");
});

test("so does a link to a kind of page whose scripts are not there yet", async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/Error loading route module/);
  await page.goto("/home");
  await waitForHydration(page);
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.getByRole("main").getByRole("link", { name: "Amba Mamava" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("No connection");
});
