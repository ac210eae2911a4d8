import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import {
  askForCode,
  cookiesOf,
  count,
  signIn,
  makeUser,
  password,
  readCode,
} from "../support/users.ts";
import { expectEqualTimes, hashingTurns } from "../support/equal-times.ts";
import { readText, submit, visit } from "../support/front-door.ts";

const username = "member@example.org";
const readAccount = (cookie: string) => visit("/account", { headers: { Cookie: cookie } });

beforeEach(async () => {
  await makeUser(username);
});

describe("signing in", () => {
  test("leads to /home or back to the page that required it, with a message", async () => {
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

  test("leads an Administrator to what waits, or back to the page that required it", async () => {
    await makeUser("admin@example.org", "Viewer", "Administrator");
    const fields = { username: "admin@example.org", password };
    const response = await submit("/login", fields);
    expect(response.headers.get("Location")).toBe("/admin");
    const page = await visit("/admin", { headers: { Cookie: cookiesOf(response) } });
    const text = await readText(page);
    expect(text).toContain("You are logged in.");
    expect(text).toContain("Pending tasks");
    const back = await submit("/login?returnTo=%2Fsongs%2F7", fields);
    expect(back.headers.get("Location")).toBe("/songs/7");
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

  test("a signed-in user is redirected to /home; one whose session has expired can sign in", async () => {
    const cookie = await signIn(username);
    const login = () => visit("/login", { headers: { Cookie: cookie } });
    expect((await login()).headers.get("Location")).toBe("/home");
    await env.DB.prepare("DELETE FROM sessions").run();
    const over = await login();
    expect(over.status).toBe(200);
    expect(cookiesOf(over)).not.toContain("__Host-session");
    expect(over.headers.getSetCookie().join()).toContain("__Host-session=; Max-Age=0");
    expect(await over.text()).not.toContain("user-menu");
  });

  test("a flash message outlives a redirect, in data requests too", async () => {
    const signedIn = cookiesOf(await submit("/login", { username, password }));
    for (const path of ["/login", "/login.data"]) {
      const moved = await visit(path, { headers: { Cookie: signedIn } });
      expect([302, 202]).toContain(moved.status);
      expect(moved.headers.getSetCookie().join(), path).not.toContain("__Host-flash");
    }
  });

  test("a failure on the server is shown in the form, and submitted values stay", async () => {
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

  test("T4 a wrong password and an unknown address get the same response; submitted values stay", async () => {
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

  test("T17 an old hash is renewed", async () => {
    const hash = () => env.DB.prepare("SELECT password_hash FROM users").first("password_hash");
    expect(await hash()).toContain("$1024$");
    await signIn(username);
    expect(await hash()).toContain("$16384$8$5$");
    await signIn(username);
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
    await signIn(username, "203.0.113.51");
    expect(await count("FROM sign_in_failures WHERE email = ?", username)).toBe(0);
  });

  test("T4 a wrong password and an unknown address take as long", async () => {
    await signIn(username);
    let place = 0;
    await expectEqualTimes(
      (name) =>
        submit(
          "/login",
          { username: name === "known" ? username : "nobody@example.org", password: "wrong" },
          { "CF-Connecting-IP": `198.51.100.${++place}` },
        ),
      () => env.DB.prepare("DELETE FROM sign_in_failures").run(),
      hashingTurns,
    );
  }, 180_000);

  test("T19, T7 one IP address may try ten times a minute; an IPv6 /64 counts as one", async () => {
    const knock = async (ip: string) =>
      (await submit("/login", { username, password: "" }, { "CF-Connecting-IP": ip })).status;
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, at) => knock(`2001:db8:1:2::${at + 1}`)),
    );
    // If a minute ends meanwhile, twenty get through.
    expect(answers.filter((status) => status === 400).length).toBeLessThanOrEqual(20);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect(await knock("2001:db8:1:3::1")).toBe(400);
  });

  test("T20 while an account waits, its session lives, and a reset unlocks it", async () => {
    const cookie = await signIn(username);
    await env.DB.prepare("INSERT INTO sign_in_failures VALUES (?, 20, ?, 99999999999999)")
      .bind(username, Date.now())
      .run();
    expect((await readAccount(cookie)).status).toBe(200);
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
