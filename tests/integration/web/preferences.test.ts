import { describe, expect, test } from "vitest";
import { languages } from "#app/archive.ts";
import { makeSong } from "../support/factories.ts";
import { submit, visit } from "../support/front-door.ts";
import { logIn, makeUser } from "../support/users.ts";

const htmlTag = async (response: Response) => /<html[^>]*>/.exec(await response.text())![0];

describe("language", () => {
  test.each([
    [{}, "", "en"],
    [{ "Accept-Language": "te-IN,te;q=0.9,en;q=0.8" }, "", "te"],
    [{ "Accept-Language": "fr-FR,fr;q=0.9" }, "", "en"],
    [{ "Accept-Language": "fr,kn;q=0.5" }, "", "kn"],
    [{ "Accept-Language": "te" }, "?lng=ml", "ml"],
    [{ "Accept-Language": "te", Cookie: "preferences=lng=hi" }, "?lng=ml", "ml"],
    [{ "Accept-Language": "te", Cookie: "preferences=lng=hi" }, "", "hi"],
    [{ Cookie: "preferences=lng=hi" }, "?lng=zz", "hi"],
    [{ Cookie: "preferences=lng=hi" }, "?lng=", "hi"],
    [{ Cookie: "preferences=lng=xx" }, "?lng=ta", "ta"],
    [{ Cookie: "preferences=%%%" }, "?lng=zz", "en"],
  ] as [Record<string, string>, string, string][])(
    "address, else cookie, else Accept-Language, else English: %j %s is %s",
    async (headers, query, language) => {
      const response = await visit(`/home${query}`, { headers });
      expect(response.headers.get("Content-Language")).toBe(language);
      expect(await htmlTag(response)).toContain(`lang="${language}"`);
    },
  );

  test("the page behind a form that was sent under ?lng= is in the same language", async () => {
    const id = await makeSong({ title: "A song" });
    await makeUser("singer@example.org", "Contributor");
    const Cookie = await logIn("singer@example.org");
    const list = { act: "make", name: "For practice" };
    const plain = await submit(`/songs/${id}/keep`, list, { Cookie });
    expect(plain.headers.get("Location")).not.toContain("lng=");
    const asked = await submit(`/songs/${id}/keep?lng=te`, { ...list, name: "More" }, { Cookie });
    const address = asked.headers.get("Location")!;
    expect(address).toMatch(/[?]lng=te$/);
    const cookies = [Cookie, asked.headers.get("Set-Cookie")!.split(";")[0]].join("; ");
    const page = await visit(address, { headers: { Cookie: cookies } });
    expect(page.headers.get("Content-Language")).toBe("te");
  });

  test("every page exists in every language and links to the others", async () => {
    const id = await makeSong({ title: "A song" });
    for (const path of ["/", "/home", "/search", `/songs/${id}`])
      for (const language of languages) {
        const headers = { Cookie: `preferences=lng=${language}` };
        const html = await (await visit(path, { headers })).text();
        expect(html).toContain(`<html lang="${language}"`);
        for (const other of ["x-default", ...languages]) {
          const isBare = other === "x-default" || other === "en";
          const address = `http://localhost:8787${path}${isBare ? "" : `?lng=${other}`}`;
          expect(html).toContain(`hrefLang="${other}" href="${address}"`);
        }
        const canonical = language === "en" ? path : `${path}?lng=${language}`;
        expect(html).toContain(`rel="canonical" href="http://localhost:8787${canonical}"`);
        // No message key is untranslated.
        expect(html.replace(/<script.*?<\/script>/gs, "")).not.toMatch(
          />(?:nav|home|song|search|welcome|list|column|player|footer)\.[a-zA-Z]+</,
        );
      }
  });

  test("a link in a language applies to its page alone: the preference stays", async () => {
    for (const cookie of ["", "preferences=lng=hi&theme=dark"]) {
      const headers = { Cookie: cookie };
      const usual = (await visit("/search", { headers })).headers.get("Content-Language");
      for (const times of [1, 2]) {
        const linked = await visit("/search?lng=te", { headers });
        expect(linked.headers.get("Content-Language"), `${cookie} ${times}`).toBe("te");
        expect(linked.headers.getSetCookie()).toEqual([]);
        expect(linked.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
        const html = await linked.text();
        expect(html).toContain('rel="canonical" href="http://localhost:8787/search?lng=te"');
        expect(/<form[^>]*action="\/preferences"[^>]*>.*?name="lng"/s.exec(html)![0]).toContain(
          'value="/search"',
        );
      }
      expect((await visit("/search", { headers })).headers.get("Content-Language")).toBe(usual);
    }
  });

  test("the menu stores the choice and returns to the page", async () => {
    const response = await submit("/preferences", { lng: "kn", returnTo: "/search?title=a" });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/search?title=a");
    expect(response.headers.get("Set-Cookie")).toContain("preferences=lng=kn");
  });
});

describe("theme, view and paging", () => {
  test("the theme is in the HTML; without a choice it is the system's", async () => {
    expect(await htmlTag(await visit("/"))).not.toContain("data-theme");
    const dark = await visit("/", { headers: { Cookie: "preferences=theme=dark" } });
    expect(await htmlTag(dark)).toContain('data-theme="dark" class="dark"');
  });

  test("Roman letters beside names are asked for in the menu, on pages in another script", async () => {
    const asked = await submit("/preferences", { roman: "shown", returnTo: "/home" });
    expect(asked.headers.get("Set-Cookie")).toContain("preferences=roman=shown;");
    const pageFor = async (preferences: string) =>
      (await visit("/home", { headers: { Cookie: `preferences=${preferences}` } })).text();
    const button = /<button[^>]* name="roman"[^>]*>/;
    for (const [preferences, isShown] of [
      ["lng=te", false],
      ["lng=te&roman=shown", true],
      ["lng=te&roman=hidden", false],
    ] as const) {
      const html = await pageFor(preferences);
      expect(/<html[^>]*>/.exec(html)![0].includes("data-roman")).toBe(isShown);
      expect(button.exec(html)![0]).toContain(`aria-pressed="${isShown}"`);
      expect(button.exec(html)![0]).toContain(`value="${isShown ? "hidden" : "shown"}"`);
    }
    expect(await pageFor("roman=shown")).not.toMatch(button);
  });

  test("a choice leaves the others unchanged", async () => {
    const headers = { Cookie: "preferences=lng=te&theme=dark" };
    const response = await submit("/preferences", { view: "table", returnTo: "/home" }, headers);
    expect(response.headers.get("Set-Cookie")).toContain("lng=te&theme=dark&view=table");
    expect(response.headers.get("Location")).toBe("/home?view=table");
  });

  test("the view is stored for long, the paging for the browser session", async () => {
    const view = await submit("/preferences", { view: "table", returnTo: "/home" });
    expect(view.headers.get("Set-Cookie")).toContain("Max-Age=");
    const paging = await submit("/preferences", { paging: "smooth", returnTo: "/home" });
    const cookie = paging.headers.getSetCookie().find((value) => value.startsWith("paging="));
    expect(cookie).toBe("paging=smooth; Path=/; SameSite=Lax; Secure");
  });

  test("the address wins over the cookie", async () => {
    await makeSong({ title: "A song" });
    const headers = { Cookie: "preferences=view=table; paging=smooth" };
    const html = await (await visit("/home?view=card&paging=pagination", { headers })).text();
    expect(html).toContain('class="leaves"');
    expect(html).not.toContain("<table");
    expect(await (await visit("/home", { headers })).text()).toContain("<table");
  });

  test("T54 only goes back to pages of this site", async () => {
    for (const returnTo of ["//evil.example", "https://evil.example", "/\\evil.example", "x", ""]) {
      const response = await submit("/preferences", { theme: "dark", returnTo });
      expect(response.headers.get("Location")).toBe("/");
    }
  });

  test("unknown preferences are not stored", async () => {
    const response = await submit("/preferences", { lng: "xx", theme: "<b>", view: ";Domain=x" });
    expect(response.headers.get("Set-Cookie")).toMatch(/^preferences=; Path/);
  });
});
