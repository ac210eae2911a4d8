import { afterEach, beforeEach, expect, test } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { withHashingSlot } from "#app/lib/password.server.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { auth, bearerOf, call } from "../support/rest/call.ts";
import { askForCode, count, logIn, makeUser, password, readCode } from "../support/users.ts";

const email = "known@example.org";
const word = { password: "veena at midnight", confirmPassword: "veena at midnight" };
let free: () => void;
let slots: Promise<unknown>;

/** Two passwords are being hashed until `free` is called. */
function occupySlots() {
  const held = new Promise<void>((resolve) => (free = resolve));
  slots = Promise.all([withHashingSlot(() => held), withHashingSlot(() => held)]);
}

beforeEach(() => makeUser(email));
afterEach(async () => {
  free();
  await slots;
});

test("T18 while two passwords are hashed, every other way to a hash waits, nothing is written, and the site answers", async () => {
  const { id, headers } = await bearerOf("chief@example.org", "Administrator");
  const cookie = await logIn(email);
  const signUp = await askForCode("/signup", "new@example.org");
  const signUpCode = await readCode("new@example.org");
  const reset = await askForCode("/forgot-password", email);
  const resetCode = await readCode(email);
  const state = () =>
    Promise.all(["users", "sessions", "one_time_codes"].map((table) => count(`FROM ${table}`)));
  const before = await state();
  occupySlots();
  const steps = { step: "details", ...word };
  const account = { Cookie: cookie };
  const pages = {
    "signing in": submit("/login", { username: email, password }),
    "signing in as nobody": submit("/login", { username: "nobody@example.org", password }),
    "signing up": submit(
      "/signup",
      { ...steps, otp: signUpCode, role: "Viewer" },
      { Cookie: signUp },
    ),
    "a reset": submit("/forgot-password", { ...steps, otp: resetCode }, { Cookie: reset }),
    "a change": submit(
      "/account",
      { act: "password", currentPassword: password, ...word },
      account,
    ),
    "an account's end": submit("/account", { act: "delete", deletePassword: password }, account),
  };
  for (const [name, asked] of Object.entries(pages)) {
    const response = await asked;
    expect([response.status, response.headers.get("Retry-After")], name).toEqual([503, "3"]);
    expect(await readText(response), name).not.toContain(password);
  }
  const user = { username: "one@example.org", password: word.password, roles: [roleIds.Viewer] };
  const calls = {
    "signing in": call("/auth/login", {
      body: new URLSearchParams({ username: email, password }),
    }),
    "signing up": call(`${auth}/users`, { body: { ...user, token: signUpCode } }),
    "a reset": call(`${auth}/user/passwordvalidate`, {
      body: {
        userName: email,
        passwordToken: resetCode,
        newPassword: word.password,
        confirmPassword: word.password,
      },
    }),
    "an account by an Administrator": call(`${auth}/users`, { headers, body: user }),
    "a password by an Administrator": call(`${auth}/users/${id}`, {
      method: "PUT",
      headers,
      body: { password: word.password },
    }),
  };
  for (const [name, asked] of Object.entries(calls)) {
    const response = await asked;
    expect([response.status, response.headers.get("Retry-After")], name).toEqual([429, "3"]);
  }
  expect(await state()).toEqual(before);
  for (const path of ["/healthz", "/home", "/login"])
    expect((await visit(path)).status, path).toBe(200);
  free();
  await slots;
  const done = await submit(
    "/signup",
    { ...steps, otp: signUpCode, role: "Viewer" },
    { Cookie: signUp },
  );
  expect(done.headers.get("Location"), "the code is still good").toBe("/login");
});

test("T18 the limit of tries comes before the slots", async () => {
  occupySlots();
  const from = { "CF-Connecting-IP": "203.0.113.77" };
  const knock = () => submit("/login", { username: email, password: "wrong" }, from);
  const statuses = [];
  for (let at = 0; at < 30; at++) statuses.push((await knock()).status);
  expect(statuses[0]).toBe(503);
  expect(statuses).toContain(429);
});
