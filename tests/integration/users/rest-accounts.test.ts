import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "#app/domain/users/account.ts";
import { visit } from "../support/front-door.ts";
import {
  count,
  logIn,
  makeMember,
  password,
  readCode,
  readOutbox,
  seedRoles,
} from "../support/members.ts";
import { earlyInMinute } from "../support/minute.ts";
import { auth, bearerOf, call, music, refusalOf } from "../support/rest.ts";

const member = "member@example.org";
const from = (ip: string) => ({ "CF-Connecting-IP": ip });
const login = (
  fields: Record<string, string> = { username: member, password },
  headers: Record<string, string> = {},
) => call("/auth/login", { body: new URLSearchParams(fields), headers });
const tokenOf = async (response: Response) =>
  (await response.json<{ accessToken: string }>()).accessToken;
const me = (token: string) => call("/users/me", { headers: { Authorization: `Bearer ${token}` } });

describe("POST /auth/login", () => {
  beforeEach(() => makeMember(member));

  test("gives a token under both names, with name and roles", async () => {
    const response = await login({ username: ` ${member.toUpperCase()} `, password });
    expect(response.status).toBe(200);
    const body = await response.json<Record<string, string>>();
    expect(body).toEqual({
      accessToken: expect.stringMatching(/^[\w-]{43}$/),
      access_token: body.accessToken,
      username: member,
      roles: ["Viewer"],
    });
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const user = await me(body.accessToken!);
    expect([user.status, await user.json()]).toEqual([
      200,
      { id: 1, username: member, roles: ["Viewer"] },
    ]);
    expect(await count("FROM sessions WHERE token_hash = ?", body.accessToken)).toBe(0);
  });

  test("T4 every wrong pair is answered alike: 401", async () => {
    const bodies = new Set<string>();
    for (const username of [member, "nobody@example.org", "no address"]) {
      const response = await login({ username, password: "wrong wrong" });
      expect(response.status).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
      bodies.add(await response.text());
    }
    expect([...bodies]).toEqual([
      JSON.stringify({
        errorCode: "INVALID_CREDENTIALS",
        errorMessage: "Invalid credentials",
        message: "Invalid credentials",
        status: 401,
      }),
    ]);
  });

  test("400 for what is left out, 415 for JSON", async () => {
    expect(await refusalOf(await login({ username: member }))).toEqual([400, "ILLEGAL_ARGUMENT"]);
    const json = await call("/auth/login", { body: { username: member, password } });
    expect(await refusalOf(json)).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  test("T19 429 with Retry-After: ten tries a minute from one place, and while an account waits", async () => {
    await earlyInMinute();
    const tries = [];
    for (let at = 0; at < 11; at++)
      tries.push(await login({ username: member, password: "" }, from("203.0.113.9")));
    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(400), 429]);
    expect(tries[10]!.headers.get("Retry-After")).toBe("60");
    expect(await refusalOf(tries[10]!)).toEqual([429, "TOO_MANY_REQUESTS"]);
    await env.DB.prepare("INSERT INTO sign_in_failures VALUES (?, 10, ?, ?)")
      .bind(member, Date.now(), Date.now() + 60_000)
      .run();
    const locked = await login(undefined, from("203.0.113.10"));
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(50);
  }, 60_000);

  test("T18 of many passwords at once two are hashed, the others wait", async () => {
    const storm = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        login({ username: `nobody${at}@example.org`, password: "x" }, from(`198.51.100.${at}`)),
      ),
    );
    const busy = storm.filter(({ status }) => status === 429);
    expect(busy).toHaveLength(4);
    expect(busy[0]!.headers.get("Retry-After")).toBe("3");
  });
});

