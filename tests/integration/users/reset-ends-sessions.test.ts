import { beforeEach, expect, test } from "vitest";
import { visit, submit } from "../support/front-door.ts";
import { auth, bearerFor, bearerOf, call } from "../support/rest/call.ts";
import {
  askForCode,
  count,
  logIn,
  makeUser,
  password,
  readCode,
  readOutbox,
} from "../support/users.ts";

const email = "known@example.org";
const newPassword = "veena at midnight";
let id: number;

beforeEach(async () => {
  id = await makeUser(email);
});

const confirmed = { password: newPassword, confirmPassword: newPassword };

/** The ways to a new password; each returns the status of its answer. */
const ways: [name: string, set: () => Promise<Response>, status: number][] = [
  [
    "a reset on the page",
    async () => {
      const Cookie = await askForCode("/forgot-password", email);
      const otp = await readCode(email);
      return submit("/forgot-password", { step: "details", otp, ...confirmed }, { Cookie });
    },
    302,
  ],
  [
    "a reset over REST",
    async () => {
      await call(`${auth}/users/passwordtoken?userName=${email}`, { method: "POST" });
      const passwordToken = await readCode(email);
      const body = { userName: email, passwordToken, newPassword, confirmPassword: newPassword };
      return call(`${auth}/user/passwordvalidate`, { body });
    },
    200,
  ],
  [
    "a change on the account's page",
    async () => {
      const form = { act: "password", currentPassword: password, ...confirmed };
      return submit("/account", form, { Cookie: await logIn(email) });
    },
    302,
  ],
  [
    "an Administrator over REST",
    async () => {
      const { headers } = await bearerOf("chief@example.org", "Administrator");
      const body = { password: newPassword };
      return call(`${auth}/users/${id}`, { method: "PUT", headers, body });
    },
    200,
  ],
];

test.each(ways)(
  "T15 after %s neither an old cookie nor an old bearer is good, and a mail tells",
  async (_name, set, status) => {
    const Cookie = await logIn(email);
    const bearers = [await bearerFor(email), await bearerFor(email)];
    expect((await set()).status).toBe(status);
    const page = await visit("/account", { headers: { Cookie } });
    expect([page.status, page.headers.get("Location")]).toEqual([
      302,
      "/login?returnTo=%2Faccount",
    ]);
    for (const { headers } of bearers) {
      expect((await call("/users/me", { headers })).status).toBe(401);
      const own = await call("/mbkmusic-mbkmusic/user/songs", { headers });
      expect(own.status).toBe(401);
    }
    expect(await count("FROM one_time_codes WHERE email = ?", email)).toBe(0);
    expect((await readOutbox())[0]).toMatchObject({ to: email, kind: "passwordChanged" });
    const again = await call("/auth/login", {
      body: new URLSearchParams({ username: email, password: newPassword }),
    });
    expect(again.status).toBe(200);
  },
);
