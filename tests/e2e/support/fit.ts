import { expect, type Page } from "./test.ts";

/** Returns the elements that overflow the page horizontally, outside scrollable boxes. */
export function findOverflow(page: Page): Promise<string[]> {
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

/** Returns the words of headings and buttons that break across lines. */
function findBrokenWords(page: Page, also: string): Promise<string[]> {
  return page.evaluate((selectors) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll(selectors)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
    }
    return found;
  }, `h1, h2, .button, .claims dt, .claims dd${also}`);
}

/** Expects that no word of a heading, a button or an element of `also` (", th") breaks across lines. */
export const expectNoBrokenWords = (page: Page, message: string, also = "") =>
  expect.poll(() => findBrokenWords(page, also), { message }).toEqual([]);

/** Expects that nothing is wider than the page, and that no heading or button breaks within a word. */
export async function expectFits(page: Page, what: string) {
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await findOverflow(page), what).toEqual([]);
  await expectNoBrokenWords(page, what);
}
