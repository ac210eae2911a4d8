import { expect, test } from "../support/users.ts";
import { waitForHydration } from "../support/test.ts";
import { waitForDraft } from "../support/waits.ts";

test.beforeEach(async ({ page, signIn }) => {
  await signIn("Contributor");
  await page.goto("/songs/add");
  await waitForHydration(page);
});

test("the title offers compositions; choosing one by keys shows it, and the way back keeps what was typed", async ({
  page,
}) => {
  const title = page.getByRole("combobox", { name: "Title *" });
  await page.getByRole("combobox", { name: "Raaga", exact: true }).fill("Lavangi");
  await page.getByLabel("Singer *").fill("Somebody who sings");
  await title.pressSequentially("meru sa");
  const list = page.getByRole("listbox", { name: "Title" });
  await expect(list.getByRole("option", { name: "Meru Samana" })).toBeVisible();
  await expect(title).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(title).toHaveValue("meru sa");
  await title.pressSequentially("m");
  await expect(list).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(list.getByRole("option", { name: "Meru Samana" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?composition=\d+$/);
  const composition = page.getByRole("group", { name: "The composition" });
  await expect(composition).toContainText("Mayamalavagaula");
  await expect(composition).toContainText("Your recording is added to this composition.");
  await expect(page.getByLabel("Singer *")).toHaveValue("Somebody who sings");
  const back = page.getByRole("button", { name: "It is another composition" });
  await expect(back).toBeFocused();
  await back.press("Enter");
  await expect(title).toBeFocused();
  await expect(title).toHaveValue("meru sam");
  await expect(page.getByRole("combobox", { name: "Raaga", exact: true })).toHaveValue("Lavangi");
  await expect(page.getByLabel("Singer *")).toHaveValue("Somebody who sings");
});

test("a reload loses nothing: the draft is offered back", async ({ page }) => {
  await page.getByLabel("Singer *").fill("Somebody who sings");
  await page.getByRole("button", { name: "Add Accompaniment" }).click();
  await page.getByLabel("Accompanist names").fill("Somebody who plays");
  await waitForDraft(page, "Somebody who plays");
  await page.reload();
  await page.getByRole("button", { name: "Restore the draft" }).click();
  await expect(page.getByLabel("Singer *")).toHaveValue("Somebody who sings");
  await expect(page.getByLabel("Accompanist names")).toHaveValue("Somebody who plays");
});

test("a long list can be searched, and keeps its choice", async ({ page }) => {
  const taala = page.getByLabel("Taala", { exact: true });
  const all = await taala.locator("option").count();
  await page.getByLabel("Search in: Taala", { exact: true }).fill("khanda ch");
  await expect(taala.locator("option")).toHaveText(["Please select", "Khanda Chapu (2 + 1 + 2)"]);
  await taala.selectOption("Khanda Chapu");
  await page.getByLabel("Search in: Taala", { exact: true }).fill("");
  await expect(taala.locator("option")).toHaveCount(all);
  await expect(taala).toHaveValue("Khanda Chapu");
  await page.getByRole("button", { name: "Refresh: Taala", exact: true }).click();
  await expect(page.getByText("The lists are up to date")).toBeVisible();
  await expect(taala).toHaveValue("Khanda Chapu");
});

test("upload type decides between address and file", async ({ page }) => {
  await expect(page.getByLabel("YouTube URL")).toBeVisible();
  await expect(page.getByLabel("File", { exact: true })).toBeHidden();
  await page.getByLabel("Upload type *").selectOption("Audio");
  await expect(page.getByLabel("YouTube URL")).toBeHidden();
  await expect(page.getByLabel("File", { exact: true })).toHaveAttribute("accept", "audio/*");
  await page.getByLabel("Upload type *").selectOption("Video");
  await expect(page.getByLabel("File", { exact: true })).toHaveAttribute("accept", "video/*");
});

test("the media type follows the upload type until it is chosen", async ({ page }) => {
  const uploadType = page.getByLabel("Upload type *");
  const mediaType = page.getByLabel("Media type *");
  const chosen = mediaType.locator("option:checked");
  for (const [upload, media] of [
    ["Audio", /Audio/],
    ["Video", /Video/],
    ["Audio", /Audio/],
    ["YouTube", /Video/],
  ] as const) {
    await uploadType.selectOption(upload);
    await expect(chosen).toHaveText(media);
  }
  await mediaType.selectOption({ index: 1 });
  const own = (await chosen.textContent())!;
  await uploadType.selectOption("Audio");
  await uploadType.selectOption("Video");
  await expect(chosen).toHaveText(own);
});

test("people are proposed for printed names, and what is chosen stays when they are found again", async ({
  page,
}) => {
  await page.getByLabel("Singer *").fill("Chembai Vaidyanatha Bhagavathar");
  await page.getByRole("button", { name: "Add Accompaniment" }).click();
  await page.getByLabel("Accompanist names").fill("T.K. Moorthy, Somebody");
  const find = page.getByRole("button", { name: "Find these people" });
  await find.click();
  await expect(page.getByText(/possible people found/)).toBeVisible();
  const singer = page.getByLabel("Who is Chembai Vaidyanatha Bhagavathar?");
  await expect(singer).toHaveValue("chembai-vaidyanatha-bhagavatar");
  const player = page.getByLabel("Who is T.K. Moorthy?");
  await expect(player).toHaveValue("");
  await player.selectOption("t-k-murthy");
  await page.getByLabel("Who is Somebody?").selectOption("None of these");
  await page.getByLabel("Accompanist names").fill("T.K. Moorthy, Somebody, Somebody else");
  await find.click();
  await expect(page.getByLabel("Who is Somebody else?")).toHaveValue("");
  await expect(player).toHaveValue("t-k-murthy");
  await expect(page.getByLabel("Who is Somebody?")).toHaveValue("nobody");
});

test("that people cannot be found is said, and the form stays", async ({ page, watch }) => {
  watch.allow(/Failed to load|failed:|ERR_FAILED/);
  await page.route("**/songs/people*", (route) => route.abort());
  await page.getByLabel("Singer *").fill("Somebody who sings");
  await page.getByRole("button", { name: "Find these people" }).click();
  await expect(page.locator("#people [role=status]")).not.toBeEmpty();
  await expect(page.getByLabel("Singer *")).toHaveValue("Somebody who sings");
});

test("asks for the rights to lyrics once there are lyrics", async ({ page }) => {
  await page.goto("/songs/add");
  const lyrics = page.getByLabel("Lyrics", { exact: true });
  const rights = page.getByLabel("Rights to the lyrics");
  const permission = page.getByLabel("Permission for the lyrics");
  await expect(rights).toBeHidden();
  await lyrics.fill("first line");
  await expect(rights).toBeVisible();
  await permission.fill("The family");
  await lyrics.fill("");
  await expect(permission).toBeVisible();
  await permission.fill("");
  await expect(permission).toBeHidden();
});
