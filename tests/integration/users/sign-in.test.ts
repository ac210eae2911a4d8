import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import {
  askForCode,
  cookiesOf,
  count,
  logIn,
  makeMember,
  password,
  readCode,
  readOutbox,
} from "../support/members.ts";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";

const username = "member@example.org";
const account = (cookie: string) => visit("/account", { headers: { Cookie: cookie } });

beforeEach(async () => {
  await makeMember(username);
});

describe("signing in", () => {
  test("leads to /home, or back to the page that asked, and says so", async () => {
    const response = await submit("/login", { username: ` ${username.toUpperCase()} `, password });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/home");
    const home = await visit("/home", { headers: { Cookie: cookiesOf(response) } });
    const text = await readText(home);
    expect(text).toContain("You are logged in.");
    expect(text).toContain(`${username} Viewer`);
    const back = await submit("/login?returnTo=%2Fsongs%2F7%3Fa%3Db", { username, password });
    expect(back.headers.get("Location")).toBe("/songs/7?a=b");
  });

  test("T54 goes back to pages of this site only", async () => {
    for (const [at, path] of [
      "//evil.example",
      "https://evil.example",
      "/\\evil.example",
    ].entries()) {
      const headers = { "CF-Connecting-IP": `192.0.2.${at}` };
      const query = new URLSearchParams({ returnTo: path });
      const response = await submit(`/login?${query}`, { username, password }, headers);
      expect(response.headers.get("Location")).toBe("/home");
    }
  });

  test("who is signed in already goes on to /home; whose session is over can sign in", async () => {
    const cookie = await logIn(username);
    const login = () => visit("/login", { headers: { Cookie: cookie } });
    expect((await login()).headers.get("Location")).toBe("/home");
    await env.DB.prepare("DELETE FROM sessions").run();
    const over = await login();
    expect(over.status).toBe(200);
    expect(cookiesOf(over)).not.toContain("__Host-session");
    expect(over.headers.getSetCookie().join()).toContain("__Host-session=; Max-Age=0");
    expect(await over.text()).not.toContain("user-menu");
  });

  test("what is said on the next page outlives a redirect, in data requests too", async () => {
    const signedIn = cookiesOf(await submit("/login", { username, password }));
    for (const path of ["/login", "/login.data"]) {
      const moved = await visit(path, { headers: { Cookie: signedIn } });
      expect([302, 202]).toContain(moved.status);
      expect(moved.headers.getSetCookie().join(), path).not.toContain("__Host-flash");
    }
  });

  test("what fails on the server is said in the form, and what was typed stays", async () => {
    await env.DB.prepare("DROP TABLE sign_in_failures").run();
    const errors: unknown[][] = [];
    console.error = (...words: unknown[]) => void errors.push(words);
    const response = await submit("/login", { username, password });
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(await readText(new Response(html))).toContain("Server error. Please try again later.");
    expect(html).toContain(`value="${username}"`);
    expect(html).not.toMatch(/sign_in_failures|D1_ERROR/);
    expect(errors).toHaveLength(1);
  });

  test("T4 a wrong password and an unknown address are answered alike; what was typed stays", async () => {
    const bodies = new Set<string>();
    for (const name of [username, "nobody@example.org"]) {
      const response = await submit("/login", { username: name, password: "wrong wrong" });
      expect(response.status).toBe(401);
      const html = await response.text();
      expect(html).toContain(`value="${name}"`);
      bodies.add((await readText(new Response(html))).replaceAll(name, ""));
    }
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain("Invalid credentials");
  });

  test("every field has its message", async () => {
    const text = await readText(await submit("/login", { username: "no address", password: "" }));
    expect(text).toContain("Please enter a valid email address");
    expect(text).toContain("Password is required");
  });

  test("T17 an old hash is made anew", async () => {
    const hash = () => env.DB.prepare("SELECT password_hash FROM users").first("password_hash");
    expect(await hash()).toContain("$1024$");
    await logIn(username);
    expect(await hash()).toContain("$16384$8$5$");
    await logIn(username);
  });

  test("T4, T19 after ten failures in an hour a wait that doubles, for unknown addresses too; then the right password works", async () => {
    const failed = (email: string, failures: number, ago = 0) =>
      env.DB.prepare("INSERT OR REPLACE INTO sign_in_failures VALUES (?, ?, ?, NULL)")
        .bind(email, failures, Date.now() - ago)
        .run();
    const wait = async (email: string) =>
      ((await env.DB.prepare("SELECT locked_until AS at FROM sign_in_failures WHERE email = ?")
        .bind(email)
        .first<number>("at")) ?? 0) - Date.now();
    const login = (name: string, word: string, ip: string) =>
      submit("/login", { username: name, password: word }, { "CF-Connecting-IP": ip });
    let place = 0;
    for (const name of [username, "nobody@example.org"]) {
      for (const [failures, seconds] of [
        [9, 1],
        [10, 2],
        [40, 900],
        [14, 32],
      ] as const) {
        await failed(name, failures);
        expect((await login(name, "wrong wrong", `203.0.113.${++place}`)).status).toBe(401);
        const left = await wait(name);
        expect(left).toBeGreaterThan((seconds - 1) * 1000);
        expect(left).toBeLessThanOrEqual(seconds * 1000);
      }
      const locked = await login(name, password, `203.0.113.${++place}`);
      expect(locked.status).toBe(429);
      expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await readText(locked)).toMatch(/Too many attempts. Please try again in \d+ seconds/);
      await failed(name, 8);
      expect((await login(name, "wrong wrong", `203.0.113.${++place}`)).status).toBe(401);
      expect(await wait(name), "the ninth is free").toBeLessThan(0);
      await failed(name, 40, 3_601_000);
      expect((await login(name, "wrong wrong", `203.0.113.${++place}`)).status).toBe(401);
      expect(await wait(name), "an hour later all is forgotten").toBeLessThan(0);
    }
    await logIn(username, "203.0.113.51");
    expect(await count("FROM sign_in_failures WHERE email = ?", username)).toBe(0);
  });

  test("T4 a wrong password and an unknown address take as long", async () => {
    await logIn(username);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let at = 0; at < 16; at++)
      for (const [kind, name] of [
        ["known", username],
        ["unknown", "nobody@example.org"],
      ] as const) {
        await env.DB.prepare("DELETE FROM sign_in_failures").run();
        const headers = { "CF-Connecting-IP": `198.51.${kind.length}.${at}` };
        const start = performance.now();
        const answer = await submit("/login", { username: name, password: "wrong" }, headers);
        await answer.text();
        times[kind].push(performance.now() - start);
        expect(answer.status).toBe(401);
      }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length >> 1]!;
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(15, known * 0.25));
  }, 60_000);

  test("T19, T7 one place may try ten times a minute; an IPv6 /64 is one place", async () => {
    const knock = async (ip: string) =>
      (await submit("/login", { username, password: "" }, { "CF-Connecting-IP": ip })).status;
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, at) => knock(`2001:db8:1:2::${at + 1}`)),
    );
    // A minute may end in the midst of them: then twenty get through.
    expect(answers.filter((status) => status === 400).length).toBeLessThanOrEqual(20);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect(await knock("2001:db8:1:3::1")).toBe(400);
  });

  test("T20 while an account waits, its session lives, and a reset unlocks it", async () => {
    const cookie = await logIn(username);
    await env.DB.prepare("INSERT INTO sign_in_failures VALUES (?, 20, ?, 99999999999999)")
      .bind(username, Date.now())
      .run();
    expect((await account(cookie)).status).toBe(200);
    const steps = await askForCode("/forgot-password", username);
    const form = {
      step: "details",
      otp: await readCode(username),
      password: "another at noon",
      confirmPassword: "another at noon",
    };
    expect((await submit("/forgot-password", form, { Cookie: steps })).status).toBe(302);
    expect(await count("FROM sign_in_failures")).toBe(0);
  });
});

