import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { readText, submit, visit } from "../support/front-door.ts";
import { cookiesOf, count, signIn, makeUser, password, readCode } from "../support/users.ts";
import { auth, bearerOf, call } from "../support/rest/call.ts";

const username = "member@example.org";
let id = 0;
let admin: Awaited<ReturnType<typeof bearerOf>>;
beforeEach(async () => {
  id = await makeUser(username);
  admin = await bearerOf("chief@example.org", "Administrator");
});

/** Sets when the password expires, also in the past, which REST refuses. */
const expireAt = (time: number | null) =>
  env.DB.prepare("UPDATE users SET password_expires_at = ? WHERE id = ?").bind(time, id).run();

const put = async (body: Record<string, unknown>) => {
  const options = { method: "PUT", headers: admin.headers, body };
  const response = await call(`${auth}/users/${id}`, options);
  expect(response.status).toBe(200);
  return (await response.json<Record<string, unknown>>()).passwordExpiryTimestamp;
};
const expiry = () =>
  env.DB.prepare("SELECT password_expires_at AS at FROM users WHERE id = ?").bind(id).first("at");
const login = (word = password) => submit("/login", { username, password: word });
const token = (word = password) =>
  call("/auth/login", { body: new URLSearchParams({ username, password: word }) });

test("a password signs in until it expires, then leads to a new one by a mailed code", async () => {
  expect(await put({ passwordExpiryTimestamp: Date.now() + 3600_000 })).toBeGreaterThan(Date.now());
  await signIn(username);
  expect((await token()).status).toBe(200);
  await expireAt(Date.now() - 1);
  const open = await count("FROM sessions");
  const expired = await login();
  expect([expired.status, expired.headers.get("Location")]).toEqual([302, "/forgot-password"]);
  const steps = cookiesOf(expired);
  expect(steps).not.toContain("__Host-session");
  expect(await count("FROM sessions")).toBe(open);
  const page = await visit("/forgot-password", { headers: { Cookie: steps } });
  const html = await page.text();
  expect(await readText(new Response(html))).toContain("Your password has expired.");
  expect(html).toContain(`value="${username}"`);

  const word = "another at noon";
  const form = { step: "details", password: word, confirmPassword: word };
  const done = await submit(
    "/forgot-password",
    { ...form, otp: await readCode(username) },
    { Cookie: steps },
  );
  expect(done.headers.get("Location")).toBe("/login");
  expect(await expiry()).toBeNull();
  expect((await login(word)).headers.get("Location")).toBe("/home");
});

test("over REST it is rejected, with what to do", async () => {
  await expireAt(1);
  const refused = await token();
  expect(await refused.json()).toMatchObject({
    status: 401,
    errorCode: "INVALID_CREDENTIALS",
    message: "The password has expired. Set a new one with a code: users/passwordtoken sends it.",
  });
  expect(await count("FROM sessions WHERE user_id = ?", id)).toBe(0);
});

test("T4 a wrong password does not tell that it has expired", async () => {
  const answers = [];
  for (const at of [null, 1]) {
    await expireAt(at);
    answers.push([await readText(await login("wrong wrong")), await (await token("wrong")).text()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(await count("FROM mails")).toBe(0);
});

test("a new password does not expire, unless an administrator sets it", async () => {
  await expireAt(1);
  expect(await put({ password: "veena under stars" })).toBeNull();
  const later = Date.now() + 3600_000;
  expect(await put({ password: "tambura in rain", passwordExpiryTimestamp: later })).toBe(later);
  const cookie = cookiesOf(await login("tambura in rain"));
  const change = {
    act: "password",
    currentPassword: "tambura in rain",
    password: "another at noon",
    confirmPassword: "another at noon",
  };
  expect((await submit("/account", change, { Cookie: cookie })).status).toBe(302);
  expect(await expiry()).toBeNull();
});

test("a time in the past is refused, unless it is the one that was read", async () => {
  const options = { method: "PUT", headers: admin.headers };
  const path = `${auth}/users/${id}`;
  for (const time of [0, 1, Date.now() - 1000, String(Date.now() - 1000)]) {
    const body = { passwordExpiryTimestamp: time };
    const refused = await call(path, { ...options, body });
    expect(await refused.json(), String(time)).toMatchObject({
      status: 400,
      fieldErrors: [{ fieldName: "passwordExpiryTimestamp", errorMessage: "It is past." }],
    });
  }
  expect(await expiry()).toBeNull();
  await expireAt(1000);
  expect(await put({ passwordExpiryTimestamp: 1000 })).toBe(1000);
});
