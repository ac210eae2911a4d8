import { demoCompositions } from "#drizzle/seed/demo/demo-compositions.ts";
import { expect, test } from "../support/users.ts";
import { songPath } from "../support/songs.ts";
import { openState, layers, signedInStates, pages } from "../support/states.ts";
import { setPreferenceCookies, type Page } from "../support/test.ts";

/** Returns the elements that overflow the page horizontally, outside scrollable boxes. */
function findOverflow(page: Page): Promise<string[]> {
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
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll("h1, h2, .button, .claims dt, .claims dd")) {
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
  });
}

const expectNoBrokenWords = (page: Page, message: string) =>
  expect.poll(() => findBrokenWords(page), { message }).toEqual([]);

async function expectFits(page: Page, what: string) {
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await findOverflow(page), what).toEqual([]);
  await expectNoBrokenWords(page, what);
}

const states = [...pages, ...layers, ...signedInStates];
/** In Malayalam, whose words are the longest, one state of each template. */
const statesOf = (language: string) =>
  language === "ml" ? states.filter(({ variant }) => !variant) : states;
const halves = <T>(all: T[]) => [
  all.filter((_, at) => at % 2 === 0),
  all.filter((_, at) => at % 2 === 1),
];
for (const language of ["en", "ta", "ml"])
  for (const [part, some] of halves(statesOf(language)).entries())
    test(`fits in 320 and 640 pixels: ${language}, part ${part + 1}`, async ({
      page,
      context,
      baseURL,
      signIn,
      watch,
    }) => {
      test.slow();
      watch.allow(/40[034]/);
      await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
      for (const state of some) {
        await context.clearCookies({ name: "__Host-session" });
        if (state.as) await signIn(state.as);
        // 320 is what a window of 1280 has left at 400 %, 640 at 200 %.
        await openState(page, { ...state, width: 320 });
        await expectFits(page, `${state.name}, 320`);
        // Reopened, as it may depend on the width.
        if (state.open) await openState(page, { ...state, width: 640 });
        else await page.setViewportSize({ width: 640, height: 800 });
        await expectFits(page, `${state.name}, 640`);
      }
    });

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

test("no swara of a scale is cut off", async ({ page }) => {
  for (const path of ["/raagas/Chakravakam/beside/Bhavapriya", "/raagas/Mechakalyani"])
    for (const width of [1280, 640, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
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
      await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
      await page.goto("/login?returnTo=/home");
      for (const width of [1440, 1280, 1170, 1024, 800, 400]) {
        await page.setViewportSize({ width, height: 600 });
        await page.evaluate(() => document.fonts.ready);
        const layout = await page.locator(".bar").evaluate((bar) => {
          const seen = [...bar.children].map((child) => child.getBoundingClientRect());
          const parts = seen.filter((box) => box.width > 0);
          const overlap = parts.some((box, at) => at > 0 && box.left < parts[at - 1]!.right - 1);
          return { overlap, tall: bar.clientHeight > 66 };
        });
        expect.soft(layout, `${as} ${language} ${width}`).toEqual({ overlap: false, tall: false });
      }
    }
  }
});
