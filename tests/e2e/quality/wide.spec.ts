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

for (const [path, width] of widths)
  test(`on a wide screen ${path} is ${width} pixels wide, and so is the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(path);
    for (const part of ["main", ".bar"])
      expect((await page.locator(part).boundingBox())!.width, part).toBe(width);
  });
