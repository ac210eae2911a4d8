import { languages } from "#app/archive.ts";
import { songPath } from "../support/songs.ts";
import { setPreferenceCookies, expect, type Page, test } from "../support/test.ts";

const frame = (page: Page) => page.getByRole("main").getByRole("region", { name: /./ });
const hiddenWidth = (page: Page) =>
  frame(page).evaluate((element) => element.scrollWidth - element.clientWidth);

for (const language of languages)
  test(`the table shows its last column, or that it goes on: ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
    for (const number of [1, 2, 3, 4]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`/home?view=table&page=${number}`);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => hiddenWidth(page), { message: `page ${number}` }).toBe(0);
      await page.setViewportSize({ width: 1024, height: 900 });
      // If it is wider, arrow keys scroll it.
      if ((await hiddenWidth(page)) === 0) continue;
      await frame(page).focus();
      await page.keyboard.press("ArrowRight");
      await expect
        .poll(() => frame(page).evaluate(({ scrollLeft }) => scrollLeft))
        .toBeGreaterThan(0);
    }
  });

/** Returns the lines of lyrics that wrap. */
const findWrappedLines = (page: Page) =>
  page.locator(".lyrics .line").evaluateAll((lines) =>
    lines
      .filter((line) => {
        const words = document.createRange();
        words.selectNodeContents(line.lastChild!);
        const tops = Array.from(words.getClientRects(), ({ top }) => top);
        return Math.max(...tops) - Math.min(...tops) > 12;
      })
      .map(({ textContent }) => textContent),
  );

test("lines of lyrics do not break where there is room", async ({ page }) => {
  for (const [width, title, script, end] of [
    [1280, "Meru Samana", "iso", ""],
    [1280, "Meru Samana", "ta", ""],
    [1280, "Chakkani Raja Margamu", "ml", ""],
    [1280, "Meru Samana", "iso", "#lyrics"],
    [1024, "Nidhi Chala Sukhama", "ta", ""],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${songPath(title)}?script=${script}${end}`);
    await page.evaluate(() => document.fonts.ready);
    const message = `${title} in ${script} at ${width} ${end}`;
    await expect(page.locator(".lyrics .line").first(), message).toBeVisible();
    await expect.poll(() => findWrappedLines(page), { message }).toEqual([]);
  }
});
