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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results");
  await page.goBack();
  await expect(page).toHaveURL("/raagas");
});

for (const address of [list, `${list}&lng=en`])
  test(`Back from where a menu's link led shows the page of the menu once: ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    await waitForHydration(page);
    await page.getByRole("button", { name: "More for Meru Samana" }).click();
    await expect(menu(page)).toBeVisible();
    await page.waitForFunction(() => history.state.over === 1);
    await menu(page).getByRole("link", { name: "Add to a list" }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(menu(page)).toHaveCount(0);
    expect(await page.evaluate(() => history.state?.over)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(address === list ? "/raagas" : list);
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

test("Back closes a menu of the header, of which one is left by a link, a press or another menu", async ({
  page,
}) => {
  const browse = page.locator("#browse");
  const openBrowse = async () => {
    await page.locator("[popovertarget=browse]").click();
    await expect(browse).toBeVisible();
    await page.waitForFunction(() => history.state.over === 1);
  };
  const isLeft = () => page.waitForFunction(() => !history.state.over);
  await openBrowse();
  await page.goBack();
  await expect(browse).toBeHidden();
  await expect(page).toHaveURL(list);

  await openBrowse();
  await page.keyboard.press("Escape");
  await expect(browse).toBeHidden();
  await isLeft();
  await openBrowse();
  // A form takes its page with it: its menu is no step back.
  await page.locator("[popovertarget=language-menu]").click();
  await expect(page.locator("#language-menu")).toBeVisible();
  await isLeft();
  await expect(page.locator("#language-menu")).toBeVisible();
  await page.keyboard.press("Escape");

  await openBrowse();
  await browse.getByRole("link", { name: "Taalas" }).click();
  await expect(page).toHaveURL("/taalas");
  await expect(browse).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(page).toHaveURL("/raagas");

  await page.setViewportSize({ width: 390, height: 800 });
  const siteMenu = page.locator("#site-menu");
  await page.locator("[popovertarget=site-menu]").click();
  await expect(siteMenu).toBeVisible();
  await page.waitForFunction(() => history.state.over === 1);
  await page.goBack();
  await expect(siteMenu).toBeHidden();
  await expect(page).toHaveURL("/raagas");
});
