import { removeDrafts } from "../../support/drafts.ts";
import { expect, test } from "../../support/users.ts";

test("a contributor fills in the rows of a video from a list of their own, and proposes its raaga", async ({
  page,
  signIn,
}, { project }) => {
  const raaga = `Nava ${project.name.replaceAll(/[^a-z]/gi, "")}`;
  await signIn("Contributor");
  await removeDrafts(page);
  await page.locator("[name=videoUrl]").fill("https://youtu.be/dQw4w9WgXcQ");
  await page.locator("[name=videoSongs]").fill("2");
  await page.locator("button[value=video]").click();
  const rows = page.locator("tbody[data-draft]");
  await expect(rows).toHaveCount(2);
  await page.getByRole("link", { name: "Fill in from your own list" }).press("Enter");
  await page
    .getByLabel("Rows of a spreadsheet")
    .fill(`Composition;Raga;Town\n${raaga} One;${raaga};Chennai\n${raaga} Two;;Delhi\nThree;;`);
  await page.getByRole("button", { name: "Read the list" }).press("Enter");
  await expect(page.getByLabel("What is column “Town”?")).toHaveValue("place");
  await page.getByLabel("What is column “Town”?").selectOption("Concert or album");
  await page.getByRole("button", { name: "Show the pairs" }).press("Enter");
  await expect(page).toHaveURL(/c2=event/);
  await expect(page.getByRole("heading", { name: "2 rows match files" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 row has no file" })).toBeVisible();
  await page.getByRole("button", { name: "Fill in 2 recordings" }).press("Enter");
  await expect(page.locator(".toast, .flash")).toHaveText(
    "2 recordings were filled in from your list.",
  );
  await expect(page.locator("[name$='.event']:not([name^=all])").nth(1)).toHaveValue("Delhi");
  const first = rows.first();
  await expect(first.locator("[name$='.raagaId']")).toHaveValue(raaga);
  await first.locator("summary").press("Enter");
  await first.locator("[name$='.raagaChoice']").selectOption({
    label: `Propose “${raaga}” as a new raaga`,
  });
  const complete = {
    singer: "M. Balamuralikrishna",
    publishedDate: "1975",
    description: "At home",
  };
  for (const at of [0, 1]) {
    if (at > 0) await rows.nth(at).locator("summary").press("Enter");
    for (const [name, value] of Object.entries(complete))
      await rows.nth(at).locator(`[name$='.${name}']`).fill(value);
  }
  await page.locator("button.button[value=save]").click();
  await expect(page.getByText("2 songs saved:")).toBeVisible();
  await page.getByRole("link", { name: `${raaga} One` }).click();
  await expect(page.getByText(raaga, { exact: true }).first()).toBeVisible();
  await removeDrafts(page);
});
