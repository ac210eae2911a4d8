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

test("the wheel turns to the chakra that is opened, by the name at its rim too", async ({
  page,
}) => {
  await page.goto("/raagas");
  const turned = () =>
    page.locator(".wheel svg > g").evaluate((element) => getComputedStyle(element).rotate);
  expect(await turned()).toMatch(/^(0deg|none)$/);
  await page.locator(".chakras summary").nth(2).click();
  await expect.poll(turned).toBe("-60deg");
  await page.locator(".wheel .chakra", { hasText: "Rudra" }).click();
  await expect(page.getByRole("list").getByRole("link", { name: "Mechakalyani" })).toBeVisible();
  await expect.poll(turned).toBe("60deg");
});

test("a raaga faces its partner with the other madhyama, and the first stands right of the top", async ({
  page,
}) => {
  await page.goto("/raagas");
  const places = await page.locator(".wheel .cell > text:not(.hub-name)").evaluateAll((numbers) =>
    numbers.map((number) => {
      const { left, right, top, bottom } = number.getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2] as const;
    }),
  );
  const hub = (await page.locator(".wheel .hub").boundingBox())!;
  const [x, y] = [hub.x + hub.width / 2, hub.y + hub.height / 2];
  expect(places).toHaveLength(72);
  for (const [at, [left, top]] of places.slice(0, 36).entries()) {
    const [right, bottom] = places[at + 36]!;
    expect(Math.abs(left + right - 2 * x), `${at + 1}`).toBeLessThan(3);
    expect(Math.abs(top + bottom - 2 * y), `${at + 1}`).toBeLessThan(3);
  }
  expect(places[0]![0]).toBeGreaterThan(x);
  expect(places[0]![1]).toBeLessThan(y);
});
