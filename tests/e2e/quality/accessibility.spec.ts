import { languages } from "#app/archive.ts";
import { runAxe } from "../support/axe.ts";
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

/** Parts of about as many states, so that workers share them. */
function inParts(states: State[], size = 12): [part: string, states: State[]][] {
  const count = Math.ceil(states.length / size);
  return Array.from({ length: count }, (_, part) => [
    `${part + 1} of ${count}`,
    states.filter((_state, at) => at % count === part),
  ]);
}

const everyState = [...pages, ...layers, ...signedInStates];

for (const language of ["en", "ta"])
  for (const [part, states] of inParts(everyState))
    test(`no barrier that axe knows, light and dark: ${language}, ${part}`, async ({
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
        await context.clearCookies({ name: "__Host-session" });
        if (state.as) await signIn(state.as);
        await openState(page, state);
        expect.soft(await findViolations(page, "light"), state.name).toEqual([]);
        await showDark(page);
        expect.soft(await findViolations(page, "dark"), `${state.name}, dark`).toEqual([]);
      }
    });

/** One state of each template: in these languages, only the words are others. */
const templates = everyState.filter(({ variant }) => !variant);

for (const language of languages.filter((one) => !["en", "ta"].includes(one)))
  for (const [part, states] of inParts(templates, 20))
    test(`words are no barrier that axe knows: ${language}, ${part}`, async ({
      page,
      context,
      baseURL,
      signIn,
      watch,
    }) => {
      test.slow();
      watch.allow(/40[034]/);
      await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}&theme=light` });
      for (const state of states) {
        await context.clearCookies({ name: "__Host-session" });
        if (state.as) await signIn(state.as);
        await openState(page, state);
        const { checked, violations } = await runAxe(page, "words");
        expect(checked).toContain("link-name");
        expect.soft(violations, state.name).toEqual([]);
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
