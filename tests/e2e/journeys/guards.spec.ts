import { expect, test } from "../support/users.ts";

test("without the role, the song form is behind 'Access Denied'", async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/403/);
  await signIn("Viewer");
  await page.goto("/my-collection");
  await expect(page.getByRole("main")).toContainText("You have not added any songs yet.");
  await page.goto("/songs/add");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Denied");
  await expect(page.getByRole("main")).toContainText(
    "You don't have permission to access this page.",
  );
  // The page has the header with the user's menus.
  await page.getByRole("button", { name: "Your account" }).click();
  await page.locator("#user-menu").getByRole("link", { name: "Account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
});

test("the collection sends a visitor to log in, and says why", async ({ page }) => {
  await page.goto("/my-collection");
  await expect(page).toHaveURL("/login?returnTo=%2Fmy-collection");
  await expect(page.locator(".toast, .flash")).toHaveText("Please log in to view your collection");
});
