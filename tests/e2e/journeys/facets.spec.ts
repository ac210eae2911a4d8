import { demoCompositions } from "#drizzle/seed/demo/demo-compositions.ts";
import { cardTitles, expectResults, searchPath } from "../support/songs.ts";
import { expect, expectUrl, test } from "../support/test.ts";

const ofMbk = demoCompositions.filter(({ composer }) => composer.name === "M. Balamuralikrishna");
const tillanas = ofMbk.filter(({ songTypeId }) => songTypeId === "Tillana");

test("values beside the results narrow them to as many as they say, and chips widen them again", async ({
  page,
}) => {
  await page.goto(searchPath({ composer: "Balamuralikrishna" }));
  await expectResults(page, 1, 20, ofMbk.length);
  const types = page.getByRole("navigation", { name: "Song type" });
  const tillana = types.getByRole("listitem").filter({ hasText: "Tillana" });
  await expect(tillana).toHaveText(`Tillana ${tillanas.length}`);
  await tillana.getByRole("link").click();
  await expectUrl(page, "/search", { composer: "Balamuralikrishna", only: "songType:Tillana" });
  await expectResults(page, 1, tillanas.length, tillanas.length);
  await expect(types).toHaveCount(0);
  const chips = page.getByRole("list", { name: "Filters in use" });
  await expect(chips.getByRole("link")).toHaveText([/Balamuralikrishna/, /Tillana/]);
  await chips.getByRole("link", { name: "Remove Song type: Tillana" }).click();
  await expectResults(page, 1, 20, ofMbk.length);
});

test("the rest of a long list is behind its heading", async ({ page }) => {
  await page.goto(searchPath({ composer: "Balamuralikrishna" }));
  const raagas = page.getByRole("navigation", { name: "Raaga", exact: true });
  await expect(raagas.getByRole("link")).toHaveCount(8);
  await raagas.getByText(/more: Raaga/).click();
  const last = raagas.getByRole("link").last();
  await expect(last).toBeVisible();
  await last.click();
  await expect(page).toHaveURL(/only=raaga/);
  await expect(cardTitles(page).first()).toBeVisible();
});

test("a language, a deity and what a song has are filters of the form", async ({ page }) => {
  await page.goto("/search");
  await page.getByText("More filters").click();
  await page.getByLabel("Language").last().selectOption({ label: "Sanskrit" });
  await page.getByLabel("Deity").fill("గణేశ");
  await page.getByLabel("lyrics", { exact: true }).check();
  await page.getByLabel("all of these (AND)").check();
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expectUrl(page, "/search", { language: "sa", has: "lyrics" });
  const chips = page.getByRole("list", { name: "Filters in use" });
  await expect(chips.getByRole("link")).toHaveText([/Deity/, /Sanskrit/, /lyrics/]);
  const found = demoCompositions.filter(
    ({ language, deity, lyrics }) => language === "sa" && deity === "Ganesha" && lyrics,
  );
  if (found.length > 0) await expectResults(page, 1, found.length, found.length);
});
