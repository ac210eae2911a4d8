import { expect, test } from "../support/users.ts";
import { waitForHydration, type Page } from "../support/test.ts";
import { waitForDraft } from "../support/waits.ts";

test.beforeEach(async ({ page, signIn }) => {
  await signIn("Contributor");
  await page.goto("/songs/add");
  await waitForHydration(page);
});

const titleOf = (page: Page) => page.getByRole("combobox", { name: "Title *" });
const caretOf = (page: Page) =>
  titleOf(page).evaluate((field: HTMLInputElement) => field.selectionStart);

test("the list of titles goes round by arrows, and leaves the caret to Home and End", async ({
  page,
}) => {
  const title = titleOf(page);
  await title.pressSequentially("ma");
  const options = page.getByRole("listbox", { name: "Title" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Use the arrow keys" })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await expect(options.last()).toBeInViewport({ ratio: 1 });
  const id = await options.last().getAttribute("id");
  await expect(title).toHaveAttribute("aria-activedescendant", id!);
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  expect(await caretOf(page)).toBe(0);
  await page.keyboard.press("End");
  expect(await caretOf(page)).toBe(2);
  await expect(title).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(options.first()).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toBeVisible();
});

test("choosing by the mouse shows the composition; another choice takes its place", async ({
  page,
}) => {
  const composition = page.getByRole("group", { name: "The composition" });
  await titleOf(page).pressSequentially("meru sa");
  await page.getByRole("listbox").getByRole("option", { name: "Meru Samana" }).click();
  await expect(composition).toContainText("Mayamalavagaula");
  await page.getByRole("button", { name: "It is another composition" }).click();
  await titleOf(page).fill("omkara ak");
  await page.getByRole("listbox").getByRole("option", { name: "Omkara Akarini" }).click();
  await expect(composition).toContainText("Lavangi");
});

test("the summary of problems has the focus, leads to the fields, and stays", async ({
  page,
  watch,
}) => {
  watch.allow(/400/);
  await page.getByLabel("Singer *").fill("Somebody who sings");
  await page.getByRole("button", { name: "Create song" }).click();
  const problems = page.getByRole("alert");
  await expect(problems).toBeFocused();
  await problems.getByRole("link", { name: "Recording date is required" }).click();
  const date = page.getByLabel("Recording date *");
  await expect(date).toBeFocused();
  await expect(date).toHaveAccessibleDescription(
    "As precisely as known: 1968, 1968-08 or 1968-08-15 Recording date is required",
  );
  await page.getByRole("button", { name: "Refresh: Taala", exact: true }).click();
  await expect(page.getByText("The lists are up to date")).toBeVisible();
  await expect(problems).toContainText("Recording date is required");
  await expect(page.getByLabel("Singer *")).toHaveValue("Somebody who sings");
});

test("lists that cannot be read anew leave the form as it is", async ({ page, watch }) => {
  watch.allow(/Failed to load|failed:|ERR_FAILED/);
  await page.getByLabel("Singer *").fill("Somebody who sings");
  await page.route("**/songs/like*", (route) => route.abort());
  await page.getByRole("button", { name: "Refresh: Taala", exact: true }).click();
  await expect(page.getByText("An unexpected error occurred.")).toBeVisible();
  await expect(page.getByLabel("Singer *")).toHaveValue("Somebody who sings");
});

test("Enter in the search of a list sends nothing", async ({ page }) => {
  await page.getByLabel("Search in: Taala", { exact: true }).fill("khanda");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("rows have names, take the focus along, and keep their errors", async ({ page, watch }) => {
  watch.allow(/400/);
  const adder = page.getByRole("button", { name: "Add Accompaniment" });
  const row = (number: number) => page.getByRole("group", { name: `Accompaniment ${number}` });
  await adder.click();
  await expect(row(1).getByLabel("Instrument", { exact: true })).toBeFocused();
  await adder.click();
  await row(1).getByLabel("Accompanist names").fill("Goes away");
  await row(2).getByLabel("Accompanist names").fill("a".repeat(301));
  await page.getByRole("button", { name: "Remove accompaniment 1" }).click();
  await expect(row(1).getByLabel("Instrument", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Create song" }).click();
  const problems = page.getByRole("alert");
  await problems.getByRole("link", { name: "Maximum 300 characters allowed" }).click();
  const names = row(1).getByLabel("Accompanist names");
  await expect(names).toBeFocused();
  await expect(names).toHaveValue("a".repeat(301));
  await expect(names).toHaveAccessibleDescription(/Maximum 300 characters allowed/);
  await page.getByRole("button", { name: "Remove accompaniment 1" }).click();
  await expect(adder).toBeFocused();
});

test("a draft is its writer's own, and can be discarded", async ({ page, signIn }) => {
  await page.getByLabel("Singer *").fill("Somebody who sings");
  await waitForDraft(page, "Somebody who sings");
  await signIn("Administrator");
  await page.goto("/songs/add");
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Restore the draft" })).toBeHidden();
  await signIn("Contributor");
  await page.goto("/songs/add");
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Restore the draft" })).toBeHidden();
});
