import { languages } from "#app/archive.ts";
import { expect } from "../support/test.ts";
import { test } from "../support/users.ts";

test("the bar has the welcome page, all compositions and the search; the rest is beside them", async ({
  page,
}) => {
  await page.goto("/taalas");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link")).toHaveText(["Welcome", "All Compositions", "Search"]);
  await bar.getByRole("button", { name: "Browse" }).click();
  await expect(page.locator("#browse a")).toHaveText(["Raagas", "Taalas", "People"]);
});

for (const role of [null, "Administrator"] as const)
  test(`the bar stays in its line in every language: ${role ?? "visitor"}`, async ({
    page,
    signIn,
  }) => {
    if (role) await signIn(role);
    for (const language of languages)
      // 1209 is the narrowest screen that has the places in the bar.
      for (const width of [1440, 1280, 1209, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(`/offline?lng=${language}`);
        await page.evaluate(() => document.fonts.ready);
        const bar = await page.evaluate(() => {
          const element = document.querySelector<HTMLElement>(".bar")!;
          const inner = [...element.querySelectorAll(":scope > *, .places > *")].filter(
            (one) => one.checkVisibility() && !one.matches("[popover]"),
          );
          const edges = inner.map((one) => one.getBoundingClientRect());
          const end =
            element.getBoundingClientRect().right -
            Number.parseFloat(getComputedStyle(element).paddingRight);
          return {
            isOneLine: edges.every(({ height }) => height <= 56),
            rest: Math.floor(end - Math.max(...edges.map(({ right }) => right))),
            hasPlaces: document.querySelector(".places")!.checkVisibility(),
          };
        });
        const where = `${language}, ${width}`;
        expect(bar, where).toMatchObject({ isOneLine: true, hasPlaces: width >= 1209 });
        expect(bar.rest, where).toBeGreaterThanOrEqual(-1);
      }
  });
