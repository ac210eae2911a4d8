import { songPath } from "../support/songs.ts";
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

for (const [path, third] of [
  ["/", ".chakras summary >> nth=2"],
  ["/raagas", ".chakras h3 a >> nth=2"],
] as const)
  test(`the wheel turns to the chosen chakra, by the name at its rim too: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    const turned = () =>
      page.locator(".ring > g").evaluate((element) => getComputedStyle(element).rotate);
    expect(await turned()).toMatch(/^(0deg|none)$/);
    await page.locator(third).click();
    await expect.poll(turned).toBe("-60deg");
    await page.locator(".wheel .chakra", { hasText: "Rudra" }).click();
    await expect(
      page.getByRole("list").getByRole("link", { name: "Mechakalyani" }),
    ).toBeInViewport();
    await expect.poll(turned).toBe("60deg");
  });

test("a dialog lies over the header also while one page becomes another", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(songPath("Meru Samana"));
  await waitForHydration(page);
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click();
  const player = page.locator("dialog.player");
  await expect(player).toHaveCSS("view-transition-name", "player");
  const header = page.locator(".site-header");
  await expect(header).toHaveCSS("view-transition-name", "header");
  await page.getByRole("button", { name: "Enlarge the player" }).click();
  await expect(header).toHaveCSS("view-transition-name", "none");
  await page.keyboard.press("Escape");
  await expect(header).toHaveCSS("view-transition-name", "header");
  await page.getByRole("button", { name: "More for Meru Samana" }).click();
  await expect(page.locator(".song-menu")).toHaveCSS("view-transition-name", "dialog");
  await expect(header).toHaveCSS("view-transition-name", "none");
});

test("the mark of a raaga grows into that of its page, from a page with a mark too", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const names = Array.from(
        document.querySelectorAll(".raaga-mark"),
        (mark) => getComputedStyle(mark).viewTransitionName,
      );
      document.documentElement.dataset.moved = String(
        names.filter((name) => name === "mark").length,
      );
      return start(...given);
    };
  });
  const moved = () => page.evaluate(() => document.documentElement.dataset.moved);
  await page.goto("/raagas");
  await waitForHydration(page);
  await page.locator(".chakras").getByRole("link", { name: "Mechakalyani" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mechakalyani");
  expect(await moved()).toBe("1");
  await expect(page.locator("header > .raaga-mark")).toHaveCSS("view-transition-name", "mark");
  await page.locator(".look-alikes li li > a").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Mechakalyani");
  expect(await moved()).toBe("1");
});

test("a raaga faces its partner with the other madhyama, and the first stands right of the top", async ({
  page,
}) => {
  await page.goto("/raagas");
  const places = await page.locator(".wheel .cell path").evaluateAll((cells) =>
    cells.map((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
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
