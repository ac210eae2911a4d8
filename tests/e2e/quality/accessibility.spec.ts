import { type Language, languages } from "#app/archive.ts";
import { runAxe } from "../support/axe.ts";
import { expectFits } from "../support/fit.ts";
import { expect, test } from "../support/users.ts";
import {
  layers,
  leaveState,
  openState,
  pages,
  signedInStates,
  type State,
} from "../support/states.ts";
import { setPreferenceCookies, type Page } from "../support/test.ts";

/** Checks every rule in the light theme, and only colours in the dark one. */
async function findViolations(page: Page, theme: "light" | "dark") {
  const found = await runAxe(page, theme === "light" ? "all" : "colours");
  expect(found.checked).toContain("color-contrast");
  if (theme === "light")
    expect(found.checked.length, "rules that were looked at").toBeGreaterThan(12);
  return found.violations;
}

const showDark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
    document.documentElement.className = "dark";
  });

async function expectNoBarrier(page: Page, what: string) {
  expect.soft(await findViolations(page, "light"), what).toEqual([]);
  await showDark(page);
  expect.soft(await findViolations(page, "dark"), `${what}, dark`).toEqual([]);
}

async function expectGoodWords(page: Page, what: string) {
  const { checked, violations } = await runAxe(page, "words");
  expect(checked, what).toContain("button-name");
  expect.soft(violations, what).toEqual([]);
}

async function expectTargets(page: Page, what: string) {
  const { checked, violations } = await runAxe(page, "targets");
  expect(checked, what).toEqual(["target-size"]);
  expect.soft(violations, what).toEqual([]);
}

interface Look {
  width: number;
  expectGood: (page: Page, what: string) => Promise<void>;
}

/** What is looked at in one visit, the narrowest first. In most languages, only the words are others. */
function looksAt(state: State, language: Language): Look[] {
  const looks: Look[] = [];
  // 1280 pixels at 400 % and at 200 %. Malayalam has the longest words.
  if (["en", "ta", "ml"].includes(language) && (language !== "ml" || !state.variant))
    looks.push(...[320, 640].map((width) => ({ width, expectGood: expectFits })));
  if (["te", "hi"].includes(language) && pages.includes(state))
    looks.push(...[320, 390].map((width) => ({ width, expectGood: expectTargets })));
  const width = state.width ?? 1280;
  if (["en", "ta"].includes(language)) looks.push({ width, expectGood: expectNoBarrier });
  // One state of each template.
  else if (!state.variant) looks.push({ width, expectGood: expectGoodWords });
  return looks;
}

const proven: Record<Language, string> = {
  en: "no barrier that axe knows, light and dark, and it fits in 320 and 640 pixels",
  te: "words are no barrier that axe knows, and targets are 24 pixels wide and high, or as far apart",
  ta: "no barrier that axe knows, light and dark, and it fits in 320 and 640 pixels",
  kn: "words are no barrier that axe knows",
  ml: "words are no barrier that axe knows, and it fits in 320 and 640 pixels",
  hi: "words are no barrier that axe knows, and targets are 24 pixels wide and high, or as far apart",
};

/** Opens a state at its narrowest, and widens it for the next look: one visit, unless it is placed by scripts. */
async function lookAt(page: Page, state: State, looks: Look[]) {
  for (const [at, { width, expectGood }] of looks.entries()) {
    if (at === 0 || state.isPlaced) await openState(page, { ...state, width });
    else {
      await page.setViewportSize({ width, height: 800 });
      // Scrolled as it was when narrower, the header would lie over other parts of it.
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    await expectGood(page, `${state.name}, ${width}`);
  }
}

/** Parts of about as many states, so that workers share them. */
function inParts(states: State[], size: number): [part: string, states: State[]][] {
  const count = Math.ceil(states.length / size);
  return Array.from({ length: count }, (_, part) => [
    `${part + 1} of ${count}`,
    states.filter((_state, at) => at % count === part),
  ]);
}

const everyState = [...pages, ...layers, ...signedInStates];

for (const language of languages) {
  const seen = everyState.filter((state) => looksAt(state, language).length > 0);
  for (const [part, states] of inParts(seen, 10))
    test(`${proven[language]}: ${language}, ${part}`, async ({
      page,
      context,
      baseURL,
      signIn,
      watch,
    }) => {
      test.slow();
      // Some states are a missing song, a denied page and an invalid form.
      watch.allow(/40[034]/);
      await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}&theme=light` });
      let user: State["as"];
      for (const state of states) {
        if (state.as !== user) {
          // What the page still asks for is its own user's.
          watch.leave();
          await leaveState(page);
          await context.clearCookies({ name: "__Host-session" });
          if (state.as) await signIn(state.as);
          user = state.as;
        }
        await lookAt(page, state, looksAt(state, language));
      }
    });
}

test.describe("a system in dark colours", () => {
  test.use({ colorScheme: "dark" });
  test("has the contrast of the dark theme", async ({ page }) => {
    for (const state of pages.slice(0, 3)) {
      await openState(page, state);
      expect.soft(await findViolations(page, "dark"), state.name).toEqual([]);
    }
  });
});
