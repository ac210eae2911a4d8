import { songPath } from "../../support/songs.ts";
import { expect, test } from "../../support/users.ts";

/** Compositions with recordings. */
const [from, to] = ["Amma Anandadayini", "Amba Mamava"] as const;

test("an administrator merges two compositions and separates them again", async ({
  page,
  signIn,
}) => {
  const said = page.locator(".toast, .flash");
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog").filter({ has: page.locator("form") });
  await signIn("Administrator");

  await page.goto("/admin/same");
  await main.getByLabel("Merge this one").fill(songPath(from));
  await main.getByLabel("Into this one").fill(songPath(to).slice("/songs/".length));
  await main.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("heading")).toHaveText(`Merge ${from} into ${to}`);
  await expect(dialog).toContainText(`3 recordings move to ${to}.`);
  await expect(dialog).toContainText(`Links to ${from} will lead to ${to}.`);
  await dialog.getByRole("link", { name: "The other way round" }).click();
  await expect(dialog.getByRole("heading")).toHaveText(`Merge ${to} into ${from}`);
  await dialog.getByRole("link", { name: "The other way round" }).click();
  await expect(dialog.getByRole("heading")).toHaveText(`Merge ${from} into ${to}`);
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(said).toHaveText(`${from} was merged into ${to}`);
  await page.goto(songPath(from));
  await expect(main.getByRole("heading", { level: 1 })).toContainText(to);

  await page.goto("/admin/same");
  await main.getByRole("link", { name: "Merges" }).click();
  await expect(page).toHaveURL("/admin/merges");
  const row = main.getByRole("row").filter({ hasText: from });
  await row.getByRole("link", { name: "Separate again" }).first().click();
  await expect(dialog).toContainText(`3 recordings go back to ${from}.`);
  await dialog.getByRole("button", { name: "Separate again" }).click();
  await expect(said).toHaveText(`${from} and ${to} were separated again`);
  await expect(row).toContainText("separated again");
  await page.goto(songPath(from));
  await expect(main.getByRole("heading", { level: 1 })).toContainText(from);
  await page.goto(songPath(to));
  await expect(main.getByRole("heading", { level: 1 })).toContainText(to);
});
