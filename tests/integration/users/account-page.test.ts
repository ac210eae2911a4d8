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
  readOutbox,
} from "../support/users.ts";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";

const username = "member@example.org";
const readAccount = (cookie: string) => visit("/account", { headers: { Cookie: cookie } });

beforeEach(async () => {
  await makeUser(username);
});

describe("a new password", () => {
  test("T15 after a reset every session has ended, and a mail says so", async () => {
    const cookie = await signIn(username);
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
    expect((await readAccount(cookie)).status).toBe(302);
    expect((await readOutbox())[0]).toMatchObject({ to: username, kind: "passwordChanged" });
    expect((await submit("/login", { username, password: "another at noon" })).status).toBe(302);
    expect((await submit("/login", { username, password })).status).toBe(401);
  });

  test("from the account page: other sessions end, this one goes on under a new token", async () => {
    const here = await signIn(username);
    const there = await signIn(username);
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
    expect((await readAccount(here)).status).toBe(302);
    expect((await readAccount(there)).status).toBe(302);
    expect((await readAccount(cookiesOf(changed))).status).toBe(200);
  });

  test("T16 common and guessable ones are refused", async () => {
    const cookie = await signIn(username);
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
    const cookie = await signIn(username);
    const ask = () => submit("/account", { act: "request", reason: " " }, { Cookie: cookie });
    await ask();
    await ask();
    const rows = await env.DB.prepare("SELECT status, reason FROM approval_requests").all();
    expect(rows.results).toEqual([
      { status: "pending", reason: "Request for Contributor role access" },
    ]);
    expect(await readText(await readAccount(cookie))).toContain("is pending");
  });

  test("a user who may already add songs cannot request the role", async () => {
    await makeUser("chief@example.org", "Administrator");
    const cookie = await signIn("chief@example.org");
    expect(await (await readAccount(cookie)).text()).not.toContain('value="request"');
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
    const text = await readText(await readAccount(cookie));
    for (const [, name] of agents) expect(text).toContain(`${name}, since `);
    expect(text).toContain("last used 21 minutes ago");
    expect(text).toMatch(/curl\/8.0, since [\w ]+, last used now \( ?this session/);
  }, 15_000);

  test("limits the tries of passwords", async () => {
    const cookie = await signIn(username);
    const form = { act: "password", currentPassword: "", password: "", confirmPassword: "" };
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => submit("/account", form, { Cookie: cookie })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });

  test("signs out all other sessions", async () => {
    const [here, there] = [await signIn(username), await signIn(username)];
    await submit("/account", { act: "others" }, { Cookie: here });
    expect((await readAccount(here)).status).toBe(200);
    expect((await readAccount(there)).status).toBe(302);
  });

  test("deleting an account leaves its songs, as a former member's", async () => {
    const id = await env.DB.prepare("SELECT id FROM users").first<number>("id");
    const song = await makeSong({ title: "Mine", createdBy: id!, updatedBy: id! });
    const cookie = await signIn(username);
    const gone = await submit(
      "/account",
      { act: "delete", deletePassword: password },
      { Cookie: cookie },
    );
    expect(gone.headers.get("Location")).toBe("/login");
    expect(await count("FROM users")).toBe(0);
    expect(await count("FROM sessions")).toBe(0);
    expect(await readText(await visit(`/songs/${song}`))).toContain("Added by a former member");
    expect((await readAccount(cookie)).status).toBe(302);
  });

  test("T37 the last Administrator cannot go; one of two can, and never both at once", async () => {
    await makeUser("one@example.org", "Administrator");
    const one = await signIn("one@example.org");
    await submit("/account", { act: "delete", deletePassword: password }, { Cookie: one });
    expect(await count("FROM users WHERE username = 'one@example.org'")).toBe(1);
    expect((await readAccount(one)).status).toBe(200);
    await makeUser("two@example.org", "Administrator");
    const two = await signIn("two@example.org");
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
