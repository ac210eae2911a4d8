import { beforeEach, describe, expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { waitForEarlyMinute } from "../support/rate-limit-minute.ts";
import { bearerFor, call, music } from "../support/rest/call.ts";
import { cookiesOf, logIn, makeUser } from "../support/users.ts";

const school = { "CF-Connecting-IP": "203.0.113.50" };
const browserCookie = (at: number) => `__Host-browser=${at.toString(16).padStart(32, "0")}`;

/** Counts the statuses of so many answers. */
async function statusesOf(times: number, ask: (at: number) => Promise<Response>) {
  const seen: Record<number, number> = {};
  for (let at = 0; at < times; at++) {
    const { status } = await ask(at);
    seen[status] = (seen[status] ?? 0) + 1;
  }
  return seen;
}

beforeEach(async () => {
  await makeSong({ title: "Omkara Akarini" });
  await waitForEarlyMinute();
}, 60_000);

describe("a class behind one address", { timeout: 120_000 }, () => {
  const signIn = (cookie: string) =>
    submit(
      "/login",
      { username: "pupil@example.org", password: "" },
      { ...school, Cookie: cookie },
    );

  test("signs in: ten tries a minute for each browser, forty for all", async () => {
    expect(await statusesOf(12, () => signIn(browserCookie(0)))).toEqual({ 400: 10, 429: 2 });
    expect(await statusesOf(35, (at) => signIn(browserCookie(at + 1)))).toEqual({
      400: 30,
      429: 5,
    });
    const text = await readText(await signIn(browserCookie(99)));
    expect(text).toContain("your internet connection, which others may share");
    expect(text).toContain("in 1 minute.");
  });

  test("searches: a refused browser gets a cookie, and with it searches of its own", async () => {
    const search = (cookie = "") =>
      visit("/search?title=omkara", { headers: { ...school, Cookie: cookie } });
    expect(await statusesOf(60, () => search())).toEqual({ 200: 60 });
    for (const path of ["/search?title=omkara", "/search/next?title=omkara"]) {
      const refused = await visit(path, { headers: school });
      expect(refused.status, path).toBe(429);
      const own = cookiesOf(refused);
      expect((await search(own)).status, path).toBe(200);
    }
    expect(await statusesOf(250, (at) => search(browserCookie(at % 10)))).toEqual({
      200: 238,
      429: 12,
    });
  });

  test("suggestions are counted apart, and a refused browser goes on with its own", async () => {
    const suggest = (cookie = "") =>
      visit("/suggest?text=om&kind=all", { headers: { ...school, Cookie: cookie } });
    expect(await statusesOf(61, () => suggest())).toEqual({ 200: 60, 429: 1 });
    expect((await suggest(cookiesOf(await suggest()))).status).toBe(200);
    expect((await visit("/search?title=omkara", { headers: school })).status).toBe(200);
  });

  test("signed-in users search on their own account, on pages and over REST", async () => {
    await makeUser("member@example.org");
    const session = await logIn("member@example.org");
    const bearer = await bearerFor("member@example.org");
    const search = (headers: Record<string, string> = {}) =>
      visit("/search?title=omkara", { headers: { ...school, ...headers } });
    expect((await statusesOf(61, () => search()))[429]).toBe(1);
    expect((await search({ Cookie: session })).status).toBe(200);
    const rest = (headers: Record<string, string>) =>
      call(`${music}/songs/searchWithOr?title=omkara`, { headers: { ...school, ...headers } });
    expect((await rest({})).status).toBe(429);
    expect((await rest(bearer.headers)).status).toBe(200);
    expect(await statusesOf(60, () => search({ Cookie: session }))).toEqual({ 200: 58, 429: 2 });
  });
});
