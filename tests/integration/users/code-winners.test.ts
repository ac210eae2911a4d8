import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { createUserWithCode, resetPasswordWithCode } from "#app/data/users/code-uses.ts";
import { openDatabase } from "#app/data/database.ts";
import { auth, call } from "../support/rest/call.ts";
import { askForCode, count, makeUser, readCode, seedRoles } from "../support/users.ts";

const email = "new@example.org";
const known = "known@example.org";
const twenty = Array.from({ length: 20 }, (_, at) => at);

beforeEach(async () => {
  await seedRoles();
  await makeUser(known);
});

const codeId = () => env.DB.prepare("SELECT id FROM one_time_codes").first<string>("id");

test("T8 of twenty sign-ups with one right code at once exactly one wins", async () => {
  await askForCode("/signup", email);
  const code = { id: (await codeId())!, now: Date.now() };
  const db = openDatabase(env.DB);
  const user = { username: email, displayName: "New", passwordHash: "x", language: "en" };
  const results = await Promise.all(
    twenty.map(() => createUserWithCode(db, code, { ...user, reason: "I sing." })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await count("FROM users WHERE username = ?", email)).toBe(1);
  expect(await count("FROM approval_requests")).toBe(1);
});

test("T8 of twenty new passwords with one right code at once exactly one is set", async () => {
  await askForCode("/forgot-password", known);
  const code = { id: (await codeId())!, now: Date.now() };
  const db = openDatabase(env.DB);
  const results = await Promise.all(
    twenty.map((at) => resetPasswordWithCode(db, code, known, `hash ${at}`)),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const winner = results.findIndex(({ ok }) => ok);
  expect(await count("FROM users WHERE password_hash = ?", `hash ${winner}`)).toBe(1);
});

test("T8 over REST, twenty right tries at once from as many places: one wins, five are looked at", async () => {
  await askForCode("/forgot-password", known);
  const body = {
    userName: known,
    passwordToken: await readCode(known),
    newPassword: "veena at midnight",
    confirmPassword: "veena at midnight",
  };
  const answers = await Promise.all(
    twenty.map((at) =>
      call(`${auth}/user/passwordvalidate`, {
        body,
        headers: { "CF-Connecting-IP": `198.51.100.${at}` },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of answers) expect([200, 400, 429]).toContain(status);
  expect(await count("FROM one_time_codes")).toBe(0);
});
