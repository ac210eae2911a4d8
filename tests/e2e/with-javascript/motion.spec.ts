import { expect, test, waitForHydration } from "../support/test.ts";

for (const [reducedMotion, moves] of [
  ["no-preference", true],
  ["reduce", false],
] as const)
  test(`a title grows into its page, and nothing moves for who asked for that: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...given) => {
        const followed = document.activeElement!;
        document.documentElement.dataset.moved = getComputedStyle(followed).viewTransitionName;
        return start(...given);
      };
    });
    await page.goto("/home");
    await waitForHydration(page);
    const link = page.locator(".leaf h2 a").first();
    const title = await link.textContent();
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title!);
    expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBe(
      moves ? "title" : undefined,
    );
    await expect(page.locator("h1")).toHaveCSS("view-transition-name", "title");
  });
