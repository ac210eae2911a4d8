import { searchPath } from "../support/songs.ts";
import {
  expect,
  type Page,
  setPreferenceCookies,
  test,
  waitForHydration,
} from "../support/test.ts";

const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => getComputedStyle(one).backgroundColor);

/** What is chosen, and another beside it. */
const chosen: Record<string, [chosen: string, other: string][]> = {
  "/home": [
    [".places a[aria-current]", ".places a:not([aria-current])"],
    [".sorts a[aria-current]", ".sorts a:not([aria-current])"],
    [".pager a[aria-current]", ".pager a:not([aria-current])"],
    ["button[aria-pressed=true]", "button[aria-pressed=false]"],
  ],
  "/raagas/Mechakalyani": [[".katapayadi .here", ".katapayadi li:not(.here)"]],
};

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

for (const [path, pairs] of Object.entries(chosen))
  test(`with forced colours one can tell what is chosen: ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const [one, other] of pairs)
      expect.soft(await background(page, one), one).not.toBe(await background(page, other));
  });

test("with forced colours drawings are in them, whatever theme was chosen", async ({
  page,
  context,
  baseURL,
}) => {
  for (const theme of ["light", "dark"]) {
    await setPreferenceCookies(context, baseURL, { preferences: `lng=en&theme=${theme}` });
    await page.goto("/raagas");
    const text = await page.locator("h1").evaluate((one) => getComputedStyle(one).color);
    await expect(page.locator(".ring .chakra").first(), theme).toHaveCSS("fill", text);
  }
});

test("with forced colours the player shows how far it is, and its song in the queue", async ({
  page,
}) => {
  await page.goto(searchPath({ composer: "Tyagaraja" }));
  await waitForHydration(page);
  await page.getByRole("button", { name: "Play all" }).click();
  const player = page.locator("dialog.player");
  const thumb = player.locator(".seek input").first();
  await expect(thumb).toHaveCSS("forced-color-adjust", "none");
  await player.getByRole("button", { name: "Queue", exact: true }).click();
  expect(await background(page, ".player-queue li[aria-current]")).not.toBe(
    await background(page, ".player-queue li:not([aria-current])"),
  );
});
