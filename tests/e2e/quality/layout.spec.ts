import { demoCompositions } from "#drizzle/seed/demo/demo-compositions.ts";
import { expectFits, expectNoBrokenWords, findOverflow } from "../support/fit.ts";
import { expect, test } from "../support/users.ts";
import { songPath } from "../support/songs.ts";
import { setPreferenceCookies } from "../support/test.ts";

test("songs whose sources have long addresses fit in 320 pixels", async ({ page }) => {
  const longest = ({ sources }: { sources: string[] }) =>
    Math.max(
      ...sources
        .join(" ")
        .split(/\s/)
        .map(({ length }) => length),
    );
  const songs = demoCompositions.toSorted((a, b) => longest(b) - longest(a)).slice(0, 4);
  expect(longest(songs[0]!)).toBeGreaterThan(40);
  await page.setViewportSize({ width: 320, height: 900 });
  for (const { title } of songs) {
    await page.goto(songPath(title));
    await expect(page.locator("h1")).toHaveText(title);
    expect.soft(await findOverflow(page), title).toEqual([]);
  }
});

test("the master's name stands in one piece at every width", async ({ page, context, baseURL }) => {
  for (const language of ["en", "te", "ta", "kn", "ml", "hi"]) {
    await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 480, 760, 800, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 600 });
      await expectNoBrokenWords(page, `${language} ${width}`);
    }
  }
});

test("names of people stand in whole words, where letters are wide too", async ({
  page,
  context,
  baseURL,
  signIn,
}) => {
  for (const language of ["ta", "ml"]) {
    await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
    for (const path of ["/people", "/people/m-balamuralikrishna"]) {
      await page.goto(path);
      for (const width of [320, 600, 800]) {
        await page.setViewportSize({ width, height: 600 });
        await expectFits(page, `${path} ${language} ${width}`);
      }
    }
  }
  await signIn("Administrator");
  await page.goto("/people");
  await page.setViewportSize({ width: 320, height: 600 });
  await expect(page.locator(".person-rows .icon-button").first()).toBeVisible();
  await expectFits(page, "/people with links to pictures");
});

test("headings of figures stand in one piece on a phone", async ({
  page,
  context,
  baseURL,
  signIn,
}) => {
  await signIn("Administrator");
  await page.goto("/admin/jobs");
  await page.locator("button[name=job][value=countNumbers]").click();
  await expect(page.getByText("The job has run")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ["en", "te", "ta", "kn", "ml", "hi"]) {
    await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
    await page.goto("/about/numbers");
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator("#growth")).toBeVisible();
    await expectNoBrokenWords(page, language, ", .figure thead th");
  }
});

test("names and numbers in the ring of melakartas are at least 11 pixels high", async ({
  page,
}) => {
  for (const width of [1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/raagas");
    const sizes = await page.locator(".ring").evaluate((ring: SVGSVGElement) => {
      const scale = ring.getBoundingClientRect().width / ring.viewBox.baseVal.width;
      return [...ring.querySelectorAll(".named text:not(.hub-name)")].map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      );
    });
    expect(sizes.length).toBeGreaterThan(60);
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(11);
  }
});

test("no swara of a scale is cut off", async ({ page }) => {
  for (const path of ["/raagas/Chakravakam/beside/Bhavapriya", "/raagas/Mechakalyani"]) {
    await page.goto(path);
    for (const width of [1280, 640, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await page.locator(".steps .step").evaluateAll((steps) =>
        steps.filter((step) => {
          const panel = step.closest(".panel")!.getBoundingClientRect();
          const figure = step.closest("figure")!.getBoundingClientRect();
          const { left, right } = step.getBoundingClientRect();
          return left < panel.left || right > Math.min(panel.right, figure.right);
        }),
      );
      expect(cut, `${path}, ${width}`).toEqual([]);
    }
  }
});
