import { expect, hydrated, test } from "../support/test.ts";

test("half a minute before five idle minutes a dialog offers to stay; then one is signed out", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/login");
  await page.getByLabel("Email").fill("viewer@example.org");
  await page.getByLabel("Password").fill("mridangam-at-dusk");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/home");
  await hydrated(page);
  await page.clock.runFor(275_000);
  const dialog = page.getByRole("dialog", { name: "Are you still there?" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Stay logged in" }).click();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(200_000);
  await expect(dialog).toBeHidden();
  await page.clock.runFor(101_000);
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("You have been logged out due to inactivity")).toBeVisible();
});
