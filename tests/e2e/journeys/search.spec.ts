import { demoCompositions } from "#drizzle/seed/demo/demo-compositions.ts";
import { cardTitles, expectResults, searchPath, totalOfHis } from "../support/songs.ts";
import { expect, expectUrl, type Page, test } from "../support/test.ts";

const inAmritavarshini = demoCompositions.filter(({ raagaId }) => raagaId === "Amritavarshini");
const tillanas = demoCompositions.filter(({ songTypeId }) => songTypeId === "Tillana");
const either = new Set([...inAmritavarshini, ...tillanas]);

async function openFilters(page: Page) {
  await page.goto("/search");
  await expect(page.getByText("Enter a title, or open the filters")).toBeVisible();
  await page.getByText("More filters").click();
  await expect(page.getByLabel("Raaga")).toBeVisible();
}

/** After a search the form is folded. */
const changeSearch = (page: Page) => page.getByText("Change search").click();

const submit = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Search" }).click();

test("finds by title and keeps only what was asked in the address", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Search" })
    .click();
  await page.getByLabel("Title of the song").fill("  gana sudha ");
  await submit(page);
  await expectUrl(page, "/search", { title: "gana sudha", searched: "true" });
  expect([...new URL(page.url()).searchParams.values()], "no empty filter").not.toContain("");
  await expect(cardTitles(page)).toHaveText(["Gana Sudha Rasa", "Gana Sudha Rasame"]);
  await page.reload();
  await expect(page.getByLabel("Title of the song", { exact: true })).toHaveValue("gana sudha");
  await expectResults(page, 1, 2, 2);
});

test("an empty form finds nothing, and offers examples that do", async ({ page }) => {
  for (const lng of ["en", "te", "ta", "kn", "ml", "hi"]) {
    await page.goto(`/search?lng=${lng}`);
    await page.locator("main form button[type=submit]").click();
    await expect(page).toHaveURL(/searched=true/);
    await expect(cardTitles(page)).toHaveCount(0);
    const links = page.locator(".examples a");
    await expect(links).toHaveCount(8);
    const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")!));
    for (const path of paths) {
      await page.goto(path);
      await expect(cardTitles(page).first(), path).toBeVisible();
    }
  }
});

test("results begin near the top, below at most four names in one row", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const lng of ["en", "ta"])
    // Of the last, no song has all words: a note says so.
    for (const q of ["krishna", "kalyani", "kalyani adi", "omkara", "mohanam"]) {
      await page.goto(`/search?${new URLSearchParams({ q, lng })}`);
      const top = (at: ReturnType<Page["locator"]>) =>
        at.evaluate((one) => one.getBoundingClientRect().top);
      expect(await top(page.locator(".leaf").first()), `${q} ${lng}`).toBeLessThanOrEqual(300);
      const names = await page.locator(".found-top nav li").all();
      expect(names.length).toBeLessThanOrEqual(4);
      const rows = new Set(await Promise.all(names.map((one) => top(one))));
      expect(rows.size).toBeLessThanOrEqual(1);
    }
});

test("where nothing narrows the results they have the room of its column", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/search?q=kalyani+adi");
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())!.x;
  await expect(page.locator(".facets nav")).toHaveCount(0);
  expect(await left(".leaf")).toBe(await left(".found"));
});

test("where nothing is found the form stands first", async ({ page }) => {
  await page.goto("/search?q=zzqqxx");
  const top = async (selector: string) => (await page.locator(selector).boundingBox())!.y;
  expect(await top("main .search-form")).toBeLessThan(await top("main .empty"));
});

test("joins filters by OR, unless AND is asked for", async ({ page }) => {
  await openFilters(page);
  await expect(page.getByLabel("any of these (OR)")).toBeChecked();
  await page.getByLabel("Raaga").fill("Amritavarshini");
  await page.getByLabel("Song type").fill("Tillana");
  await submit(page);
  await expectResults(page, 1, either.size, either.size);
  await expect(cardTitles(page)).toHaveCount(either.size);
  await expect(cardTitles(page).first()).toHaveText("Tillana in Amritavarshini");
  await expect(page.getByText("2 of 2 filters")).toHaveCount(1);

  await changeSearch(page);
  await page.getByLabel("all of these (AND)").check();
  await submit(page);
  await expectUrl(page, "/search", { condition: "AND" });
  await expect(cardTitles(page)).toHaveText(["Tillana in Amritavarshini"]);
  await page.reload();
  await changeSearch(page);
  await expect(page.getByLabel("all of these (AND)")).toBeChecked();
  await expect(page.getByLabel("Song type", { exact: true })).toHaveValue("Tillana");

  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByText("Enter a title, or open the filters")).toBeVisible();
});

