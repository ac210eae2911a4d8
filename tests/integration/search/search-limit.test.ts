import { beforeEach, describe, expect, test } from "vitest";
import { type Language, languages } from "#app/archive.ts";
import { commonMessages } from "#app/i18n/locales.server.ts";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { waitForEarlyMinute } from "../support/rate-limit-minute.ts";
import { music } from "../support/rest/call.ts";

const most = 60;
/** The message in each language. */
const messageIn = (language: Language) => commonMessages[language]["error.tooManyHint"];

let place = 0;
beforeEach(async () => {
  place += 1;
  await makeRaaga({ id: "Lavangi" });
  await makeSong({ title: "Omkara Akarini", raagaId: "Lavangi" });
  await waitForEarlyMinute();
}, 60_000);

const ask = (path: string, headers: Record<string, string> = {}) =>
  visit(path, { headers: { "CF-Connecting-IP": `203.0.113.${place}`, ...headers } });

/** Counts the statuses of so many visits. */
async function statusesOf(times: number, pathOf: (at: number) => string) {
  const seen: Record<number, number> = {};
  for (let at = 0; at < times; at++) {
    const { status } = await ask(pathOf(at));
    seen[status] = (seen[status] ?? 0) + 1;
  }
  return seen;
}

describe("T70 one IP address may search sixty times a minute", { timeout: 120_000 }, () => {
  test.each<[string, (at: number) => string]>([
    ["one search, which the cache has", () => "/search?title=omkara"],
    ["other searches", (at) => `/search?title=omkara&page=${at + 1}`],
    ["with parameters that no search has", (at) => `/search?title=omkara&odd${at}=1`],
    ["the data of the page", (at) => `/search.data?title=omkara&page=${at + 1}`],
    ["a part of that data", () => "/search.data?title=omkara&_routes=%2Fsearch"],
    ["later pages", (at) => `/search/next?title=omkara&page=${at + 1}`],
    ["other spellings of the address", (at) => `/${at % 2 ? "SEARCH" : "%73earch"}/?title=omkara`],
    ["suggestions", () => "/suggest?text=om&kind=all"],
  ])("%s", async (_what, pathOf) => {
    const usual = pathOf(0).startsWith("/suggest") ? pathOf(0) : "/search?title=omkara";
    expect(await statusesOf(most - 5, () => usual)).toEqual({ 200: most - 5 });
    expect(await statusesOf(10, pathOf)).toEqual({ 200: 5, 429: 5 });
    const refused = await ask(pathOf(0));
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(refused.headers.get("Cache-Control")).toBe("private, no-store");
    const elsewhere = await ask(pathOf(0), { "CF-Connecting-IP": "198.51.100.7" });
    expect(elsewhere.status).toBe(200);
  });

  test("in every way; opening the form or a song is not counted, and suggestions continue", async () => {
    const ways = [
      "/search?title=omkara",
      "/search.data?title=omkara",
      "/search/next?title=omkara",
      `${music}/songs/searchWithOr?title=omkara`,
    ];
    expect(await statusesOf(most, (at) => ways[at % 4]!)).toEqual({ 200: most });
    for (const path of ways) expect((await ask(path)).status, path).toBe(429);
    const others = ["/search", "/search?view=table", "/songs/1", "/home", "/suggest?text=om"];
    for (const path of others) expect((await ask(path)).status, path).toBe(200);
  });

  test("the response is a page in each language, or JSON for scripts", async () => {
    await statusesOf(most, () => "/search?title=omkara");
    await statusesOf(most, () => "/suggest?text=om");
    for (const language of languages) {
      const headers = { Cookie: `preferences=lng=${language}` };
      const page = await ask("/search?title=omkara", headers);
      expect([page.status, page.headers.get("Content-Language")]).toEqual([429, language]);
      expect(await readText(page)).toContain(messageIn(language));
      for (const path of ["/search/next?title=omkara", "/suggest?text=om"]) {
        const answer = await ask(path, headers);
        expect(answer.status, path).toBe(429);
        expect(await answer.json(), path).toEqual({ message: messageIn(language) });
      }
    }
  });
});
