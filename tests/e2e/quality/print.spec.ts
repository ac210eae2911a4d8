import { addressSheetsPath } from "#app/domain/kept/address-list-path.ts";
import { songPath } from "../support/songs.ts";
import { type Page, setPreferenceCookies } from "../support/test.ts";
import { expect, test } from "../support/users.ts";

/** Prints the page on A4 as a browser does, and counts its pages. */
async function countPages(page: Page): Promise<number> {
  const file = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

test("a song is printed as one sheet: title, raaga with its scale, taala, lyrics in two scripts", async ({
  page,
  context,
  baseURL,
}) => {
  await setPreferenceCookies(context, baseURL, { preferences: "lng=en&theme=dark" });
  for (const title of ["Nidhi Chala Sukhama", "Vatapi Ganapatim", "Meru Samana"]) {
    await page.goto(`${songPath(title)}?script=iso`);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("h1")).toHaveText(title);
    await expect(shown(page, ".scale .swaras")).toHaveCount(2);
    await expect(shown(page, ".cycle-signs")).toHaveText(/^I[₃-₉]( [OU])*$|^\d+( \d+)*$/);
    await expect(shown(page, ".lyrics-words.original").first()).toBeVisible();
    const tops = await Promise.all(
      [".scale > *", ".song-cycle > *"].map((part) => shown(page, part).first().boundingBox()),
    );
    expect(tops[0]!.y, "the raaga and the taala begin in one line").toBe(tops[1]!.y);
    await expect(shown(page, "button, nav, .site-header, .site-footer, audio")).toHaveCount(0);
    const colours = await page.locator("h1").evaluate((heading) => ({
      text: getComputedStyle(heading).color,
      ground: getComputedStyle(document.documentElement).backgroundColor,
    }));
    expect(colours, title).toEqual({ text: "rgb(45, 29, 20)", ground: "rgb(255, 255, 255)" });
    expect(await countPages(page), title).toBe(1);
    await page.emulateMedia({ media: "screen" });
  }
});

for (const [path, kept] of [
  ["/raagas", ".chakras li a[href='/raagas/Mechakalyani']"],
  ["/raagas/Mechakalyani", ".ladder text"],
  ["/taalas/Adi", ".song-rows a"],
] as const)
  test(`raagas and taalas are printed without fields and buttons: ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(shown(page, kept).first()).toBeVisible();
    await expect(shown(page, "button, input, select, form, nav, audio")).toHaveCount(0);
  });

for (const path of [songPath("Omkara Akarini"), "/raagas/Mechakalyani", "/people/annamacharya"])
  test(`a page is printed without what it asks of visitors, and what is folded: ${path}`, async ({
    page,
    signIn,
  }) => {
    await signIn("Contributor");
    await page.goto(path);
    const asked = shown(page, ".suggest-links a, .recording-missing a, .recordings-top a, summary");
    await expect(asked.first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("h1")).toBeVisible();
    await expect(asked).toHaveCount(0);
  });

test("a list is printed without its secret address and what asks for a press", async ({
  page,
  signIn,
}) => {
  await signIn("Viewer");
  await page.goto("/lists/1");
  await expect(page.locator("#share")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(shown(page, "main li a").first()).toBeVisible();
  await expect(shown(page, "#share, button, input, select, form")).toHaveCount(0);
  expect(await page.locator("main").innerText()).not.toContain("/shared/");
});

test("a song without lyrics is printed with its scale", async ({ page }) => {
  await page.goto(songPath("Omkara Akarini"));
  await page.emulateMedia({ media: "print" });
  await expect(shown(page, ".scale .swaras")).toHaveCount(2);
  expect(await countPages(page)).toBe(1);
});

for (const path of ["/home", "/home?view=table", "/search?q=rama&searched=true"])
  test(`a list is printed without what asks for a press: ${path}`, async ({ page }) => {
    await page.goto(path);
    const titles = shown(page, "main :is(.leaf h2, tbody th) a");
    const count = await titles.count();
    expect(count).toBeGreaterThan(1);
    await page.emulateMedia({ media: "print" });
    await expect(titles).toHaveCount(count);
    await expect(
      shown(page, "button, input, select, form, .sorts, .pager, .row-actions"),
    ).toHaveCount(0);
  });

test("a table is printed with all of its columns", async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto("/home?view=table");
  await page.emulateMedia({ media: "print" });
  const hidden = await page
    .locator(".table-frame")
    .evaluate((frame) => frame.scrollWidth - frame.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
});

for (const path of [
  songPath("Kunda Gaura"),
  addressSheetsPath("", [Number(songPath("Kunda Gaura").split("/").at(-1))])!,
])
  test(`a notation is printed, each line whole, with nothing to press: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(shown(page, ".notation-line")).toHaveCount(8);
    await expect(shown(page, ".notation-sheet h3")).toHaveCount(4);
    await expect(shown(page, "button, input, select, form, nav")).toHaveCount(0);
    const breaks = await page
      .locator(".notation-sheet li")
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).breakInside));
    expect(new Set(breaks)).toEqual(new Set(["avoid"]));
    expect(await countPages(page)).toBeLessThanOrEqual(3);
  });
