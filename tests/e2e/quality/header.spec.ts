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
  await expect(page.locator("#browse a")).toHaveText([
    "Raagas",
    "Taalas",
    "People",
    "Deities",
    "Concerts",
    "Radio",
  ]);
});

for (const role of [null, "Administrator"] as const)
  test(`the bar stays in its line, side by side, in every language: ${role ?? "visitor"}`, async ({
    page,
    signIn,
  }) => {
    if (role) await signIn(role);
    for (const language of languages) {
      await page.goto(`/offline?lng=${language}`);
      // 1209 is the narrowest screen that has the places in the bar.
      for (const width of [1440, 1280, 1209, 1170, 1024, 800, 768, 400, 390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        await page.evaluate(() => document.fonts.ready);
        const bar = await page.evaluate(() => {
          const element = document.querySelector<HTMLElement>(".bar")!;
          const boxesOf = (selectors: string) =>
            [...element.querySelectorAll(selectors)]
              .filter((one) => one.checkVisibility() && !one.matches("[popover]"))
              .map((one) => one.getBoundingClientRect());
          const parts = boxesOf(":scope > *");
          const inner = boxesOf(":scope > *, .places > *");
          const end =
            element.getBoundingClientRect().right -
            Number.parseFloat(getComputedStyle(element).paddingRight);
          return {
            isOneLine: element.clientHeight <= 66 && inner.every(({ height }) => height <= 56),
            overlaps: parts.some((box, at) => at > 0 && box.left < parts[at - 1]!.right - 1),
            rest: Math.floor(end - Math.max(...inner.map(({ right }) => right))),
            hasPlaces: document.querySelector(".places")!.checkVisibility(),
          };
        });
        const where = `${language}, ${width}`;
        const hasPlaces = width >= 1209;
        expect(bar, where).toMatchObject({ isOneLine: true, overlaps: false, hasPlaces });
        expect(bar.rest, where).toBeGreaterThanOrEqual(-1);
      }
    }
  });
