import { HtmlValidate } from "html-validate";
import { languages } from "#app/archive.ts";
import { expect, test } from "../support/users.ts";
import { signedInStates, pages } from "../support/states.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes <br/>, hrefLang, hidden="" and <!DOCTYPE html>: all of them are HTML.
    "void-style": "off",
    "attr-case": "off",
    "boolean-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // Checkboxes of one name are a list of choices.
    "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
  },
});

for (const language of languages)
  test(`the HTML is as the standard has it: ${language}`, async ({ page, signIn }) => {
    for (const { name, path, as } of [...pages, ...signedInStates.filter(({ open }) => !open)]) {
      if (as) await signIn(as);
      const mark = path.includes("?") ? "&" : "?";
      const html = await (await page.request.get(`${path}${mark}lng=${language}`)).text();
      expect(html).toContain(`<html lang="${language}"`);
      const report = await validator.validateString(html);
      const messages = report.results.flatMap((result) =>
        result.messages.map(
          ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`,
        ),
      );
      expect.soft(messages, name).toEqual([]);
    }
  });
