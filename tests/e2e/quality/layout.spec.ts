import { expect, test } from "../support/members.ts";
import { bring, layers, memberStates, pages } from "../support/states.ts";
import { choose, type Page } from "../support/test.ts";

/** What stands out of the page sideways and cannot be scrolled to within a box of its own. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const boxed = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (box !== document.documentElement && getComputedStyle(box).overflowX !== "visible")
          return true;
      return false;
    };
    const out = [...document.body.querySelectorAll("*")].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1) && !boxed(element);
    });
    const named = out.map(
      (element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`,
    );
    return scrollWidth > clientWidth ? [`page: ${scrollWidth} > ${clientWidth}`, ...named] : named;
  });
}

// 640 is what a window of 1280 has left at 200 %, 320 at 400 %.
for (const width of [320, 640])
  for (const language of ["en", "ta", "ml"])
    test(`fits in ${width} pixels: ${language}`, async ({
      page,
      context,
      baseURL,
      signIn,
      watch,
    }) => {
      test.slow();
      watch.allow(/40[034]/);
      await choose(context, baseURL, { preferences: `lng=${language}` });
      for (const state of [...pages, ...layers, ...memberStates]) {
        if (state.as) await signIn(state.as);
        await bring(page, { ...state, width });
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await overflowing(page), state.name).toEqual([]);
      }
    });

test("what stands in the header stands side by side, on one line", async ({
  page,
  context,
  baseURL,
  signIn,
}) => {
  test.slow();
  for (const as of ["visitor", "Administrator"] as const) {
    if (as !== "visitor") await signIn(as);
    for (const language of ["en", "ta", "ml"]) {
      await choose(context, baseURL, { preferences: `lng=${language}` });
      await page.goto("/login?returnTo=/home");
      for (const width of [1440, 1280, 1170, 1024, 800, 400]) {
        await page.setViewportSize({ width, height: 600 });
        await page.evaluate(() => document.fonts.ready);
        const told = await page.locator(".bar").evaluate((bar) => {
          const seen = [...bar.children].map((child) => child.getBoundingClientRect());
          const parts = seen.filter((box) => box.width > 0);
          const overlap = parts.some((box, at) => at > 0 && box.left < parts[at - 1]!.right - 1);
          return { overlap, tall: bar.clientHeight > 66 };
        });
        expect.soft(told, `${as} ${language} ${width}`).toEqual({ overlap: false, tall: false });
      }
    }
  }
});