describe("tokens", () => {
  test("POST /auth/logout: 204, also without one; the token is dead", async () => {
    const { token, headers } = await bearerOf(member);
    const response = await call("/auth/logout", { method: "POST", headers });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await refusalOf(await me(token))).toEqual([401, "USER_NOT_AUTHENTICATED"]);
    expect((await call("/auth/logout", { method: "POST" })).status).toBe(204);
    expect((await call("/auth/logout", { method: "POST", headers })).status).toBe(204);
  });

  test("T22, T28 a cookie never does for a token, nor a token for a cookie; each ends alone", async () => {
    await makeMember(member);
    const cookie = await logIn(member);
    expect((await call("/users/me", { headers: { Cookie: cookie } })).status).toBe(401);
    const value = decodeURIComponent(cookie.split("=")[1]!);
    const web = JSON.parse(atob(value.slice(0, value.lastIndexOf(".")))).token as string;
    expect((await me(web)).status).toBe(401);
    const token = await tokenOf(await login());
    expect(token).not.toBe(web);
    const forged = { Cookie: cookie.replace(/=.*/, `=${token}`) };
    expect((await visit("/account", { headers: forged })).status).toBe(302);
    await call("/auth/logout", { method: "POST", headers: { Authorization: `Bearer ${token}` } });
    expect((await me(token)).status).toBe(401);
    expect((await visit("/account", { headers: { Cookie: cookie } })).status).toBe(200);
  });

  test("T23 in a query, a form or a wrong scheme it is nothing", async () => {
    const { token } = await bearerOf(member);
    const tries = [
      call(`/users/me?access_token=${token}&Authorization=Bearer+${token}`),
      call(`/users/me`, { headers: { Authorization: token } }),
      call(`/users/me`, { headers: { Authorization: `Basic ${btoa(`${member}:${password}`)}` } }),
      call(`/users/me`, { headers: { Authorization: `Bearer ${token}x` } }),
      call(`/users/me`, { headers: { Authorization: "Bearer " } }),
      call(`${music}/songs`, {
        body: new URLSearchParams({ access_token: token }),
      }),
    ];
    for (const response of await Promise.all(tries)) {
      expect(response.status).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
    }
    const lower = { Authorization: `bearer ${token}` };
    expect((await call("/users/me", { headers: lower })).status).toBe(200);
  });

  test("T25 roles are read on every call; a deleted account has no token", async () => {
    const { id, headers } = await bearerOf(member, "Contributor");
    const add = () => call(`${music}/songs`, { headers, body: {} });
    expect((await add()).status).toBe(400);
    await env.DB.prepare("UPDATE user_roles SET role_id = ? WHERE user_id = ?")
      .bind(roleIds.Viewer, id)
      .run();
    expect((await add()).status).toBe(403);
    await env.DB.prepare("DELETE FROM sessions WHERE user_id = ?").bind(id).run();
    expect((await add()).status).toBe(401);
  });

  test("T26 end after 30 minutes without use, and after 12 hours", async () => {
    const { token } = await bearerOf(member);
    const realNow = Date.now;
    const at = (minutes: number) => (Date.now = () => realNow() + minutes * 60_000);
    at(29);
    expect((await me(token)).status).toBe(200);
    at(58);
    expect((await me(token)).status).toBe(200);
    at(89);
    expect((await me(token)).status).toBe(401);
    Date.now = realNow;
    await env.DB.prepare("UPDATE sessions SET created_at = ?")
      .bind(realNow() - 12 * 3600_000)
      .run();
    expect((await me(token)).status).toBe(401);
  });
});

describe("one-time codes", () => {
  const send = (path: string, userName: string, ip = "192.0.2.1") =>
    call(`${auth}${path}?${new URLSearchParams({ userName })}`, {
      method: "POST",
      headers: from(ip),
    });

  test("T1, T2 every address is answered alike; the mail tells them apart", async () => {
    await makeMember(member);
    const answers = new Set<string>();
    for (const path of ["/users/passwordtoken", "/user/validateUser"])
      for (const address of [member, ` ${member.toUpperCase()} `, "new@example.org"]) {
        await env.DB.prepare("DELETE FROM mails").run();
        const response = await send(path, address);
        answers.add(
          JSON.stringify([
            response.status,
            response.headers.get("Content-Type"),
            await response.text(),
          ]),
        );
        const kinds = (await readOutbox()).map(({ kind }) => kind);
        const known = address !== "new@example.org";
        if (path.endsWith("passwordtoken"))
          expect(kinds).toEqual([known ? "resetCode" : "signupCode"]);
        else expect(kinds).toEqual([known ? "haveAccount" : "signupCode"]);
      }
    expect([...answers]).toEqual([
      JSON.stringify([200, "text/plain; charset=UTF-8", "sent successfully"]),
    ]);
  });

  test("400 for what is no e-mail address", async () => {
    for (const path of ["/users/passwordtoken", "/user/validateUser"])
      for (const address of ["", "nobody", "a@b", "a@x.org\r\nBcc: b@x.org"])
        expect(await refusalOf(await send(path, address))).toEqual([400, "ILLEGAL_ARGUMENT"]);
    expect(await readOutbox()).toEqual([]);
  });

  test("T12 a second mail within a minute is not sent", async () => {
    for (const path of ["/users/passwordtoken", "/user/validateUser"])
      expect((await send(path, "new@example.org")).status).toBe(200);
    expect(await readOutbox()).toHaveLength(1);
  });

  test("a new password by code: every token ends", async () => {
    const { token } = await bearerOf(member);
    await send("/users/passwordtoken", member);
    const reset = (passwordToken: unknown, more: Record<string, string> = {}) =>
      call(`${auth}/user/passwordvalidate`, {
        body: {
          userName: member,
          passwordToken,
          newPassword: "veena under stars",
          confirmPassword: "veena under stars",
          ...more,
        },
      });
    expect(await refusalOf(await reset(11111111))).toEqual([400, "INVALID_OTP"]);
    const differs = await reset("11111111", { confirmPassword: "other" });
    expect(await differs.json()).toMatchObject({
      errorCode: "ILLEGAL_ARGUMENT",
      errorMessage: "Passwords do not match",
      fieldErrors: [{ fieldName: "confirmPassword" }],
    });
    // A number is as good as text.
    const response = await reset(Number(await readCode(member)));
    expect([response.status, await response.text()]).toEqual([200, "updated successfully"]);
    expect((await me(token)).status).toBe(401);
    expect((await login({ username: member, password: "veena under stars" })).status).toBe(200);
    expect((await login()).status).toBe(401);
  });

  test("T7 twenty tries a minute from one place", async () => {
    await earlyInMinute();
    const tries = [];
    for (let at = 0; at < 21; at++)
      tries.push((await send("/users/passwordtoken", "x", "203.0.113.77")).status);
    expect(tries).toEqual([...Array(20).fill(400), 429]);
  }, 60_000);
});

