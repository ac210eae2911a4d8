import { HtmlValidate, StaticConfigLoader } from "html-validate/browser";

/** Resolves its configuration once: for each document anew, it took a third of the time. */
class OneConfig extends StaticConfigLoader {
  #resolved: ReturnType<StaticConfigLoader["getConfigFor"]> | undefined;

  override getConfigFor(handle: string) {
    return (this.#resolved ??= super.getConfigFor(handle));
  }
}

const rules = new OneConfig({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes <br/>, hrefLang, hidden="" and <!DOCTYPE html>: all of them are HTML.
    "void-style": "off",
    "attr-case": "off",
    "boolean-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // As HTML has it, and React's useId and the fields of lists: underscores first, dots within.
    "valid-id": ["error", { relaxed: true }],
    // A title names what is on the page, however long that is.
    "long-title": "off",
    // Checkboxes of one name are a list of choices.
    "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
  },
});
const validator = new HtmlValidate(rules);

/** Lists what a document has that is not HTML as the standard has it. */
export async function listHtmlFaults(document: string): Promise<string[]> {
  const { results } = await validator.validateString(document);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
