import type { Page } from "@playwright/test";
import { expect, test } from "../../support/users.ts";

const title = "Nidhi Chala Sukhama";

/** Chooses a composition by the title field: from the list while typing, or by the button without scripts. */
async function choose(page: Page, hasScripts: boolean) {
  if (hasScripts) {
    await page.getByRole("combobox", { name: "Title *" }).pressSequentially("nidhi chala");
    await page.getByRole("option", { name: title }).click();
  } else {
    await page.getByLabel("Title *").fill("nidhi chala");
    await page.getByRole("button", { name: "Find this composition" }).click();
    await page.getByRole("button", { name: `Add your recording to it: ${title}` }).click();
  }
  await expect(page).toHaveURL(/\/songs\/add\?composition=\d+$/);
}

test("a second contributor adds a recording to somebody's composition", async ({
  page,
  signIn,
  watch,
}, { project }) => {
  // The invalid form is part of the journey.
  watch.allow(/400/);
  const hasScripts = project.use.javaScriptEnabled !== false;
  const singer = `Second Singer ${project.name}`;
  const main = page.getByRole("main");
  const composition = page.getByRole("group", { name: "The composition" });
  const said = page.locator(".toast, .flash");
  await signIn("Administrator");
  await page.goto("/songs/add");
  await page.getByLabel("Singer *").fill(singer);
  await choose(page, hasScripts);
  await expect(composition).toContainText("Mechakalyani");
  await expect(composition).toContainText("Added by Contributor");
  await expect(page.getByLabel("Singer *")).toHaveValue(singer);

  await page.getByRole("button", { name: "It is another composition" }).click();
  await expect(page).toHaveURL("/songs/add");
  await expect(page.getByLabel("Title *")).toHaveValue("nidhi chala");
  await page.getByLabel("Title *").clear();
  await choose(page, hasScripts);

  await page.getByLabel("Media type *").selectOption("Video");
  await page.getByLabel("YouTube URL").fill("https://youtu.be/dQw4w9WgXcQ");
  await page.getByRole("button", { name: "Create song" }).click();
  await expect(page.getByRole("alert")).toContainText("Recording date is required");
  await expect(composition).toContainText(title);
  await page.getByLabel("Recording date *").fill("1968-08");
  await page.getByRole("button", { name: "Create song" }).click();
  await expect(page).toHaveURL("/my-collection");
  await expect(said).toHaveText("Recording added");
  await expect(main.getByRole("link", { name: "Add another recording of it" })).toBeVisible();
  await main.getByRole("link", { name: "View it" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toContainText(title);
  await expect(main).toContainText(singer);

  await main.getByRole("link", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this song?" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(said.filter({ hasText: "Song deleted successfully" })).toBeVisible();
});
