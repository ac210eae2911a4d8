import { languages } from "#app/archive.ts";
import { runAxe } from "../support/axe.ts";
import { expectFits } from "../support/fit.ts";
import { expect, test } from "../support/users.ts";
import { openState, layers, signedInStates, pages, type State } from "../support/states.ts";
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

/** Opens a state on a narrow page and expects it to fit in 320 and 640 pixels: 1280 at 400 % and at 200 %. */
async function expectFitsNarrow(page: Page, state: State) {
  await openState(page, { ...state, width: 320 });
  await expectFits(page, `${state.name}, 320`);
  // Reopened, as it may depend on the width.
  if (state.open) await openState(page, { ...state, width: 640 });
  else await page.setViewportSize({ width: 640, height: 800 });
  await expectFits(page, `${state.name}, 640`);
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
/** One state of each template: in most languages, only the words are others. */
const templates = everyState.filter(({ variant }) => !variant);

/** What is looked at in a language: Malayalam has the longest words. */
const looks = languages.map((language) => ({
  language,
  isWhole: ["en", "ta"].includes(language),
  isNarrow: ["en", "ta", "ml"].includes(language),
}));

for (const { language, isWhole, isNarrow } of looks)
  for (const [part, states] of inParts(isWhole ? everyState : templates, isNarrow ? 9 : 20))
    test(`${isWhole ? "no barrier that axe knows, light and dark" : "words are no barrier that axe knows"}${isNarrow ? ", and it fits in 320 and 640 pixels" : ""}: ${language}, ${part}`, async ({
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
      for (const state of states) {
        // A page that still reads its next rows would read them without a session.
        await page.goto("about:blank");
        await context.clearCookies({ name: "__Host-session" });
        if (state.as) await signIn(state.as);
        if (isNarrow) await expectFitsNarrow(page, state);
        // One load of a page is enough for every width.
        if (isNarrow && !state.open) await page.setViewportSize({ width: 1280, height: 800 });
        else await openState(page, state);
        if (isWhole) {
          expect.soft(await findViolations(page, "light"), state.name).toEqual([]);
          await showDark(page);
          expect.soft(await findViolations(page, "dark"), `${state.name}, dark`).toEqual([]);
        } else {
          const { checked, violations } = await runAxe(page, "words");
          expect(checked).toContain("link-name");
          expect.soft(violations, state.name).toEqual([]);
        }
      }
    });

for (const language of ["te", "hi"])
  for (const width of [320, 390])
    test(`targets are 24 pixels wide and high, or as far apart: ${language}, ${width}`, async ({
      page,
      context,
      baseURL,
      watch,
    }) => {
      test.slow();
      watch.allow(/404/);
      await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}&theme=light` });
      for (const state of pages) {
        await openState(page, { ...state, width });
        const { checked, violations } = await runAxe(page, "targets");
        expect(checked, state.name).toEqual(["target-size"]);
        expect.soft(violations, state.name).toEqual([]);
      }
    });

test.describe("a system in dark colours", () => {
  test.use({ colorScheme: "dark" });
  test("has the contrast of the dark theme", async ({ page }) => {
    for (const state of pages.slice(0, 3)) {
      await openState(page, state);
      expect.soft(await findViolations(page, "dark"), state.name).toEqual([]);
    }
  });
});
