import { total } from "../support/songs.ts";
import { expect, test } from "../support/test.ts";

test("leads from an unknown address to the welcome page", async ({ page }) => {
  for (const path of ["/no/such/page", "/songs", "/home/"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(path === "/home/" ? /\/home\/?$/ : "/");
  }
});

test("says when another page is not there", async ({ page, watch }) => {
  watch.allow(/404/);
  const response = await page.goto("/people/nobody");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});

test("says when a song is not there, and shows the way home", async ({ page, watch }) => {
  watch.allow(/404/);
  for (const path of ["/songs/99999", "/songs/abc", "/songs/0"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Song not found");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  }
  await page.getByRole("link", { name: "Return home" }).click();
  await expect(page).toHaveURL("/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Compositions");
  await expect(page).toHaveTitle("All Compositions · Murali Archive");
});

test("shows the default for what is wrong in an address", async ({ page }) => {
  await page.goto("/home?page=minus&sortBy=secret&direction=sideways&view=walls&paging=x&lng=xx");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByText(`Showing 1 to 20 of ${total} results`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Cards" })).toHaveAttribute("aria-pressed", "true");
  await page.goto("/search?title=Sama+Gana&sortBy=secret&page=-3&condition=XOR");
  await expect(page.getByText("Showing 1 to 1 of 1 results")).toBeVisible();
  await expect(page.getByLabel("any of these (OR)")).toBeChecked();
});

test("a source of a song leads to the site that it is from", async ({ page, watch }) => {
  watch.allow(/another site: https:\/\/en\.wikipedia\.org/);
  await page.route("https://en.wikipedia.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Another site</h1>" }),
  );
  await page.goto("/songs/1");
  const mark = page.locator("main details.source-mark").filter({ hasText: "Wikipedia" }).first();
  await mark.locator("summary").click();
  await mark.getByRole("link", { name: "Wikipedia", exact: true }).click();
  await expect(page).toHaveURL(/\/sources\/\d+$/);
  await page.getByRole("main").locator("a[href='https://en.wikipedia.org']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Another site");
  await page.goBack();
  await expect(page).toHaveURL(/\/sources\/\d+$/);
});
