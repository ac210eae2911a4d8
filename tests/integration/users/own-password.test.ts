import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { cookiesOf, count, signIn, makeUser, password } from "../support/users.ts";
import { readText, submit, visit } from "../support/front-door.ts";

const username = "member@example.org";
let id = 0;
let cookie = "";
let place = 0;
beforeEach(async () => {
  id = await makeUser(username);
  cookie = await signIn(username);
});

/** Each try comes from another IP address: only the account is counted. */
const send = (fields: Record<string, string>) =>
  submit("/account", fields, { Cookie: cookie, "CF-Connecting-IP": `203.0.113.${++place}` });
const remove = (deletePassword: string) => send({ act: "delete", deletePassword });
const change = (currentPassword: string) =>
  send({
    act: "password",
    currentPassword,
    password: "another at noon",
    confirmPassword: "another at noon",
  });

describe("deleting an account", () => {
  test("asks for the password, also without scripts", async () => {
    const html = await (await visit("/account", { headers: { Cookie: cookie } })).text();
    expect(html).toMatch(/<input id="deletePassword"[^>]*type="password"/);
    expect(html).toMatch(/<details><summary><h2[^>]*>Delete my account/);
  });

  test("without it, or with a wrong one, nothing is deleted and the field shows an error", async () => {
    for (const [typed, words] of [
      ["", "Password is required"],
      ["wrong wrong", "Invalid credentials"],
    ] as const) {
      const refused = await remove(typed);
      expect(refused.status).toBe(400);
      const html = await refused.text();
      expect(html).toMatch(
        /<input id="deletePassword"[^>]*aria-invalid="true"[^>]*aria-describedby="deletePassword-error"/,
      );
      expect(html).toMatch(/<details open[^>]*>/);
      expect(await readText(new Response(html))).toContain(words);
      expect(html).not.toContain("wrong wrong");
    }
    expect((await send({ act: "delete" })).status).toBe(400);
    expect(await count("FROM users")).toBe(1);
    expect(cookiesOf(await remove(password))).not.toContain("__Host-session");
    expect(await count("FROM users")).toBe(0);
  });
});

describe("T19 guesses of the own password", () => {
  const wait = (failures: number) =>
    env.DB.prepare("INSERT OR REPLACE INTO sign_in_failures VALUES (?, ?, ?, NULL)")
      .bind(`account ${id}`, failures, Date.now())
      .run();

  test("are counted by account, from any IP address: after ten there is a wait", async () => {
    for (const guess of [change, remove]) {
      await wait(8);
      expect((await guess("wrong wrong")).status).toBe(400);
      expect((await guess("wrong wrong")).status, "the ninth was free").toBe(400);
      const locked = await guess(password);
      expect(locked.status).toBe(429);
      expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    expect(await count("FROM users")).toBe(1);
  });

  test("simultaneous guesses are all counted", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => remove("wrong wrong")));
    const looked = answers.filter(({ status }) => status === 400).length;
    expect(looked).toBeGreaterThan(0);
    const refused = answers.filter(({ status }) => status === 503 || status === 429);
    expect(refused).toHaveLength(12 - looked);
    const failures = () =>
      env.DB.prepare("SELECT failures FROM sign_in_failures").first("failures");
    expect(await failures()).toBe(looked);
  });

  test("T20 and failed sign-ins are counted apart; the right password resets both", async () => {
    const lock = (email: string) =>
      env.DB.prepare("INSERT INTO sign_in_failures VALUES (?, 20, ?, ?)")
        .bind(email, Date.now(), Date.now() + 600_000)
        .run();
    await lock(username);
    const changed = await change(password);
    expect(changed.status).toBe(302);
    expect(await count("FROM sign_in_failures")).toBe(0);
    await lock(`account ${id}`);
    const login = await submit("/login", { username, password: "another at noon" });
    expect(login.status).toBe(302);
    expect(await count("FROM sign_in_failures")).toBe(0);
  });
});