describe("sessions", () => {
  test("T21 the token is new at every sign-in, and the one that was shown ends", async () => {
    const first = await logIn(username);
    const again = await submit("/login", { username, password }, { Cookie: first });
    const second = cookiesOf(again);
    expect(second).not.toContain(first);
    expect((await account(first)).status).toBe(302);
    expect((await account(second)).status).toBe(200);
    const planted = await submit(
      "/login",
      { username, password },
      { Cookie: "__Host-session=planted" },
    );
    expect(cookiesOf(planted)).not.toContain("planted");
  });

  test("T26 end after 30 minutes without use, and after 12 hours in any case", async () => {
    const cookie = await logIn(username);
    const realNow = Date.now;
    const start = realNow();
    const at = async (minutes: number) => {
      Date.now = () => start + minutes * 60_000;
      return (await account(cookie)).status;
    };
    try {
      for (let minutes = 20; minutes < 720; minutes += 20)
        expect(await at(minutes), `${minutes}`).toBe(200);
      expect(await at(721)).toBe(302);
      Date.now = realNow;
      const idle = await logIn(username);
      Date.now = () => realNow() + 31 * 60_000;
      expect((await account(idle)).status).toBe(302);
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
    expect((await account(session.split(";")[0]!)).status).toBe(200);
    expect((await account(session.split(";")[0]!.slice(0, -3))).status).toBe(302);
  });

  test("T24 logging out ends the token itself", async () => {
    const cookie = await logIn(username);
    const out = await submit("/logout", {}, { Cookie: cookie });
    expect(out.headers.get("Location")).toBe("/login");
    expect(cookiesOf(out)).not.toContain("__Host-session");
    expect((await account(cookie)).status).toBe(302);
    const idle = await submit("/logout", { reason: "idle" }, {});
    const login = await visit("/login", { headers: { Cookie: cookiesOf(idle) } });
    expect(await readText(login)).toContain("You have been logged out due to inactivity");
  });

  test("logging out works when the database does not", async () => {
    const cookie = await logIn(username);
    await env.DB.prepare("DROP TABLE sessions").run();
    const error = console.error;
    console.error = () => {};
    const out = await submit("/logout", {}, { Cookie: cookie });
    console.error = error;
    expect(out.status).toBe(302);
    expect(cookiesOf(out)).not.toContain("__Host-session");
  });

  test("a guarded page asks for a login and comes back; an expired session is told so", async () => {
    const anonymous = await visit("/account?x=1");
    expect(anonymous.headers.get("Location")).toBe("/login?returnTo=%2Faccount%3Fx%3D1");
    expect(anonymous.headers.getSetCookie()).toEqual([]);
    const cookie = await logIn(username);
    await env.DB.prepare("DELETE FROM sessions").run();
    const expired = await account(cookie);
    const login = await visit("/login", { headers: { Cookie: cookiesOf(expired) } });
    expect(await readText(login)).toContain("Session expired. Please login again.");
  });

  test("T25 roles are those of now, not of the cookie; the menus and the cookie follow", async () => {
    const cookie = await logIn(username);
    expect(await (await account(cookie)).text()).not.toContain('href="/songs/add"');
    await env.DB.prepare(
      "UPDATE user_roles SET role_id = '38a47da9-8077-4872-9d75-8bb43b041f9a'",
    ).run();
    const page = await account(cookie);
    const renewed = cookiesOf(page);
    const html = await page.text();
    expect(await readText(new Response(html))).toContain("Roles Contributor");
    expect(html).toContain('href="/songs/add"');
    const home = await visit("/home", { headers: { Cookie: renewed } });
    expect(await home.text()).toContain('href="/songs/add"');
    expect((await account(renewed)).headers.getSetCookie()).toEqual([]);
    const out = await submit(
      "/account",
      { act: "delete", deletePassword: password },
      { Cookie: cookie },
    );
    expect(cookiesOf(out), "a cookie that is cleared stays cleared").not.toContain(
      "__Host-session",
    );
    await makeMember(username);
    await env.DB.prepare("DELETE FROM sessions").run();
    expect((await account(cookie)).status).toBe(302);
  });

  test("T41 no spelling of a data request gets past the guard", async () => {
    await env.DB.prepare("UPDATE users SET username = 'marker@example.org'").run();
    const routes = ["root", "routes/account/layout", "routes/account/account", "nothing"];
    const paths = [
      "/account.data",
      "/account/.data",
      ...routes.map((id) => `/account.data?_routes=${encodeURIComponent(id)}`),
      `/account.data?_routes=${routes.join(",")}`,
      "/account?index",
      "/account/",
    ];
    for (const path of paths) {
      const response = await visit(path);
      const body = await response.text();
      expect(body, path).not.toContain("marker@");
      expect(body, path).not.toContain("sessions");
      expect(response.status, path).not.toBe(500);
    }
  });

  test("a page whose member cannot be looked up says so", async () => {
    const cookie = await logIn(username);
    await env.DB.prepare("DROP TABLE sessions").run();
    console.error = () => {};
    const page = await account(cookie);
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(await readText(new Response(html))).toContain(
      "Failed to fetch user data - please refresh",
    );
    expect(html).toContain("user-menu");
  });

  test("a script of a page whose session is over learns it, and takes nothing away", async () => {
    const cookie = await logIn(username);
    await env.DB.prepare("DELETE FROM sessions").run();
    for (const path of ["/my-collection/next", "/songs/like?text=so"]) {
      const headers = { Cookie: cookie, "Sec-Fetch-Dest": "empty" };
      const answer = await visit(path, { headers });
      expect(answer.status, path).toBe(401);
      expect(answer.headers.getSetCookie(), path).toEqual([]);
    }
    // A service worker passes pages on with an empty destination too.
    const headers = { Cookie: cookie, "Sec-Fetch-Dest": "empty", Accept: "text/html,*/*;q=0.8" };
    const page = await visit("/account", { headers });
    expect(page.headers.get("Location")).toBe("/login?returnTo=%2Faccount");
  });

  test("T68 a signed-in visitor's page never comes from, or goes to, the memo", async () => {
    const cookie = await logIn(username);
    const headers = { Cookie: cookie };
    await makeSong({ title: "A song" });
    for (const path of ["/home?view=card", "/", "/search"]) {
      expect(await (await visit(path, { headers })).text()).toContain("user-menu");
      expect(await (await visit(path)).text()).not.toContain("user-menu");
      expect(await (await visit(path, { headers })).text()).toContain("user-menu");
    }
  });

  test("T28, T29 forms of other sites change nothing", async () => {
    const cookie = await logIn(username);
    const headers: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      {},
      { Origin: "http://localhost:8787", "Sec-Fetch-Site": "cross-site" },
    ];
    for (const given of headers)
      for (const path of [
        "/login",
        "/signup",
        "/forgot-password",
        "/account",
        "/logout",
        "/account.data",
      ]) {
        const body = new URLSearchParams({
          username,
          password,
          act: "delete",
          step: "send",
          email: "x@example.org",
        });
        const response = await visit(path, {
          method: "POST",
          body,
          headers: { ...given, Cookie: cookie },
        });
        expect(response.status, path).toBe(403);
      }
    expect(await count("FROM sessions")).toBe(1);
    expect(await count("FROM mails")).toBe(0);
  });

  test("T30 nothing is changed by reading", async () => {
    const cookie = await logIn(username);
    const dump = async () => [
      await count("FROM sessions"),
      await count("FROM users"),
      await count("FROM mails"),
    ];
    const before = await dump();
    for (const path of [
      "/logout",
      "/account?act=delete",
      "/preferences?theme=dark",
      "/signup?step=send&email=a@b.org",
    ])
      await visit(path, { headers: { Cookie: cookie, "X-HTTP-Method-Override": "POST" } });
    expect(await dump()).toEqual(before);
  });
});

