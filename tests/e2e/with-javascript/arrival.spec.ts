import { searchPath, songPath, total } from "../support/songs.ts";
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

test("another order of one list leaves the focus on its link; the page or the title says it", async ({
  page,
}) => {
  await page.goto("/home");
  await waitForHydration(page);
  const sort = (name: string) => page.getByRole("link", { name, exact: true });
  await sort("Title").press("Enter");
  await expect(told(page)).toHaveText("All Compositions · Title (descending) · Murali Archive");
  await expect(sort("Title")).toBeFocused();
  await page.goto("/home");
  await waitForHydration(page);
  await sort("Recently added").press("Enter");
  // Recordings are counted, not compositions.
  await expect(page.getByRole("main").getByRole("status")).not.toContainText(`of ${total} `);
  await expect(sort("Recently added")).toBeFocused();
  await expect(told(page)).toHaveText("");
});

test("a filter of the results that is gone when it is followed leaves the focus to the page", async ({
  page,
}) => {
  await page.goto(searchPath({ composer: "Balamuralikrishna" }));
  await waitForHydration(page);
  const types = page.getByRole("navigation", { name: "Song type" });
  await types.getByRole("link", { name: /Tillana/ }).press("Enter");
  await expect(page).toHaveURL(/only=songType/);
  await expect(types).toHaveCount(0);
  expect(await focused(page)).toBe("content");
  const chips = page.getByRole("list", { name: "Filters in use" });
  await chips.getByRole("link", { name: "Remove Song type: Tillana" }).press("Enter");
  await expect(types).toBeVisible();
  expect(await focused(page)).toBe("content");
  // The number of songs is said by the page.
  await expect(told(page)).toHaveText("");
});

const lists = [
  { path: "/raagas", link: "Melakarta", title: /^Raagas · Melakarta.* · Murali Archive$/ },
  { path: "/raagas", link: "B", title: "Raagas · B · Murali Archive" },
  { path: "/people", link: "Composer", title: "People · Composer · Murali Archive" },
  { path: "/people", link: "B", title: "People · B · Murali Archive" },
  { path: "/people", link: "Show more people", title: /^People · .+ … · Murali Archive$/ },
];

for (const { path, link, title } of lists)
  test(`another part of a list is said by its title: ${path}, ${link}`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: link, exact: true }).first().press("Enter");
    await expect(page).toHaveURL(/\?/);
    await expect(told(page)).toHaveText(title);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
