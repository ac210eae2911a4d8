import { searchPath } from "../support/songs.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";

const list = searchPath({ composer: "Tyagaraja" });
const player = (page: Page) => page.getByRole("dialog", { name: /^Player: / });
const bar = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true });
const large = (page: Page) => page.locator(".player.large");
const queue = (page: Page) => page.getByRole("region", { name: /^Queue/ });
const menu = (page: Page) => page.getByRole("dialog", { name: "Meru Samana", exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto("/raagas");
  await page.goto(list);
  await waitForHydration(page);
});

const play = (page: Page) =>
  page.getByRole("button", { name: "Play Meru Samana", exact: true }).click();

test("Back closes what lies over a page, the highest first, and then leaves the page", async ({
  page,
}) => {
  await play(page);
  await bar(page, "Enlarge the player").click();
  await expect(large(page)).toBeVisible();
  await bar(page, "Queue").click();
  await expect(queue(page)).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));

  await page.goBack();
  await expect(queue(page)).toHaveCount(0);
  await expect(large(page)).toBeVisible();
  await page.goBack();
  await expect(large(page)).toHaveCount(0);
  await expect(player(page)).toBeVisible();
  await expect(page).toHaveURL(list);
  expect(requests.filter((url) => /\.data/.test(url))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL("/raagas");
});

test("Back closes the menu of a song, whose button has the focus again", async ({ page }) => {
  const button = page.getByRole("button", { name: "More for Meru Samana" });
  await button.click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(list);
  await button.press("Enter");
  await expect(menu(page).getByRole("button", { name: "Play next" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("what was closed otherwise is no step back", async ({ page }) => {
  await play(page);
  await bar(page, "Enlarge the player").click();
  await expect(large(page)).toBeVisible();
  await bar(page, "Queue").click();
  await expect(queue(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(large(page)).toHaveCount(0);
  await bar(page, "Close the player").click();
  await expect(player(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/raagas");
});

test("a page that is opened from there stands in its place", async ({ page }) => {
  await play(page);
  await bar(page, "Enlarge the player").click();
  await expect(large(page)).toBeVisible();
  await player(page).getByRole("link", { name: "Meru Samana" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meru Samana");
  await expect(large(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  await page.goBack();
  await expect(page).toHaveURL("/raagas");
});

test("after a reload of the page a layer uses the entry that is there", async ({ page }) => {
  await play(page);
  await bar(page, "Enlarge the player").click();
  await expect(large(page)).toBeVisible();
  await page.reload();
  await bar(page, "Enlarge the player").click();
  await expect(large(page)).toBeVisible();
  await page.goBack();
  await expect(large(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/raagas");
});
