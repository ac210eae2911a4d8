import { songPath } from "../support/songs.ts";
import { expect, type Page } from "../support/test.ts";
import { test } from "../support/users.ts";
import { standInForYouTube } from "../support/youtube.ts";

const toast = (page: Page) => page.locator(".toasts").getByText("could not be loaded");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const play = (page: Page) => page.getByRole("main").locator("button.play").first();

test.beforeEach(({ watch }) => watch.allow(/out of order/));

/** Makes a listener of the document fail, where it is added as one part of the page does it. */
const breakListener = (page: Page, broken: "keydown" | "mouseover") =>
  page.addInitScript((name) => {
    const add = document.addEventListener.bind(document) as (...given: unknown[]) => void;
    // React adds listeners of the same events to the document, with true or false as the third value.
    const isOfPart = (rest: unknown[]) =>
      name === "keydown" ? rest.length === 0 : typeof rest[0] === "object";
    document.addEventListener = (type: string, ...given: unknown[]) => {
      if (type === name && isOfPart(given.slice(1))) throw new Error("out of order");
      add(type, ...given);
    };
  }, broken);

/** Makes a constructor of the browser fail, until `mend`. */
async function breakConstructor(page: Page, name: "BroadcastChannel" | "ResizeObserver") {
  await page.addInitScript((broken) => {
    const works = window[broken];
    Object.assign(window, {
      mend: () => Object.assign(window, { [broken]: works }),
      [broken]: function () {
        throw new Error("out of order");
      },
    });
  }, name);
  return () => page.evaluate(() => (window as unknown as { mend: () => void }).mend());
}

test("a fault in the search box takes the box, not the page", async ({ page }) => {
  await breakListener(page, "keydown");
  await page.goto("/home");
  await expect(toast(page)).toBeVisible();
  await expect(page.locator("header input[name=q]")).toHaveCount(0);
  await expect(heading(page)).toHaveText("All Compositions");
  await page.getByRole("link", { name: "Amba Mamava" }).click();
  await expect(heading(page)).toContainText("Amba Mamava");
});

test("a fault in the player leaves the page, and the next press tries again", async ({
  page,
  watch,
}) => {
  watch.allow(/youtube/);
  const mend = await breakConstructor(page, "ResizeObserver");
  await standInForYouTube(page);
  await page.goto("/home");
  await play(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(page.locator("dialog.player")).toHaveCount(0);
  await expect(heading(page)).toHaveText("All Compositions");
  await mend();
  await play(page).click();
  await expect(page.locator("dialog.player")).toBeVisible();
});

test("a fault in the idle watch leaves the page, and the next page has the watch", async ({
  page,
  signIn,
}) => {
  await signIn("Viewer");
  const mend = await breakConstructor(page, "BroadcastChannel");
  await page.goto("/home");
  await expect(toast(page)).toBeVisible();
  await expect(page.locator("dialog.idle")).toHaveCount(0);
  await expect(heading(page)).toHaveText("All Compositions");
  await mend();
  await page.getByRole("link", { name: "Amba Mamava" }).click();
  await expect(heading(page)).toContainText("Amba Mamava");
  await expect(page.locator("dialog.idle")).toBeAttached();
});

test("without followed links, pages are documents, and scales sound all the same", async ({
  page,
}) => {
  await breakListener(page, "mouseover");
  await page.goto(songPath("Meru Samana"));
  await expect(toast(page)).toBeVisible();
  const scale = page.getByRole("main").locator("[data-scale]").first();
  await scale.click();
  await expect(scale).toHaveAttribute("aria-pressed", "true");
  const loaded = page.waitForEvent("load");
  await page.locator("header").getByRole("link", { name: "All Compositions" }).click();
  await loaded;
  await expect(heading(page)).toHaveText("All Compositions");
});
