import { expect, test } from "../support/users.ts";
import { searchPath } from "../support/songs.ts";
import { openState, signedInStates } from "../support/states.ts";
import { waitForHydration, type Page } from "../support/test.ts";

const focused = (page: Page) => page.locator(":focus");

test("the first key press leads past the header", async ({ page }) => {
  for (const path of ["/", "/home", "/search", "/songs/63"]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip, path).toBeFocused();
    await expect(skip, path).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.locator("main"), path).toBeFocused();
    await page.keyboard.press("Tab");
    const inside = focused(page).and(page.locator("main *"));
    await expect(inside, path).toHaveCount(1);
  }
});

test("the language menu opens by Enter and closes by Escape, where one was", async ({ page }) => {
  await page.goto("/home");
  const button = page.getByRole("button", { name: "Language" });
  const menu = page.locator("#language-menu");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "English" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("so does the menu of places", async ({ page }) => {
    await page.goto("/home");
    const button = page.getByRole("button", { name: "Menu" });
    const menu = page.locator("#site-menu");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Welcome" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});

/** Returns why the focus is not visible; null if it is, "end" if it has left the page. */
function findFocusProblem(page: Page) {
  return page.evaluate(async () => {
    // The task after a frame's callbacks runs when the frame is drawn.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const element = document.activeElement!;
    if (element === document.body) return "end";
    // Media controls and their focus are the browser's own.
    if (element instanceof HTMLMediaElement) return null;
    const name = `${element.localName} ${element.textContent?.slice(0, 30)}`;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) return `no outline: ${name}`;
    // The corners of a wheel's cell lie outside its shape; its number does not.
    const box = element instanceof SVGElement ? element.querySelector("text")! : element;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const points = [middle, [left + 2, top + 2], [right - 2, bottom - 2]] as const;
    const seen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return there && (element.contains(there) || there.contains(element));
    });
    return seen ? null : `hidden at ${middle.map(Math.round).join()}: ${name}`;
  });
}

/** Tabs through a page and back. Returns the steps where the focus was not visible. */
async function findLostFocus(page: Page, steps: number) {
  const lost: string[] = [];
  for (const key of ["Tab", "Shift+Tab"])
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      const problem = await findFocusProblem(page);
      if (problem === "end") break;
      if (problem) lost.push(`${key} ${step}: ${problem}`);
    }
  return lost;
}

for (const path of [
  "/",
  "/home",
  "/home?view=table",
  "/songs/63",
  searchPath({ raagaDescription: "Amritavarshini" }),
])
  test(`one sees where the focus is: ${path}`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    expect(await findLostFocus(page, 60)).toEqual([]);
  });

for (const state of signedInStates.filter(({ open }) => !open))
  test(`one sees where the focus is on members' pages: ${state.name}`, async ({
    page,
    signIn,
    watch,
  }) => {
    watch.allow(/403/);
    await signIn(state.as!);
    await openState(page, state);
    // The page of a denied request has no scripts.
    if (state.name !== "access denied") await waitForHydration(page);
    expect(await findLostFocus(page, 60)).toEqual([]);
  });

test("the docked player does not hide the focus", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await page.goto("/home?sortBy=composer&direction=desc");
  await waitForHydration(page);
  await page.locator("button.play").first().click();
  await expect(page.locator("dialog.player")).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>(".skip")!.focus());
  expect(await findLostFocus(page, 50)).toEqual([]);
});
