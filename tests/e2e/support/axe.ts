import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "./test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Another theme is another set of colours on the same page. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on a page, in a form that says where, and the rules that it could look at. The site has
 * no frames of other sites, so axe runs in the page alone; it names the nodes of violations only.
 */
export async function runAxe(page: Page, rules: "all" | "colours" = "all") {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const found = await (rules === "all" ? axe.withTags(tags) : axe.withRules(colourRules)).analyze();
  const violations = found.violations.map(({ id, nodes }) => ({
    rule: id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  return { violations, looked: found.passes.map(({ id }) => id) };
}
