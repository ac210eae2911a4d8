import { songPath } from "../support/songs.ts";
import { expect, test } from "../support/test.ts";

const widths: [path: string, width: number][] = [
  ["/home", 1440],
  ["/search", 1440],
  ["/raagas", 1440],
  ["/taalas", 1440],
  ["/people", 1440],
  [songPath("Meru Samana"), 1216],
];

test("on a wide screen a page has its width, and so has the header", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const [path, width] of widths) {
    await page.goto(path);
    for (const part of ["main", ".bar"])
      expect.soft((await page.locator(part).boundingBox())!.width, `${path}, ${part}`).toBe(width);
  }
});