describe("a new password", () => {
  test("T15 after a reset every session has ended, and a mail says so", async () => {
    const cookie = await logIn(username);
    const steps = await askForCode("/forgot-password", username);
    const form = {
      step: "details",
      otp: await readCode(username),
      password: "another at noon",
      confirmPassword: "another at noon",
    };
    const done = await submit("/forgot-password", form, { Cookie: steps });
    expect(done.headers.get("Location")).toBe("/login");
    expect(done.headers.getSetCookie().join()).toContain("__Host-session=; Max-Age=0");
    expect((await account(cookie)).status).toBe(302);
    expect((await readOutbox())[0]).toMatchObject({ to: username, kind: "passwordChanged" });
    expect((await submit("/login", { username, password: "another at noon" })).status).toBe(302);
    expect((await submit("/login", { username, password })).status).toBe(401);
  });

  test("from the account page: other sessions end, this one goes on under a new token", async () => {
    const here = await logIn(username);
    const there = await logIn(username);
    const form = {
      act: "password",
      currentPassword: password,
      password: "another at noon",
      confirmPassword: "another at noon",
    };
    const wrong = await submit("/account", { ...form, currentPassword: "no" }, { Cookie: here });
    expect(wrong.status).toBe(400);
    const changed = await submit("/account", form, { Cookie: here });
    expect(changed.status).toBe(302);
    expect((await account(here)).status).toBe(302);
    expect((await account(there)).status).toBe(302);
    expect((await account(cookiesOf(changed))).status).toBe(200);
  });

  test("T16 common and guessable ones are refused", async () => {
    const cookie = await logIn(username);
    for (const weak of ["password1", "member12", "Murali Archive", "x".repeat(257)]) {
      const form = {
        act: "password",
        currentPassword: password,
        password: weak,
        confirmPassword: weak,
      };
      expect((await submit("/account", form, { Cookie: cookie })).status, weak).toBe(400);
    }
  });
});