describe("POST /users: signing up", () => {
  const email = "new@example.org";
  const signUp = (body: Record<string, unknown>) => call(`${auth}/users`, { body });
  const filled = async (more: Record<string, unknown> = {}) => ({
    username: email,
    password: "veena under stars",
    roles: [roleIds.Viewer],
    token: await readCode(email),
    ...more,
  });

  beforeEach(async () => {
    await seedRoles();
    await call(`${auth}/user/validateUser?userName=${email}`, { method: "POST" });
  });

  test("201 with the account, which is a Viewer", async () => {
    const response = await signUp(await filled());
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: 1,
      username: email,
      roles: [{ id: roleIds.Viewer, name: "Viewer" }],
      passwordExpiryTimestamp: null,
    });
    expect((await login({ username: email, password: "veena under stars" })).status).toBe(200);
    expect(await count("FROM approval_requests")).toBe(0);
  });

  test("Contributor is a request, and needs a reason", async () => {
    const roles = [roleIds.Contributor];
    const bare = await signUp(await filled({ roles }));
    expect(await bare.json()).toMatchObject({
      status: 400,
      errorMessage: "Please provide a reason for requesting Contributor access",
    });
    const response = await signUp(
      await filled({ roles, reason: " I sing. ", token: await readCode(email) }),
    );
    expect(await response.json()).toMatchObject({ roles: [{ name: "Viewer" }] });
    expect(
      await count("FROM approval_requests WHERE status = 'pending' AND reason = 'I sing.'"),
    ).toBe(1);
  });

  test.each([
    [[roleIds.Administrator], 403],
    [[roleIds.Viewer, roleIds.Administrator], 403],
    [["Viewer"], 403],
    [["Administrator"], 403],
    [["0".repeat(36)], 403],
    [[roleIds.Viewer.toUpperCase()], 403],
    [[], 400],
    [roleIds.Viewer, 400],
    [[{ id: roleIds.Viewer }], 400],
    [null, 400],
    [[roleIds.Viewer, roleIds.Viewer], 201],
    [[roleIds.Viewer, roleIds.Contributor], 201],
  ])("T31 roles %j: %i, and nothing but a Viewer comes of it", async (roles, status) => {
    const response = await signUp(await filled({ roles, reason: "I sing." }));
    expect(response.status).toBe(status);
    expect(await count("FROM user_roles WHERE role_id <> ?", roleIds.Viewer)).toBe(0);
    expect(await count("FROM users")).toBe(status === 201 ? 1 : 0);
  });

  test("T5 a wrong code, a code of another address and a taken address are answered alike", async () => {
    await makeMember(member);
    await call(`${auth}/user/validateUser?userName=${member}`, { method: "POST" });
    const token = await readCode(email);
    const bodies = new Set<string>();
    for (const more of [
      { token: "11111111" },
      { username: "other@example.org", token },
      { username: member, token },
    ])
      bodies.add(await (await signUp(await filled(more))).text());
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain("INVALID_OTP");
  });

  test("T16 what is missing or too weak is said by field", async () => {
    const response = await signUp({ username: "x", password: "short", roles: [roleIds.Viewer] });
    expect(await response.json()).toMatchObject({
      fieldErrors: [
        { fieldName: "username", errorMessage: "Please enter a valid email address" },
        { fieldName: "password", errorMessage: "Password must be at least 8 characters" },
      ],
    });
    const common = await signUp(await filled({ password: "password1" }));
    expect(common.status).toBe(400);
    const without = await signUp(await filled({ token: null }));
    expect(await without.json()).toMatchObject({ errorMessage: "OTP is required" });
    expect(await count("FROM users")).toBe(0);
  });
});
