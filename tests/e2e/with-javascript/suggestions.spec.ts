import { expect, waitForHydration, type Page, test } from "../support/test.ts";

const suggested = (page: Page, name: string) =>
  page
    .locator(`#suggestions-${name} option`)
    .evaluateAll((options) => options.map((option) => option.getAttribute("value")));

test.beforeEach(async ({ page }) => {
  await page.goto("/search");
  await waitForHydration(page);
});

test("titles are offered from the second letter on, once typing pauses", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/suggest") asked.push(searchParams.get("text")!);
  });
  const title = page.getByLabel("Title of the song");
  await page.clock.install();
  await title.pressSequentially("g");
  await page.clock.runFor(2000);
  expect(asked).toEqual([]);
  await page.clock.resume();
  await title.pressSequentially("ana", { delay: 60 });
  await expect.poll(() => suggested(page, "title")).toContain("Ganamalinchi");
  expect(asked, "one question for all the letters typed in one go").toEqual(["gana"]);
  const names = await suggested(page, "title");
  expect(names.every((name) => /gana/i.test(name!.replaceAll(" ", "")))).toBe(true);
  await title.fill("g");
  await expect.poll(() => suggested(page, "title")).toEqual([]);
});

test("names are offered in their own field", async ({ page }) => {
  await page.getByText("More filters").click();
  await page.getByLabel("Raaga").pressSequentially("amrita");
  await expect.poll(() => suggested(page, "raagaDescription")).toContain("Amritavarshini");
  await page.getByLabel("Composer").pressSequentially("tya");
  await expect.poll(() => suggested(page, "composer")).toEqual(["Tyagaraja"]);
  expect(await suggested(page, "title")).toEqual([]);
});

test("names are offered from the second letter of every script, those that begin as it is typed first", async ({
  page,
}) => {
  await page.getByText("More filters").click();
  const raaga = page.getByLabel("Raaga");
  for (const [typed, name] of [
    ["கல்யா", "Mechakalyani"],
    ["ஹம்ஸ", "Hamsadhvani"],
    ["హిం", "Hindolam"],
    ["ಕಲ್ಯಾ", "Mechakalyani"],
    ["ഹംസ", "Hamsadhvani"],
    ["हं", "Hamsadhvani"],
  ] as const) {
    await raaga.fill(typed);
    await expect.poll(() => suggested(page, "raagaDescription"), typed).toContain(name);
  }
  await raaga.fill("sh");
  await expect
    .poll(async () => (await suggested(page, "raagaDescription"))[0])
    .toBe("Dhirashankarabharanam");
  const title = page.getByLabel("Title of the song");
  await title.fill("sh");
  await expect.poll(async () => (await suggested(page, "title"))[0]).toMatch(/^Sh/);
});

test("the search box says what each suggestion leads to", async ({ page }) => {
  const box = page.getByRole("banner").locator("input[name=q]");
  await box.fill("adi");
  const groups = page.getByRole("listbox").getByRole("group");
  await expect(groups.first()).toHaveAccessibleName("Taala");
  await expect(page.getByRole("option").first()).toHaveText(/^Adi \d+ compositions$/);
});

test("a failure of the suggestions leaves the field as it is", async ({ page, watch }) => {
  watch.allow(/net::ERR_FAILED/);
  await page.route("**/suggest?*", (route) => route.abort());
  const title = page.getByLabel("Title of the song");
  const failed = page.waitForEvent("requestfailed");
  await title.fill("sama gana");
  await failed;
  await title.press("Enter");
  await expect(page.getByText("Showing 1 to 1 of 1 results")).toBeVisible();
});
