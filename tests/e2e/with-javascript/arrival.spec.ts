import { songPath } from "../support/songs.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const told = (page: Page) => page.locator("p[aria-live=polite].unseen");

test("a followed link moves the focus to the page and says its title", async ({ page }) => {
  await page.goto("/home");
  await waitForHydration(page);
  await expect(told(page)).toHaveText("");
  await page.getByRole("link", { name: "Amba Mamava" }).press("Enter");
  await expect(told(page)).toHaveText("Amba Mamava · Murali Archive");
  expect(await focused(page)).toBe("content");
  // A link of the header stays in the page: the focus leaves it all the same.
  await page.locator("header").getByRole("link", { name: "All Compositions" }).press("Enter");
  await expect(told(page)).toHaveText("All Compositions · Murali Archive");
  expect(await focused(page)).toBe("content");
  await page.goBack();
  await expect(told(page)).toHaveText("Amba Mamava · Murali Archive");
});

test("a search from the box moves the focus to what was found", async ({ page }) => {
  await page.goto(songPath("Meru Samana"));
  await waitForHydration(page);
  await page.getByRole("searchbox").first().fill("vatapi");
  await page.getByRole("searchbox").first().press("Enter");
  await expect(told(page)).toHaveText(/Murali Archive$/);
  expect(await focused(page)).toBe("content");
});

test("another order of one list leaves the focus on its link", async ({ page }) => {
  await page.goto("/home");
  await waitForHydration(page);
  const sort = page.getByRole("link", { name: "Recently added" });
  await sort.press("Enter");
  await expect(page).toHaveURL(/sortBy=added/);
  await expect(sort).toBeFocused();
  await expect(told(page)).toHaveText("");
});
