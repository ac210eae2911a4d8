import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import {
  askForCode,
  cookiesOf,
  count,
  signIn,
  makeUser,
  password,
  readCode,
  seedRoles,
} from "../support/users.ts";

const email = "new.singer@example.org";
const details = { step: "details", password, confirmPassword: password, role: "Viewer" };
const validated = "Email validated! Please continue with your registration.";

beforeEach(seedRoles);

const send = (fields: Record<string, string>, cookie: string) =>
  submit("/signup", { ...details, ...fields }, { Cookie: cookie });
const attempts = () =>
  env.DB.prepare("SELECT attempts FROM one_time_codes").first<number>("attempts");
const wrongPassword = { confirmPassword: "another" };

describe("'Email validated!'", () => {
  test("is said once after the e-mail step, with 'OTP sent!', and not again before a code was valid", async () => {
    const cookie = await askForCode("/signup", email);
    const page = await visit("/signup", { headers: { Cookie: cookie } });
    const both = `${validated} OTP sent! Please check your email.`;
    expect(await readText(page)).toContain(both);
    const withoutFlash = cookie.replace(/__Host-flash=[^;]*;? ?/, "");
    const later = await visit("/signup", { headers: { Cookie: withoutFlash } });
    expect(await readText(later)).not.toMatch(/Email validated|OTP sent/);
    const wrong = await send({ ...wrongPassword, otp: "11111112" }, cookie);
    const text = await readText(wrong);
    expect(text).toContain("This code is wrong or no longer valid.");
    expect(text).toContain("Passwords do not match");
    expect(text).not.toContain("Email validated");
  });

  test("is not said with the code of a new password, nor with one sent again: those are sent, no more", async () => {
    await makeUser("member@example.org");
    const reset = await askForCode("/forgot-password", "member@example.org");
    const signup = await askForCode("/signup", email);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
    const again = await submit("/signup", { step: "resend" }, { Cookie: signup });
    for (const [path, cookie] of [
      ["/forgot-password", reset],
      ["/signup", `${signup}; ${cookiesOf(again)}`.replace(/__Host-flash=[^;]*;/, "")],
    ] as const) {
      const text = await readText(await visit(path, { headers: { Cookie: cookie } }));
      expect(text, path).toContain("OTP sent! Please check your email.");
      expect(text, path).not.toContain("Email validated");
    }
  });

  test("is shown beside other errors; the code is then not asked again and takes no other try", async () => {
    const cookie = await askForCode("/signup", email);
    const otp = await readCode(email);
    const first = await send({ ...wrongPassword, otp, displayName: "Vāṇī" }, cookie);
    expect(first.status).toBe(400);
    const html = await first.clone().text();
    expect(await readText(first.clone())).toContain(validated);
    expect(html).not.toContain('name="otp"');
    expect(html).not.toContain(otp);
    expect(html).toContain('value="Vāṇī"');
    const carried = cookiesOf(first);
    for (let at = 0; at < 6; at++)
      expect(await readText(await send(wrongPassword, carried))).toContain(validated);
    expect(await attempts()).toBe(1);
    const again = await visit("/signup", { headers: { Cookie: carried } });
    expect(await readText(again)).toContain(validated);
    expect((await send({}, carried)).status).toBe(302);
    expect(await count("FROM users WHERE username = ?", email)).toBe(1);
    expect((await send({}, carried)).status, "used").toBe(400);
  });

  test("T6, T9 does not outlive the code: if it expires or another is sent, it is asked again", async () => {
    const cookie = await askForCode("/signup", email);
    const carried = cookiesOf(await send({ ...wrongPassword, otp: await readCode(email) }, cookie));
    const now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now + 11 * 60_000);
    const late = await send({}, carried);
    vi.restoreAllMocks();
    expect(late.status).toBe(400);
    const html = await late.clone().text();
    expect(html).toContain('name="otp"');
    expect(await readText(late.clone())).toContain("This code is wrong or no longer valid.");
    expect((await send({}, cookiesOf(late))).status, "forgotten").toBe(400);
    await env.DB.prepare("UPDATE mails SET created_at = 0").run();
    await askForCode("/signup", email);
    expect((await send({}, carried)).status, "of the code before").toBe(400);
    expect(await count("FROM users")).toBe(0);
  });

  test("T5 is not shown to a guesser, whether the address has an account or not", async () => {
    await makeUser("member@example.org");
    const answers = [];
    for (const [at, address] of [email, "member@example.org"].entries()) {
      const cookie = await askForCode("/signup", address, `192.0.2.${at + 1}`);
      const answer = await send({ ...wrongPassword, otp: "11111112" }, cookie);
      answers.push((await readText(answer)).replaceAll(address, "address"));
    }
    expect(answers[0]).toBe(answers[1]);
  });

  test("T6 five wrong codes, with whatever else is wrong, use the code up", async () => {
    const cookie = await askForCode("/signup", email);
    const otp = await readCode(email);
    for (let at = 0; at < 5; at++) await send({ ...wrongPassword, otp: "11111112" }, cookie);
    expect((await send({ otp }, cookie)).status).toBe(400);
    expect(await count("FROM users")).toBe(0);
  });
});

