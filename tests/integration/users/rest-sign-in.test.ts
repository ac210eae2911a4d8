import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { expectEqualTimes, hashingTurns } from "../support/equal-times.ts";
import { visit } from "../support/front-door.ts";
import { count, signIn, makeUser, password } from "../support/users.ts";
import { waitForEarlyMinute } from "../support/rate-limit-minute.ts";
import { bearerOf, call, music, refusalOf } from "../support/rest/call.ts";
import { applyFor } from "../support/rest/world.ts";

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
  beforeEach(() => makeUser(member));

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

  test("T4 every wrong pair gets the same response: 401", async () => {
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

  test("T4 a wrong password and an unknown address take as long", async () => {
    // The first sign-in gives the account a hash of today's cost.
    expect((await login()).status).toBe(200);
    let place = 0;
    await expectEqualTimes(
      (name) =>
        login(
          { username: name === "known" ? member : "nobody@example.org", password: "wrong wrong" },
          from(`198.51.100.${++place}`),
        ),
      () => env.DB.prepare("DELETE FROM sign_in_failures").run(),
      hashingTurns,
    );
  }, 180_000);

  test("T4 what else is true of an account is told only with its password", async () => {
    const bodies = new Set<string>();
    const wrong = async () =>
      bodies.add(await (await login({ username: member, password: "no" })).text());
    await wrong();
    await applyFor(member);
    await wrong();
    await env.DB.prepare("UPDATE approval_requests SET status = 'rejected'").run();
    await wrong();
    await env.DB.prepare("UPDATE users SET password_expires_at = 1").run();
    await wrong();
    expect([...bodies]).toHaveLength(1);
    expect(await refusalOf(await login())).toEqual([401, "INVALID_CREDENTIALS"]);
  });

  test("400 for what is left out, 415 for JSON", async () => {
    expect(await refusalOf(await login({ username: member }))).toEqual([400, "ILLEGAL_ARGUMENT"]);
    const json = await call("/auth/login", { body: { username: member, password } });
    expect(await refusalOf(json)).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  test("T19 429 with Retry-After: ten tries a minute from one IP address, and while an account is locked", async () => {
    await waitForEarlyMinute();
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
  test("POST /auth/logout: 204, also without a token; the token is then invalid", async () => {
    const { token, headers } = await bearerOf(member);
    const response = await call("/auth/logout", { method: "POST", headers });
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await refusalOf(await me(token))).toEqual([401, "USER_NOT_AUTHENTICATED"]);
    expect((await call("/auth/logout", { method: "POST" })).status).toBe(204);
    expect((await call("/auth/logout", { method: "POST", headers })).status).toBe(204);
  });

  test("T22, T28 a cookie is not accepted as a token, nor a token as a cookie; each ends alone", async () => {
    await makeUser(member);
    const cookie = await signIn(member);
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

  test("T23 a token in a query, a form or a wrong scheme is ignored", async () => {
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
