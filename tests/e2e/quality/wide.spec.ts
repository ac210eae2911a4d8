import type { Page } from "@playwright/test";
import { songPath } from "../support/songs.ts";
import { expect, test } from "../support/users.ts";

const wide = 1440;
const paths = ["/", "/home", "/search", "/raagas", "/people", "/about", songPath("Meru Samana")];
const administration = ["", "/users", "/raaga", "/audit", "/bin", "/songs", "/people/tyagaraja"];

async function expectWide(page: Page, path: string) {
  await page.goto(path);
  for (const part of ["main", ".bar"])
    expect.soft((await page.locator(part).boundingBox())!.width, `${path}, ${part}`).toBe(wide);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1920, height: 1080 }));

test("on a wide screen every page is as wide as the header", async ({ page }) => {
  for (const path of paths) await expectWide(page, path);
});

test("the wheel of melakartas fills the room beside their names", async ({ page }) => {
  for (const [width, least] of [
    [1280, 700],
    [1920, 830],
  ] as const) {
    await page.setViewportSize({ width, height: 1080 });
    await page.goto("/raagas");
    const names = (await page.locator(".listed .chakras").boundingBox())!;
    const ring = (await page.locator("#ring").boundingBox())!;
    expect.soft(ring.width, `${width} px`).toBeGreaterThanOrEqual(least);
    expect.soft(ring.x - names.x - names.width, `${width} px`).toBeLessThanOrEqual(100);
  }
});

test("administration has the width of a wide screen", async ({ page, signIn }) => {
  await signIn("Administrator");
  for (const part of administration) await expectWide(page, `/admin${part}`);
});
