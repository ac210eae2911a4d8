import { expect, waitForHydration, test } from "../support/test.ts";

test("what is wrong in a closed filter opens it, and is told", async ({ page }) => {
  await page.goto("/search");
  await waitForHydration(page);
  const year = page.getByLabel("Recorded from (year)");
  await page.getByText("More filters").click();
  await year.fill("1800");
  await page.getByText("More filters").click();
  await expect(year).toBeHidden();
  await page.getByLabel("Title of the song").fill("mu");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(year).toBeFocused();
  await expect(page).toHaveURL("/search");
});

test("a suggestion is chosen by a tap, not by a finger that scrolls", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    viewport: { width: 1000, height: 700 },
  });
  const page = await context.newPage();
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("searchbox").fill("mu");
  const option = page.getByRole("option").first();
  await option.dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect(page).toHaveURL("/");
  await expect(option).toBeVisible();
  await option.tap();
  await expect(page).not.toHaveURL("/");
  await context.close();
});
