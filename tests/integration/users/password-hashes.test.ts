import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { submit } from "../support/front-door.ts";
import { askForCode, cookiesOf, makeUser, password, readCode } from "../support/users.ts";
import { auth, bearerOf, call } from "../support/rest/call.ts";

const chosen = "veena under stars";
const twice = { password: chosen, confirmPassword: chosen };

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});

test("T17 every way to set a password hashes it with today's parameters and its own salt", async () => {
  const { headers } = await bearerOf("chief@example.org", "Administrator");
  const ways: Record<string, (username: string, id: number) => Promise<Response>> = {
    "the site's sign-up": async (username) => {
      const cookie = await askForCode("/signup", username, "192.0.2.1");
      const form = { step: "details", otp: await readCode(username), role: "Viewer", ...twice };
      return submit("/signup", form, { Cookie: cookie });
    },
    "the sign-up of REST": async (username) => {
      await call(`${auth}/user/validateUser?userName=${username}`, { method: "POST" });
      const token = await readCode(username);
      const body = { username, password: chosen, roles: [roleIds.Viewer], token };
      return call(`${auth}/users`, { body });
    },
    "an Administrator who adds": (username) =>
      call(`${auth}/users`, {
        headers,
        body: { username, password: chosen, roles: [roleIds.Viewer] },
      }),
    "an Administrator who changes": (_, id) =>
      call(`${auth}/users/${id}`, { method: "PUT", headers, body: { password: chosen } }),
    "a reset on the site": async (username) => {
      const cookie = await askForCode("/forgot-password", username, "192.0.2.2");
      const form = { step: "details", otp: await readCode(username), ...twice };
      return submit("/forgot-password", form, { Cookie: cookie });
    },
    "a reset over REST": async (userName) => {
      await call(`${auth}/users/passwordtoken?userName=${userName}`, { method: "POST" });
      const codes = { userName, passwordToken: await readCode(userName) };
      const body = { ...codes, newPassword: chosen, confirmPassword: chosen };
      return call(`${auth}/user/passwordvalidate`, { body });
    },
    "a change on the site": async (username) => {
      const login = await submit("/login", { username, password });
      const form = { act: "password", currentPassword: password, ...twice };
      return submit("/account", form, { Cookie: cookiesOf(login) });
    },
  };
  const salts = new Set<string>();
  for (const [at, [name, way]] of Object.entries(ways).entries()) {
    const username = `number${at}@example.org`;
    const isNew = /sign-up|adds/.test(name);
    const id = isNew ? 0 : await makeUser(username);
    expect((await way(username, id)).status, name).toBeLessThan(400);
    const stored = await env.DB.prepare("SELECT password_hash FROM users WHERE username = ?")
      .bind(username)
      .first<string>("password_hash");
    const [scheme, N, r, p, salt = ""] = stored!.split("$");
    expect([scheme, N, r, p], name).toEqual(["scrypt", "16384", "8", "5"]);
    expect(atob(salt), name).toHaveLength(16);
    salts.add(salt);
    expect((await submit("/login", { username, password: chosen })).status, name).toBe(302);
  }
  expect(salts.size).toBe(Object.keys(ways).length);
});

test("T17 a REST login renews an old hash; a wrong password does not", async () => {
  const username = "old@example.org";
  await makeUser(username);
  const hash = () =>
    env.DB.prepare("SELECT password_hash FROM users").first<string>("password_hash");
  const before = await hash();
  expect(before).toContain("$1024$");
  const login = (text: string) =>
    call("/auth/login", { body: new URLSearchParams({ username, password: text }) });
  expect((await login("not this one")).status).toBe(401);
  expect(await hash()).toBe(before);
  expect((await login(password)).status).toBe(200);
  expect(await hash()).toContain("$16384$8$5$");
});
