import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "./test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

/** Returns the violations that axe finds, and the rules that it checked. Frames are skipped: the site has none. */
export async function runAxe(page: Page, rules: "all" | "colours" = "all") {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const found = await (rules === "all" ? axe.withTags(tags) : axe.withRules(colourRules)).analyze();
  const violations = found.violations.map(({ id, nodes }) => ({
    rule: id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  return { violations, checked: found.passes.map(({ id }) => id) };
}
