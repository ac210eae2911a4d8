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