test("filters by years of recording", async ({ page }) => {
  const thisYear = String(new Date().getFullYear());
  await openFilters(page);
  const from = page.getByLabel("Recorded from (year)");
  const to = page.getByLabel("Recorded to (year)");
  for (const field of [from, to]) {
    await expect(field).toHaveAttribute("min", "1900");
    await expect(field).toHaveAttribute("max", thisYear);
  }
  // No song of the demonstration says when it was recorded.
  await from.fill("1950");
  await to.fill("1990");
  await submit(page);
  await expectUrl(page, "/search", { recordingYearStart: "1950", recordingYearEnd: "1990" });
  await expect(page.getByText("No songs match your search.")).toBeVisible();
  await expect(from).toHaveValue("1950");
  await page.getByLabel("Raaga").fill("Amritavarshini");
  await submit(page);
  await expectResults(page, 1, inAmritavarshini.length, inAmritavarshini.length);
  await changeSearch(page);
  await page.getByLabel("all of these (AND)").check();
  await submit(page);
  await expect(page.getByText("No songs match your search.")).toBeVisible();
});

test("does not send a year out of range", async ({ page }) => {
  await openFilters(page);
  await page.getByLabel("Recorded from (year)").fill("1899");
  await submit(page);
  await expect(page).toHaveURL("/search");
});

test("says what is wrong with a year of the address, next to its field", async ({
  page,
  watch,
}) => {
  watch.allow(/status 400|400 \(Bad Request\)/);
  const thisYear = new Date().getFullYear();
  const from = page.getByLabel("Recorded from (year)");
  const to = page.getByLabel("Recorded to (year)");
  for (const year of ["1899", "abc", "99999"]) {
    await page.goto(searchPath({ recordingYearStart: year, title: "Sama Gana" }));
    await expect(from).toHaveValue(year);
    await expect(from).toHaveAccessibleDescription(`Enter a year from 1900 to ${thisYear}.`);
    await expect(page.getByLabel("Title of the song")).toHaveValue("Sama Gana");
    await expect(cardTitles(page)).toHaveCount(0);
  }
  await page.goto("/search");
  await page.getByText("More filters").click();
  await from.fill("1990");
  await to.fill("1950");
  await submit(page);
  await expect(to).toHaveAccessibleDescription(
    "This is earlier than the first year. Enter a later one.",
  );
  await expect(from).toHaveValue("1990");
  await to.fill("1995");
  await submit(page);
  await expect(page.getByText("No songs match your search.")).toBeVisible();
});

test("looks past capitals, spaces and diacritics", async ({ page }) => {
  await page.goto(searchPath({ title: "Ōmkāra-ĀKĀRIṆĪ" }));
  await expect(cardTitles(page)).toHaveText(["Omkara Akarini"]);
  await page.goto(searchPath({ title: "?!" }));
  await expect(page.getByText("No songs match your search.")).toBeVisible();
});

test("pages and sorts the results, and keeps the search with them", async ({ page }) => {
  const composer = "Balamuralikrishna";
  await page.goto(searchPath({ composer }));
  await expectResults(page, 1, 20, totalOfHis);
  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: "Page 8" })
    .click();
  await expectUrl(page, "/search", { composer, page: "8" });
  await expectResults(page, 141, 146, totalOfHis);
  const title = page
    .getByRole("navigation", { name: "Sort by" })
    .getByRole("link", { name: "Title" });
  await expect(title).toHaveAttribute("aria-current", "true");
  await title.click();
  await expectUrl(page, "/search", { composer, sortBy: "title", direction: "desc" });
  await expect(cardTitles(page).first()).toHaveText("Vegame Gava Ravayya");
  await title.click();
  await expect(cardTitles(page).first()).toHaveText("A Balagopalamu");
  await expectUrl(page, "/search", { composer });
});

test("puts the titles that begin as asked first, unless another order is wanted", async ({
  page,
}) => {
  await page.goto(searchPath({ title: "mahaniya" }));
  await expect(cardTitles(page)).toHaveText(["Mahaniya", "Mahaniya Madhura"]);
  await page.goto(searchPath({ title: "ga" }));
  await expect(cardTitles(page).first()).toHaveText(/^Ga/);
  await expect(cardTitles(page).filter({ hasNotText: /^Ga/ }).first()).toBeVisible();
  const sorts = page.getByRole("navigation", { name: "Sort by" });
  await expect(sorts.locator("[aria-current]")).toHaveText("Best match");
  await sorts.getByRole("link", { name: "Title" }).click();
  await expectUrl(page, "/search", { title: "ga", sortBy: "title" });
  await expect(cardTitles(page).first()).toHaveText("Aya Kalaikkellam");
  await sorts.getByRole("link", { name: "Best match" }).click();
  await expectUrl(page, "/search", { title: "ga" });
  await expect(cardTitles(page).first()).toHaveText(/^Ga/);
});
