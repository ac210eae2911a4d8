import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../support/users.ts";
import { bring, layers, signedInStates, pages } from "../support/states.ts";
import { choose, type Page } from "../support/test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Another theme is another set of colours on the same page. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds, in a form that says where. */
async function violations(page: Page, theme: "light" | "dark") {
  const axe = new AxeBuilder({ page });
  const found = await (
    theme === "light" ? axe.withTags(rules) : axe.withRules(colourRules)
  ).analyze();
  const looked = found.passes.map(({ id }) => id);
  expect(looked).toContain("color-contrast");
  if (theme === "light") expect(looked.length, "rules that were looked at").toBeGreaterThan(12);
  return found.violations.map(({ id, nodes }) => ({
    rule: id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
}

for (const language of ["en", "ta", "hi"])
  for (const theme of ["light", "dark"] as const)
    for (const [kind, states] of Object.entries({ pages, layers, signedInStates }))
      test(`no barrier that axe knows: ${kind}, ${language}, ${theme}`, async ({
        page,
        context,
        baseURL,
        signIn,
        watch,
      }) => {
        test.slow();
        // A missing song, a page that is not for everybody and a form with problems are among them.
        watch.allow(/40[034]/);
        await choose(context, baseURL, { preferences: `lng=${language}&theme=${theme}` });
        for (const state of states) {
          if (state.as) await signIn(state.as);
          await bring(page, state);
          expect.soft(await violations(page, theme), state.name).toEqual([]);
        }
      });

test.describe("a system in dark colours", () => {
  test.use({ colorScheme: "dark" });
  test("has the contrast of the dark theme", async ({ page }) => {
    for (const state of pages.slice(0, 3)) {
      await bring(page, state);
      expect.soft(await violations(page, "dark"), state.name).toEqual([]);
    }
  });
});
