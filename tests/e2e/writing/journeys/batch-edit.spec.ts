import { expect, test } from "../../support/users.ts";

test("a contributor changes two songs at once, sees the changes before, and undoes them, by keyboard", async ({
  page,
  signIn,
}, { project }) => {
  const place = `Hall of ${project.name}`;
  await signIn("Contributor");
  await page.goto("/songs/batch");
  const boxes = page.locator("input[name=song]");
  for (const at of [0, 1]) await boxes.nth(at).press("Space");
  await page.getByLabel("Place", { exact: true }).fill(place);
  await page.getByRole("button", { name: "Show the changes" }).press("Enter");
  await expect(page.getByRole("heading", { name: "2 songs will change" })).toBeVisible();
  await expect(page.getByRole("cell", { name: place })).toHaveCount(2);
  await page.getByRole("button", { name: "Change 2 songs" }).press("Enter");
  await expect(page).toHaveURL(/\/songs\/batches\/\d+$/);
  await expect(page.getByText("2 songs can be restored to their previous state.")).toBeVisible();
  await page.getByRole("button", { name: "Undo all" }).press("Enter");
  await expect(page.getByText(/^Undone/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo all" })).toHaveCount(0);
});
