import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { count, makeUser, password, readCode, readOutbox, seedRoles } from "../support/users.ts";
import { waitForEarlyMinute } from "../support/rate-limit-minute.ts";
import { auth, bearerOf, call, refusalOf } from "../support/rest/call.ts";

const user = "member@example.org";
const from = (ip: string) => ({ "CF-Connecting-IP": ip });

const login = (
  fields: Record<string, string> = { username: user, password },
  headers: Record<string, string> = {},
) => call("/auth/login", { body: new URLSearchParams(fields), headers });

const me = (token: string) => call("/users/me", { headers: { Authorization: `Bearer ${token}` } });

describe("one-time codes", () => {
  const send = (path: string, userName: string, ip = "192.0.2.1") =>
    call(`${auth}${path}?${new URLSearchParams({ userName })}`, {
      method: "POST",
      headers: from(ip),
    });

  test("T1, T2 the response is the same for every address; only the mail differs", async () => {
    await makeUser(user);
    const answers = new Set<string>();
    for (const path of ["/users/passwordtoken", "/user/validateUser"])
      for (const address of [user, ` ${user.toUpperCase()} `, "new@example.org"]) {
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

  test("400 for an invalid e-mail address", async () => {
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
    const { token } = await bearerOf(user);
    await send("/users/passwordtoken", user);
    const reset = (passwordToken: unknown, more: Record<string, string> = {}) =>
      call(`${auth}/user/passwordvalidate`, {
        body: {
          userName: user,
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
    const response = await reset(Number(await readCode(user)));
    expect([response.status, await response.text()]).toEqual([200, "updated successfully"]);
    expect((await me(token)).status).toBe(401);
    expect((await login({ username: user, password: "veena under stars" })).status).toBe(200);
    expect((await login()).status).toBe(401);
  });

  test("T7 twenty tries a minute from one IP address", async () => {
    await waitForEarlyMinute();
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

  test("T5 a wrong code, a code of another address and a taken address get the same response", async () => {
    await makeUser(user);
    await call(`${auth}/user/validateUser?userName=${user}`, { method: "POST" });
    const token = await readCode(email);
    const bodies = new Set<string>();
    for (const more of [
      { token: "11111111" },
      { username: "other@example.org", token },
      { username: user, token },
    ])
      bodies.add(await (await signUp(await filled(more))).text());
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain("INVALID_OTP");
  });

  test("T16 missing and weak values are reported by field", async () => {
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