describe("after signing up", () => {
  test("/login has the address filled in, until somebody has signed in", async () => {
    const cookie = await askForCode("/signup", email);
    const done = await send({ otp: await readCode(email) }, cookie);
    expect(done.headers.get("Location")).toBe("/login");
    const jar = cookiesOf(done);
    const form = async (cookies: string) =>
      (await visit("/login", { headers: { Cookie: cookies } })).text();
    expect(await form(jar)).toMatch(/<input id="username"[^>]*value="new\.singer@example\.org"/);
    const inside = await submit("/login", { username: email, password }, { Cookie: jar });
    expect(inside.headers.getSetCookie().join()).toContain("__Host-address-login=; Max-Age=0");
  });

  test("the same after a new password", async () => {
    await makeUser(email);
    const cookie = await askForCode("/forgot-password", email);
    const form = { ...details, otp: await readCode(email) };
    const done = await submit("/forgot-password", form, { Cookie: cookie });
    const page = await visit("/login", { headers: { Cookie: cookiesOf(done) } });
    expect(await page.text()).toContain(`value="${email}"`);
  });

  test("a signed-in user is redirected from /signup; one whose session has expired is not", async () => {
    await makeUser(email);
    const session = await signIn(email);
    const away = await visit("/signup", { headers: { Cookie: session } });
    expect([away.status, away.headers.get("Location")]).toEqual([302, "/home"]);
    await env.DB.prepare("UPDATE sessions SET last_used_at = 0").run();
    expect((await visit("/signup", { headers: { Cookie: session } })).status).toBe(200);
  });
});

describe("the name that others see", () => {
  const addedBy = async (id: number) => {
    const page = await readText(await visit(`/songs/${id}`));
    const song = await (
      await visit(`/mbkmusic-mbkmusic/songs/${id}`)
    ).json<{
      createdBy: string;
    }>();
    return [/Added by (.*?) Added on/.exec(page)?.[1], song.createdBy];
  };
  const nameOf = (username: string) =>
    env.DB.prepare("SELECT display_name FROM users WHERE username = ?")
      .bind(username)
      .first<string>("display_name");

  test("is given when signing up, or is the address before the @", async () => {
    const cookie = await askForCode("/signup", email);
    await send({ otp: await readCode(email), displayName: "  Vāṇī J. " }, cookie);
    expect(await nameOf(email)).toBe("Vāṇī J.");
    const other = "other@example.org";
    const without = await askForCode("/signup", other, "192.0.2.2");
    await send({ otp: await readCode(other), displayName: " " }, without);
    expect(await nameOf(other)).toBe("other");
  });

  test("is changed at /account, and every page and response shows the new one", async () => {
    const id = await makeUser(email);
    const song = await makeSong({ title: "Heard at home", createdBy: id });
    expect(await addedBy(song)).toEqual(["new.singer", "new.singer"]);
    const session = await signIn(email);
    const page = await visit("/account", { headers: { Cookie: session } });
    expect(await page.text()).toMatch(/<input id="displayName"[^>]*value="new\.singer"/);
    const change = (displayName: string) =>
      submit("/account", { act: "name", displayName }, { Cookie: session });
    const wrong = await change("me@example.org");
    expect(wrong.status).toBe(400);
    expect(await readText(wrong)).toContain("cannot contain @");
    expect(await nameOf(email)).toBe("new.singer");
    expect((await change(" శ్రీవాణి ")).status).toBe(302);
    expect(await addedBy(song)).toEqual(["శ్రీవాణి", "శ్రీవాణి"]);
  });
});