describe("the account page", () => {
  test("asks for the Contributor role once, and shows where it stands", async () => {
    const cookie = await logIn(username);
    const ask = () => submit("/account", { act: "request", reason: " " }, { Cookie: cookie });
    await ask();
    await ask();
    const rows = await env.DB.prepare("SELECT status, reason FROM approval_requests").all();
    expect(rows.results).toEqual([
      { status: "pending", reason: "Request for Contributor role access" },
    ]);
    expect(await readText(await account(cookie))).toContain("is pending");
  });

  test("who may add songs already has nothing to ask for", async () => {
    await makeMember("chief@example.org", "Administrator");
    const cookie = await logIn("chief@example.org");
    expect(await (await account(cookie)).text()).not.toContain('value="request"');
    await submit("/account", { act: "request", reason: "x" }, { Cookie: cookie });
    expect(await count("FROM approval_requests")).toBe(0);
  });

  test("names the sessions: which browser, since when, how long ago it was used", async () => {
    const agents: [string, string][] = [
      ["Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"],
      [
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Safari/604.1",
        "Chrome · iPhone",
      ],
      ["Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome · Android"],
      ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1) Version/18 Safari/605.1", "Safari · macOS"],
      ["curl/8.0", "curl/8.0"],
    ];
    let cookie = "";
    for (const [at, [agent]] of agents.entries()) {
      const headers = { "User-Agent": agent, "CF-Connecting-IP": `192.0.2.${at}` };
      cookie = cookiesOf(await submit("/login", { username, password }, headers));
    }
    await env.DB.prepare(
      "UPDATE sessions SET last_used_at = last_used_at - 1260000 WHERE user_agent LIKE '%Edg%'",
    ).run();
    const text = await readText(await account(cookie));
    for (const [, name] of agents) expect(text).toContain(`${name}, since `);
    expect(text).toContain("last used 21 minutes ago");
    expect(text).toMatch(/curl\/8.0, since [\w ]+, last used now \( ?this session/);
  }, 15_000);

  test("passwords cannot be tried from it without end", async () => {
    const cookie = await logIn(username);
    const form = { act: "password", currentPassword: "", password: "", confirmPassword: "" };
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => submit("/account", form, { Cookie: cookie })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });

  test("signs out all other sessions", async () => {
    const [here, there] = [await logIn(username), await logIn(username)];
    await submit("/account", { act: "others" }, { Cookie: here });
    expect((await account(here)).status).toBe(200);
    expect((await account(there)).status).toBe(302);
  });

  test("deleting an account leaves its songs, as a former member's", async () => {
    const id = await env.DB.prepare("SELECT id FROM users").first<number>("id");
    const song = await makeSong({ title: "Mine", createdBy: id!, updatedBy: id! });
    const cookie = await logIn(username);
    const gone = await submit(
      "/account",
      { act: "delete", deletePassword: password },
      { Cookie: cookie },
    );
    expect(gone.headers.get("Location")).toBe("/login");
    expect(await count("FROM users")).toBe(0);
    expect(await count("FROM sessions")).toBe(0);
    expect(await readText(await visit(`/songs/${song}`))).toContain("Added by a former member");
    expect((await account(cookie)).status).toBe(302);
  });

  test("T37 the last Administrator cannot go; one of two can, and never both at once", async () => {
    await makeMember("one@example.org", "Administrator");
    const one = await logIn("one@example.org");
    await submit("/account", { act: "delete", deletePassword: password }, { Cookie: one });
    expect(await count("FROM users WHERE username = 'one@example.org'")).toBe(1);
    expect((await account(one)).status).toBe(200);
    await makeMember("two@example.org", "Administrator");
    const two = await logIn("two@example.org");
    await Promise.all(
      [one, two].map((cookie) =>
        submit("/account", { act: "delete", deletePassword: password }, { Cookie: cookie }),
      ),
    );
    expect(
      await count("FROM user_roles WHERE role_id = '91660574-9963-4944-a66c-9fdab6fbd7f4'"),
    ).toBe(1);
  });
});
