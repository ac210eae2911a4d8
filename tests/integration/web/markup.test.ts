import { HtmlValidate } from "html-validate/browser";
import { beforeEach, expect, test, vi } from "vitest";
import { crawl, routeAddresses } from "../support/crawl.ts";
import { makeWorld } from "../support/rest/world.ts";
import { logIn } from "../support/users.ts";

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
    // As HTML has it, and React's useId and the fields of lists: underscores first, dots within.
    "valid-id": ["error", { relaxed: true }],
    // A title names what is on the page, however long that is.
    "long-title": "off",
    // Checkboxes of one name are a list of choices.
    "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
  },
});

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await makeWorld();
});

const roles = ["anonymous", "viewer", "contributor", "administrator"] as const;

test.each([...roles.map((role) => ["en", role] as const), ["ta", "anonymous"] as const])(
  "the HTML is as the standard has it: %s, %s",
  { timeout: 120_000 },
  async (language, role) => {
    const session = role === "anonymous" ? "" : await logIn(`${role}@example.org`);
    const headers = { Cookie: [session, `preferences=lng=${language}`].filter(Boolean).join("; ") };
    const from = routeAddresses({ ":id": "1", ":number": "1" });
    const visited = await crawl(from, headers);
    const documents = visited.filter(
      ({ response, by }) =>
        response.headers.get("Content-Type")?.startsWith("text/html") && !by.startsWith("/dev/"),
    );
    expect(documents.length).toBeGreaterThan(30);
    const faults: string[] = [];
    for (const { path, body } of documents) {
      const { results } = await validator.validateString(body);
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        faults.push(`${path}: ${ruleId}: ${message} (${selector})`);
    }
    expect(faults).toEqual([]);
  },
);
