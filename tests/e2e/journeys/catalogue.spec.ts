import { cardTitles, expectResults, songPath, titles, total } from "../support/songs.ts";
import { expect, expectUrl, test } from "../support/test.ts";

test("leads from the welcome page to a song, to its raaga, to the songs in it", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("M. Balamuralikrishna");
  await page.getByRole("link", { name: "Browse the compositions" }).click();
  await expect(page).toHaveURL("/home");
  await expectResults(page, 1, 20, total);
  await expect(cardTitles(page)).toHaveText(titles.slice(0, 20));

  const sorts = page.getByRole("navigation", { name: "Sort by" });
  await sorts.getByRole("link", { name: "Title" }).click();
  await expectUrl(page, "/home", { sortBy: "title", direction: "desc" });
  const descending = titles.toReversed();
  await expect(cardTitles(page)).toHaveText(descending.slice(0, 20));

  await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link", { name: "Page 2" })
    .click();
  await expectUrl(page, "/home", { sortBy: "title", direction: "desc", page: "2" });
  await expectResults(page, 21, 40, total);
  await expect(cardTitles(page)).toHaveText(descending.slice(20, 40));

  const title = "Tillana in Amritavarshini";
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(songPath(title));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Murali Archive`);

  await page.locator(".song-top").getByRole("link", { name: "Amritavarshini" }).click();
  await expectUrl(page, "/raagas/Amritavarshini");
  await expect(page.locator(".raaga .song-rows li")).toHaveCount(4);
  await expect(page.locator(".raaga .song-rows").getByRole("link", { name: title })).toHaveCount(1);
});

test("has the songs of the wheel behind its cells", async ({ page }) => {
  await page.goto("/");
  await page.locator("summary", { hasText: "Rudra" }).click();
  await page.getByRole("list").getByRole("link", { name: "Mechakalyani" }).click();
  await expectUrl(page, "/raagas/Mechakalyani");
  await expect(page.locator(".raaga .song-rows li > a")).toHaveText([
    "Gati Nive",
    "Nidhi Chala Sukhama",
    "Sangitame Varasukhadayi",
    "Sogasu Ni Sommu",
    "Tillana: Tanom Nom",
  ]);
});

test("names a cell of the wheel in its middle, in the script of the page", async ({ page }) => {
  for (const [path, name] of [
    ["/", "Mechakalyani"],
    ["/?lng=ta", "மேசகல்யாணி"],
  ] as const) {
    await page.goto(path);
    await page.locator(".cell path").nth(64).hover();
    const shown = await page
      .locator(".hub-name")
      .evaluateAll((names) =>
        names.filter((one) => getComputedStyle(one).opacity === "1").map((one) => one.textContent),
      );
    expect(shown).toEqual([name]);
    await expect(page.locator(".hub-words")).toBeHidden();
  }
  await page.locator(".chakras summary").nth(10).click();
  const row = page.getByRole("list").getByRole("link", { name: "மேசகல்யாணி" });
  await expect(row).toHaveText("மேசகல்யாணி Mechakalyani");
});

test("reaches every page by its pager and says where it is", async ({ page }) => {
  await page.goto("/home");
  const pager = page.getByRole("navigation", { name: "Pages" });
  await expect(pager.getByRole("link", { name: "Previous page" })).toHaveCount(0);
  for (const number of [2, 3, 4, 5, 6, 7, 8]) {
    await pager.getByRole("link", { name: "Next page" }).click();
    await expectUrl(page, "/home", { page: String(number) });
    await expect(pager.locator("[aria-current=page]")).toHaveText(String(number));
    const start = (number - 1) * 20;
    await expectResults(page, start + 1, Math.min(start + 20, total), total);
    await expect(cardTitles(page)).toHaveText(titles.slice(start, start + 20));
  }
  await expect(pager.getByRole("link", { name: "Next page" })).toHaveCount(0);
});

test("shows a table that is sorted by its column heads, and keeps it", async ({
  page,
  context,
}) => {
  await page.goto("/home?page=2");
  await page.getByRole("button", { name: "Table" }).click();
  await expectUrl(page, "/home", { view: "table" });
  await expect(page.getByRole("button", { name: "Table" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("columnheader")).toHaveText([
    "Title",
    "Raaga",
    "Actions",
    "Singer",
    "Composer",
    "Taala",
    "Recording date",
    "Song type",
    "Duration",
  ]);
  const sorts = page.getByRole("navigation", { name: "Sort by" });
  await expect(sorts.getByRole("link")).toHaveText(["Title", "Recently added"]);
  await expect(sorts.locator("[aria-current]")).toHaveText("Title");
  await page.getByRole("columnheader", { name: "Composer" }).getByRole("link").click();
  await expectUrl(page, "/home", { sortBy: "composer" });
  const composer = page.getByRole("columnheader", { name: "Composer" });
  await expect(composer).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("row").nth(1)).toContainText("Annamacharya");
  await composer.getByRole("link").click();
  await expect(composer).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("row").nth(1)).toContainText("Tyagaraja");

  await page.goto("/home");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(20);
  const cookies = await context.cookies();
  const lasting = cookies.find(({ name }) => name === "preferences");
  expect(lasting?.expires, "the view outlives the browser").toBeGreaterThan(Date.now() / 1000);

  await page.getByRole("button", { name: "Cards" }).click();
  await expectUrl(page, "/home", { view: "card" });
  await expect(cardTitles(page)).toHaveCount(20);
});

test("switches to smooth scroll for this visit only", async ({ page, context }) => {
  await page.goto("/home");
  await page.getByRole("button", { name: "Smooth scroll" }).click();
  await expectUrl(page, "/home", { paging: "smooth" });
  const smooth = page.getByRole("button", { name: "Smooth scroll" });
  await expect(smooth).toHaveAttribute("aria-pressed", "true");
  await page.goto("/home");
  await expect(smooth).toHaveAttribute("aria-pressed", "true");
  const paging = (await context.cookies()).find(({ name }) => name === "paging");
  expect(paging?.expires, "the way of paging ends with the browser").toBe(-1);
  await page.getByRole("button", { name: "Pages" }).click();
  await expectUrl(page, "/home", { paging: "pagination" });
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible();
});

test("says so when a list does not go that far, and leads to its last page", async ({ page }) => {
  await page.goto("/home?page=99");
  await expect(page.getByText("The list does not have that many pages.")).toBeVisible();
  await page.getByRole("link", { name: "Go to the last page" }).click();
  await expectUrl(page, "/home", { page: "8" });
  await expectResults(page, 141, 158, total);
});

test("leads from the people to what they composed, and from a song to its composer", async ({
  page,
}) => {
  await page.goto("/home");
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("button", { name: "Browse" }).click();
  await main.getByRole("link", { name: "People" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("People");
  await expect(page).toHaveURL("/people");
  const initials = page.getByRole("navigation", { name: "Initial" });
  await initials.getByRole("link", { name: "T", exact: true }).click();
  await expectUrl(page, "/people", { initial: "T" });
  await expect(initials.locator("[aria-current=true]")).toHaveText("T");
  await page.getByRole("main").getByRole("link", { name: "Tyagaraja", exact: true }).click();
  await expect(page).toHaveURL("/people/tyagaraja");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tyagaraja");
  await expect(page.getByText("1767–1847")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Meru Samana" }).click();
  await expect(page).toHaveURL(songPath("Meru Samana"));
  await page.getByRole("main").getByRole("link", { name: "Tyagaraja" }).click();
  await expect(page).toHaveURL("/people/tyagaraja");
});

test("roman initials begin a line of their own below those of the page's script", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/people", "/home", "/raagas"]) {
    await page.goto(`${path}?lng=ml`);
    const placeOf = async (selector: string) =>
      (await page.locator(`.letters > ${selector}`).first().boundingBox())!;
    const own = await placeOf("span + a + a");
    const roman = await placeOf("[lang=en]");
    expect(roman.x, path).toBe(own.x);
    expect(roman.y, path).toBeGreaterThan(own.y);
    const above = page.locator(".letters > a:not([lang])").last();
    expect((await above.boundingBox())!.y, path).toBeLessThan(roman.y);
  }
});
