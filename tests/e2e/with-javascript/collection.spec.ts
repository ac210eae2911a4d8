import { expect, test } from "../support/users.ts";
import { waitForHydration } from "../support/test.ts";

test.beforeEach(async ({ page, signIn }) => {
  await signIn("Contributor");
  await page.goto("/my-collection");
  await waitForHydration(page);
});

test("reading the collection anew says how it went", async ({ page, watch }) => {
  watch.allow(/Failed to load|failed:|ERR_FAILED/);
  const refresh = page.getByRole("main").getByRole("link", { name: "Refresh" });
  await refresh.click();
  await expect(page.getByText("Collection refreshed successfully")).toBeVisible();
  await page.route("**/my-collection/next*", (route) => route.abort());
  await refresh.click();
  await expect(page.getByText("Failed to refresh collection")).toBeVisible();
  await expect(page.locator(".own-song")).not.toHaveCount(0);
});

test("the collection grows to its end, past a failure", async ({ page, watch }) => {
  test.slow();
  watch.allow(/Failed to load|failed:|ERR_FAILED/);
  const said = await page.getByText(/^\d+ songs$/).textContent();
  let fails = 4;
  await page.route("**/my-collection/next*", (route) =>
    fails-- > 0 ? route.abort() : route.continue(),
  );
  await page.locator(".own-song").last().scrollIntoViewIfNeeded();
  const retry = page.getByRole("main").getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await expect(page.locator(".scroll-end")).toContainText("Failed to load more content");
  await retry.click();
  const end = page.getByText("You have reached the end of your collection.");
  await expect(async () => {
    await page.locator(".own-song").last().scrollIntoViewIfNeeded();
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000, intervals: [100] });
  await expect(page.locator(".own-song")).toHaveCount(parseInt(said!, 10));
});

test("who deletes nothing comes back to where they were", async ({ page }) => {
  const opener = page
    .locator(".own-song")
    .nth(2)
    .getByRole("link", { name: /^Delete/ });
  for (const leave of ["Escape", "Cancel"]) {
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Delete this song?" });
    await expect(dialog.getByRole("link", { name: "Cancel" })).toBeFocused();
    if (leave === "Escape") await page.keyboard.press("Escape");
    else await dialog.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/my-collection");
    await expect(opener, leave).toBeFocused();
  }
});

test("Escape in a dialog that was opened by its address leads to the song", async ({ page }) => {
  await page.goto("/songs/10/delete");
  await expect(page.getByRole("dialog", { name: "Delete this song?" })).toBeVisible();
  await waitForHydration(page);
  await expect(page.locator("dialog:modal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/songs/10");
});
