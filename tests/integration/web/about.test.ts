import { expect, test } from "vitest";
import { archive, languages, masterName } from "#app/archive.ts";
import { areaMessages } from "#app/i18n/locales.server.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";

test.each(languages)(
  "the pages about the archive say all of their texts in %s",
  async (language) => {
    const headers = { Cookie: `preferences=lng=${language}` };
    let shown = "";
    for (const path of ["/about", "/about/privacy", "/about/accessibility"]) {
      const response = await visit(path, { headers });
      expect(response.headers.getSetCookie(), path).toEqual([]);
      const html = await response.clone().text();
      expect(html).toContain(`href="mailto:${archive.contact}"`);
      shown += await readText(response);
    }
    const texts = Object.entries<string>(areaMessages("about", language)).filter(([key]) =>
      key.startsWith("about."),
    );
    expect(texts.length).toBeGreaterThan(30);
    for (const [key, text] of texts)
      expect(shown, key).toContain(text.replace("{master}", masterName[language]));
  },
);

test("another name below /about leads to the page about the archive, and costs no read", async () => {
  for (const path of ["/about/nothing", "/about/about"]) {
    const response = await visit(path);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/about"]);
    expect(readMeter(response).trips).toBe(0);
  }
});
