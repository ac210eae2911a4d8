import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "./test.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const ruleSets = {
  all: null,
  colours: ["color-contrast", "link-in-text-block"],
  /** Rules whose result depends on the width. */
  targets: ["target-size"],
  /** Rules whose result depends on the language. */
  words: [
    "aria-command-name",
    "aria-dialog-name",
    "aria-input-field-name",
    "aria-toggle-field-name",
    "button-name",
    "document-title",
    "empty-heading",
    "empty-table-header",
    "html-has-lang",
    "html-lang-valid",
    "image-alt",
    "input-button-name",
    "label",
    "label-title-only",
    "landmark-unique",
    "link-in-text-block",
    "link-name",
    "select-name",
    "summary-name",
    "svg-img-alt",
    "target-size",
    "valid-lang",
  ],
};

const axePath = createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core");
const axeSource = readFileSync(axePath.replace(/axe\.js$/, "axe.min.js"), "utf8");

/** Returns the violations that axe finds, and the rules that it checked. Frames are skipped: the site has none. */
export async function runAxe(page: Page, rules: keyof typeof ruleSets = "all") {
  // The builder would load axe twice for every call, which takes longer than most pages' rules.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  // Where the bar of a form's buttons is in its place, it covers nothing that one scrolls past.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>(".save-bar"))
      bar.style.position = "static";
  });
  const axe = new AxeBuilder({ page, axeSource: "0" })
    .setLegacyMode()
    // axe has this rule of WCAG 2.2 switched off.
    .options({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
  const only = ruleSets[rules];
  const results = await (only ? axe.withRules(only) : axe.withTags(tags)).analyze();
  const violations = results.violations.map(({ id, nodes }) => ({
    rule: id,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  return { violations, checked: results.passes.map(({ id }) => id) };
}
