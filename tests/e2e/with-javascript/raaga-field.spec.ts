import { expect, test } from "../support/users.ts";
import { waitForHydration, type Page } from "../support/test.ts";
import { waitForDraft } from "../support/waits.ts";

const raagaOf = (page: Page) => page.locator("#raagaId");
const listOf = (page: Page) => page.locator("#composition [role=listbox]:visible");

test.beforeEach(async ({ signIn }) => {
  await signIn("Contributor");
});

test("a raaga is found in any script and chosen by keys, in the reader's script", async ({
  page,
}) => {
  await page.goto("/songs/add?lng=te");
  await waitForHydration(page);
  const raaga = raagaOf(page);
  await expect(raaga).toHaveRole("combobox");
  await raaga.pressSequentially("கல்யாணி");
  const option = listOf(page).getByRole("option").first();
  await expect(option).toHaveText("మేచకల్యాణి Mechakalyani");
  await expect(raaga).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(raaga).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id"))!);
  await page.keyboard.press("Enter");
  await expect(raaga).toHaveValue("మేచకల్యాణి (Mechakalyani)");
  await expect(raaga).toHaveAttribute("aria-expanded", "false");
  await expect(raaga).toBeFocused();
  await waitForDraft(page, "మేచకల్యాణి (Mechakalyani)");
  await page.reload();
  await waitForHydration(page);
  await page.locator(".draft-offer button").first().click();
  await expect(raaga).toHaveValue("మేచకల్యాణి (Mechakalyani)");
});

test("a name that several raagas have is asked for; the answer stands while the rest is corrected", async ({
  page,
  watch,
}) => {
  watch.allow(/400/);
  await page.goto("/songs/add");
  await waitForHydration(page);
  await raagaOf(page).fill("bhanumati");
  await page.getByRole("button", { name: "Create song" }).click();
  const problems = page.getByRole("alert");
  await problems.getByRole("link", { name: /More than one raaga/ }).click();
  await expect(raagaOf(page)).toBeFocused();
  await expect(raagaOf(page)).toHaveAccessibleDescription(/More than one raaga is called/);
  const question = page.getByLabel("Which raaga is “bhanumati”?");
  await question.selectOption("Vanaspati · Bhanumati");
  await page.getByRole("button", { name: "Create song" }).click();
  await expect(problems).not.toContainText("raaga");
  await expect(problems).toContainText("Title is required");
  await expect(question).toHaveCount(0);
});

test("suggestions that cannot be had leave the field as it is", async ({ page, watch }) => {
  watch.allow(/Failed to load|failed:|ERR_FAILED/);
  await page.goto("/songs/add");
  await waitForHydration(page);
  await page.route("**/suggest?*", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await raagaOf(page).pressSequentially("mohanam");
  await failed;
  await expect(listOf(page)).toHaveCount(0);
  await expect(raagaOf(page)).toHaveValue("mohanam");
});
