import { expect, test } from "../../support/users.ts";

test("a contributor adds a song, corrects it, restores it and deletes it", async ({
  page,
  signIn,
  watch,
}, { project }) => {
  // The invalid form and the deleted song are part of the journey.
  watch.allow(/40[04]/);
  const title = `Test kriti ${project.name}`;
  const said = page.locator(".toast, .flash");
  const main = page.getByRole("main");
  await signIn("Contributor");
  await page.goto("/my-collection");
  await main.getByRole("link", { name: "Add a new song" }).click();
  await expect(page).toHaveURL("/songs/add");
  await page.getByLabel("Title *").fill(title);
  await page.keyboard.press("Escape");
  await page.locator("#raagaId").fill("లవంగి");
  await page.getByRole("button", { name: "Add Accompaniment" }).click();
  await page.getByLabel("Instrument", { exact: true }).selectOption("Mridangam");
  await page.getByLabel("Accompanist names").fill("T. K. Murthy, Guruvayur Dorai");
  await page.getByRole("button", { name: "Create song" }).click();
  const problems = page.getByRole("alert");
  await expect(problems).toContainText("Singer is required");
  await expect(problems).toContainText("YouTube URL is required");
  await expect(problems).toContainText("Recording date is required");
  await expect(page.getByLabel("Title *")).toHaveValue(title);
  await expect(page.getByLabel("Accompanist names")).toHaveValue("T. K. Murthy, Guruvayur Dorai");

  await page.getByLabel("Singer *").fill("Somebody");
  await page.getByLabel("Media type *").selectOption("Video");
  await page.getByLabel("YouTube URL").fill("https://youtu.be/dQw4w9WgXcQ");
  await page.getByLabel("Recording date *").fill("1975-08-15");
  await page.getByLabel("Description *").fill("A song of the tests.");
  await page.getByLabel("Lyrics", { exact: true }).fill("first line\nsecond line");
  await page.getByRole("button", { name: "Create song" }).click();
  await expect(page).toHaveURL("/my-collection");
  await expect(said).toHaveText("Song created successfully");

  await page.goto(`/search?${new URLSearchParams({ title, searched: "true" })}`);
  await main.getByRole("link", { name: title, exact: true }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(main).toContainText("T. K. Murthy, Guruvayur Dorai");
  await main.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByLabel("Singer *")).toHaveValue("Somebody");
  await page.getByRole("button", { name: "Remove accompaniment 1" }).click();
  await expect(page.getByText("No accompaniments added yet.")).toBeVisible();
  await page.getByLabel("Description *").fill("Another description.");
  await page.getByRole("button", { name: "Update song" }).click();
  await expect(said).toHaveText("Song updated successfully");

  await page.goto(`/search?${new URLSearchParams({ title, searched: "true" })}`);
  await main.getByRole("link", { name: title, exact: true }).click();
  await expect(main).toContainText("Another description.");
  // The menu has one too, which is open without JavaScript.
  await main.getByRole("link", { name: "History" }).last().click();
  await expect(main).toContainText("A song of the tests.");
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expect(said).toHaveText("The older version was restored");
  await page.goBack();
  const list = `/search?${new URLSearchParams({ title, searched: "true" })}`;
  await page.goto(list);
  await main.getByRole("link", { name: title, exact: true }).click();
  await main.getByRole("link", { name: "History" }).last().click();
  await main
    .getByRole("link", { name: /^Version \d+$/ })
    .nth(1)
    .click();
  await expect(main).toContainText("This is an old version");
  await expect(main.locator(".as-it-was")).toContainText("Another description.");
  await main.getByRole("link", { name: "See it as it is today" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goto(list);
  await main.getByRole("link", { name: title, exact: true }).click();
  await expect(main).toContainText("A song of the tests.");
  const address = page.url();
  const dialog = page.getByRole("dialog", { name: "Delete this song?" });
  const remove = async () => {
    await main.getByRole("link", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(said.filter({ hasText: "Song deleted successfully" })).toBeVisible();
  };
  await remove();
  await expect(page).toHaveURL(list);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(address);
  await expect(said).toHaveText("The song was restored");
  await remove();
  await page.goto(address);
  await expect(main).toContainText("Song not found");

  await signIn("Administrator");
  await page.goto("/admin/bin");
  await page.getByRole("button", { name: `Restore: ${title}`, exact: true }).click();
  await expect(said).toHaveText("The song was restored");
  await page.goto(address);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
});
