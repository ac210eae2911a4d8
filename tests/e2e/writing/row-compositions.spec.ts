import { removeDrafts } from "../support/drafts.ts";
import { makeFiles } from "../support/media-files.ts";
import { waitForHydration } from "../support/test.ts";
import { expect, test } from "../support/users.ts";

/** Files that no other test saves, without tags. */
const [one, two, three] = makeFiles(44).slice(-3);

test("a composition chosen by itself is undone at one press; rows of one title become one", async ({
  page,
  signIn,
}) => {
  await signIn("Contributor");
  await removeDrafts(page);
  await page.goto("/songs/drafts");
  await waitForHydration(page);
  await page.getByLabel("Drop files here").setInputFiles([
    { ...one!, name: "Omkaara Akaarini.m4a" },
    { ...two!, name: "Evening by the river.wav" },
    { ...three!, name: "Evening by the river (1975).mp4" },
  ]);
  await expect(page.getByText("3 songs to add")).toBeVisible();
  await page.getByLabel("More fields of row 1").press("Enter");
  await expect(page.getByText("Chosen because the file says “Omkaara Akaarini”.")).toBeVisible();
  await page.getByRole("button", { name: "Undo the composition of row 1" }).press("Enter");
  await expect(page.getByLabel("Title, row 1")).toHaveValue("Omkaara Akaarini");
  await expect(page.getByText("Is it one of these?")).toHaveCount(2);
  await page.getByRole("button", { name: "Remove row 1" }).press("Enter");

  await page.getByLabel("Composition, row 2").selectOption("As in row 1: Evening by the river");
  await expect(page.getByLabel("Title, row 2")).toHaveCount(0);
  await page.locator(".drafts-all summary").press("Enter");
  await page.getByLabel("Singer for all rows").fill("M. Balamuralikrishna");
  await page.getByLabel("Recording date for all rows").fill("1975");
  await page.getByLabel("Description for all rows").fill("By the Krishna.");
  await page.getByRole("button", { name: "Set for all rows" }).press("Enter");
  await expect(page.getByLabel("Recording date, row 1")).toHaveValue("1975");
  await expect(page.getByText("Uploaded", { exact: true })).toHaveCount(2);
  await page.getByRole("button", { name: "Save all complete rows" }).press("Enter");
  await expect(page.getByText("2 songs saved:")).toBeVisible();
  const paths = await page
    .locator(".drafts-saved a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  await page.goto(paths[0]!);
  await expect(page.locator(`main a[href="${paths[1]}"]`).first()).toBeVisible();
});
