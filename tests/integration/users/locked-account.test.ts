import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { auth, bearerFor, call } from "../support/rest/call.ts";
import { visit } from "../support/front-door.ts";
import { count, logIn, makeUser, password, readCode } from "../support/users.ts";

const email = "known@example.org";
let place = 0;
const from = () => ({ "CF-Connecting-IP": `203.0.113.${++place}` });
const signIn = (word: string) =>
  call("/auth/login", {
    body: new URLSearchParams({ username: email, password: word }),
    headers: from(),
  });

beforeEach(() => makeUser(email));

test("T20 an account that a stranger has locked over REST stays usable where it is open, and a reset unlocks it", async () => {
  const Cookie = await logIn(email);
  const bearer = await bearerFor(email);
  await env.DB.prepare("INSERT INTO sign_in_failures VALUES (?, 9, ?, NULL)")
    .bind(email, Date.now())
    .run();
  expect((await signIn("wrong wrong")).status).toBe(401);
  // One more failure each time the wait is over: the wait doubles.
  await env.DB.prepare("UPDATE sign_in_failures SET locked_until = ?")
    .bind(Date.now() + 900_000)
    .run();
  const locked = await signIn(password);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(800);

  expect((await visit("/account", { headers: { Cookie } })).status).toBe(200);
  expect((await call("/users/me", { headers: bearer.headers })).status).toBe(200);

  // Strangers have asked for mails to the address all day, too.
  for (let at = 0; at < 12; at++) {
    await call(`${auth}/user/validateUser?userName=${email}`, { method: "POST", headers: from() });
    await env.DB.prepare("UPDATE mails SET created_at = created_at - 61000").run();
  }
  expect(await count("FROM mails WHERE kind = 'haveAccount'")).toBe(10);
  await call(`${auth}/users/passwordtoken?userName=${email}`, { method: "POST", headers: from() });
  const newPassword = "veena at midnight";
  const body = {
    userName: email,
    passwordToken: await readCode(email),
    newPassword,
    confirmPassword: newPassword,
  };
  expect((await call(`${auth}/user/passwordvalidate`, { body, headers: from() })).status).toBe(200);
  expect((await signIn(newPassword)).status).toBe(200);
  expect(await count("FROM sign_in_failures WHERE email = ?", email)).toBe(0);
});
