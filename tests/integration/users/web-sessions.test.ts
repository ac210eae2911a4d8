import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { cookiesOf, signIn, makeUser, password } from "../support/users.ts";
import { readText, submit, visit } from "../support/front-door.ts";

const username = "member@example.org";
const readAccount = (cookie: string) => visit("/account", { headers: { Cookie: cookie } });

beforeEach(async () => {
  await makeUser(username);
});

describe("sessions", () => {
  test("T21 the token is new at every sign-in, and the previous one ends", async () => {
    const first = await signIn(username);
    const again = await submit("/login", { username, password }, { Cookie: first });
    const second = cookiesOf(again);
    expect(second).not.toContain(first);
    expect((await readAccount(first)).status).toBe(302);
    expect((await readAccount(second)).status).toBe(200);
    const planted = await submit(
      "/login",
      { username, password },
      { Cookie: "__Host-session=planted" },
    );
    expect(cookiesOf(planted)).not.toContain("planted");
  });

  test("T26 end after 30 minutes without use, and after 12 hours in any case", async () => {
    const cookie = await signIn(username);
    const realNow = Date.now;
    const start = realNow();
    const at = async (minutes: number) => {
      Date.now = () => start + minutes * 60_000;
      return (await readAccount(cookie)).status;
    };
    try {
      for (let minutes = 20; minutes < 720; minutes += 20)
        expect(await at(minutes), `${minutes}`).toBe(200);
      expect(await at(721)).toBe(302);
      Date.now = realNow;
      const idle = await signIn(username);
      Date.now = () => realNow() + 31 * 60_000;
      expect((await readAccount(idle)).status).toBe(302);
    } finally {
      Date.now = realNow;
    }
  });

  test("what plays keeps its session with a ping, not beyond 12 hours", async () => {
    const cookie = await signIn(username);
    const realNow = Date.now;
    const start = realNow();
    const ping = async (minutes: number) => {
      Date.now = () => start + minutes * 60_000;
      return (await submit("/session", {}, { Cookie: cookie })).status;
    };
    try {
      for (let minutes = 25; minutes < 720; minutes += 25)
        expect(await ping(minutes), `${minutes}`).toBe(204);
      expect(await ping(721)).toBe(302);
    } finally {
      Date.now = realNow;
    }
  });

  test("T27 cookies are __Host-, Secure, HttpOnly, Lax, signed", async () => {
    const response = await submit("/login", { username, password });
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"])
        expect(cookie).toContain(attribute);
      expect(cookie).not.toMatch(/Domain/i);
    }
    const session = cookies.find((cookie) => cookie.startsWith("__Host-session"))!;
    expect((await readAccount(session.split(";")[0]!)).status).toBe(200);
    expect((await readAccount(session.split(";")[0]!.slice(0, -3))).status).toBe(302);
  });

  test("T24 logging out ends the session on the server", async () => {
    const cookie = await signIn(username);
    const out = await submit("/logout", {}, { Cookie: cookie });
    expect(out.headers.get("Location")).toBe("/login");
    expect(cookiesOf(out)).not.toContain("__Host-session");
    expect((await readAccount(cookie)).status).toBe(302);
    const idle = await submit("/logout", { reason: "idle" }, {});
    const login = await visit("/login", { headers: { Cookie: cookiesOf(idle) } });
    expect(await readText(login)).toContain("You have been logged out due to inactivity");
  });

  test("logging out works when the database does not", async () => {
    const cookie = await signIn(username);
    await env.DB.prepare("DROP TABLE sessions").run();
    const error = console.error;
    console.error = () => {};
    const out = await submit("/logout", {}, { Cookie: cookie });
    console.error = error;
    expect(out.status).toBe(302);
    expect(cookiesOf(out)).not.toContain("__Host-session");
  });

  test("a guarded page redirects to the login and back; an expired session gets a message", async () => {
    const anonymous = await visit("/account?x=1");
    expect(anonymous.headers.get("Location")).toBe("/login?returnTo=%2Faccount%3Fx%3D1");
    expect(anonymous.headers.getSetCookie()).toEqual([]);
    const cookie = await signIn(username);
    await env.DB.prepare("DELETE FROM sessions").run();
    const expired = await readAccount(cookie);
    const login = await visit("/login", { headers: { Cookie: cookiesOf(expired) } });
    expect(await readText(login)).toContain("Session expired. Please login again.");
  });

  test("T25 roles are those of now, not of the cookie; the menus and the cookie follow", async () => {
    const cookie = await signIn(username);
    expect(await (await readAccount(cookie)).text()).not.toContain('href="/songs/add"');
    await env.DB.prepare(
      "UPDATE user_roles SET role_id = '38a47da9-8077-4872-9d75-8bb43b041f9a'",
    ).run();
    const page = await readAccount(cookie);
    const renewed = cookiesOf(page);
    const html = await page.text();
    expect(await readText(new Response(html))).toContain("Roles Contributor");
    expect(html).toContain('href="/songs/add"');
    const home = await visit("/home", { headers: { Cookie: renewed } });
    expect(await home.text()).toContain('href="/songs/add"');
    expect((await readAccount(renewed)).headers.getSetCookie()).toEqual([]);
    const out = await submit(
      "/account",
      { act: "delete", deletePassword: password },
      { Cookie: cookie },
    );
    expect(cookiesOf(out), "a cookie that is cleared stays cleared").not.toContain(
      "__Host-session",
    );
    await makeUser(username);
    await env.DB.prepare("DELETE FROM sessions").run();
    expect((await readAccount(cookie)).status).toBe(302);
  });

  test("a request of a page's script with an expired session gets an error and leaves its cookie", async () => {
    const cookie = await signIn(username);
    await env.DB.prepare("DELETE FROM sessions").run();
    for (const path of ["/my-collection/next", "/songs/like?text=so"]) {
      const headers = { Cookie: cookie, "Sec-Fetch-Dest": "empty" };
      const answer = await visit(path, { headers });
      expect(answer.status, path).toBe(401);
      expect(answer.headers.getSetCookie(), path).toEqual([]);
    }
    // A service worker also forwards pages with an empty destination.
    const headers = { Cookie: cookie, "Sec-Fetch-Dest": "empty", Accept: "text/html,*/*;q=0.8" };
    const page = await visit("/account", { headers });
    expect(page.headers.get("Location")).toBe("/login?returnTo=%2Faccount");
  });
});
