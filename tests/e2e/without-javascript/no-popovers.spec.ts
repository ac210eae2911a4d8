import { expect, type Page, test } from "../support/test.ts";

/** Shows a page as a browser does that has no popovers, as Safari 16 and Firefox 115. */
async function openWithoutPopovers(page: Page, path: string) {
  let seen = "";
  // The page, and the sheet behind it.
  for (const address of [`**${path}`, "**/assets/late-*.css"])
    await page.route(
      address,
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text())
          .replaceAll(' popover="', ' data-popover="')
          .replaceAll("[popover]", "[data-popover]")
          .replaceAll("@supports not selector(:popover-open)", "@supports selector(:popover-open)");
        seen += body;
        await route.fulfill({ response, body });
      },
      // The next page is as it is.
      { times: 1 },
    );
  const sheet = page.waitForResponse(/\/assets\/late-/);
  await page.goto(path);
  await (await sheet).finished();
  expect(seen).toContain("@supports selector(:popover-open)");
  expect(seen).toContain(' data-popover="');
}

for (const width of [1280, 360])
  test(`menus stand in the page where browsers have no popovers: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openWithoutPopovers(page, "/taalas");
    const heading = page.getByRole("heading", { level: 1 });
    const footer = (await page.locator("footer").boundingBox())!;
    const menu = page.locator("#site-menu");
    await expect(menu.getByRole("link", { name: "Raagas" })).toBeVisible();
    expect((await menu.boundingBox())!.y).toBeGreaterThanOrEqual(footer.y + footer.height);
    await expect(page.locator("#language-menu button").first()).toBeVisible();
    const languages = (await page.locator("#language-menu").boundingBox())!;
    expect(languages.y + languages.height).toBeLessThanOrEqual((await heading.boundingBox())!.y);
    await expect(page.locator("button[popovertarget]:visible")).toHaveCount(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await page.locator("#language-menu button[value=te]").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "te");
  });
