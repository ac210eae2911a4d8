import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { tryCode as countTry } from "#app/data/users/one-time-codes.ts";
import { openDatabase } from "#app/data/database.ts";
import { askForCode, count, makeUser, password, readCode, seedRoles } from "../support/users.ts";
import { readText, submit } from "../support/front-door.ts";
import { readAllRows } from "../support/stored-rows.ts";

const email = "new@example.org";
const details = { step: "details", password, confirmPassword: password, role: "Viewer" };
beforeEach(seedRoles);

describe("codes", () => {
  const tryCode = (otp: string, cookie: string, ip = "192.0.2.1") =>
    submit("/signup", { ...details, otp }, { Cookie: cookie, "CF-Connecting-IP": ip });

  test("T6 after five tries even the right code is rejected; a new code works", async () => {
    const cookie = await askForCode("/signup", email);
    const otp = await readCode(email);
    for (let at = 0; at < 5; at++) expect((await tryCode("11111112", cookie)).status).toBe(400);
    expect((await tryCode(otp, cookie)).status).toBe(400);
    const later = Date.now() + 61_000;
    vi.spyOn(Date, "now").mockImplementation(() => later);
    const again = await submit("/signup", { step: "resend" }, { Cookie: cookie });
    expect(again.status).toBe(302);
    expect((await tryCode(otp, cookie)).status, "the old one is dead").toBe(400);
    expect((await tryCode(await readCode(email), cookie)).status).toBe(302);
  });

  test("another code can be requested after a minute; before, the response says how long", async () => {
    for (const [at, path] of ["/signup", "/forgot-password"].entries()) {
      const cookie = await askForCode(path, email, `192.0.2.${at}`);
      const resend = () => submit(path, { step: "resend" }, { Cookie: cookie });
      const early = await resend();
      expect(early.status).toBe(429);
      const wait = Number(early.headers.get("Retry-After"));
      expect(wait).toBeGreaterThan(50);
      expect(wait).toBeLessThanOrEqual(60);
      expect(await readText(early)).toContain(`A new code can be sent in ${wait} seconds.`);
      const clock = vi.spyOn(Date, "now");
      const later = Date.now() + 60_000;
      clock.mockImplementation(() => later);
      expect((await resend()).status).toBe(302);
      clock.mockRestore();
    }
  });

  test("T8 of forty simultaneous tries five are checked", async () => {
    const cookie = await askForCode("/signup", email);
    const otp = await readCode(email);
    const from = (at: number) => `198.51.100.${at}`;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => tryCode("11111112", cookie, from(at))),
    );
    // Few requests reach the check; the others are told to retry and count no try.
    const looked = answers.filter(({ status }) => status === 400).length;
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(40 - looked);
    const attempts = () =>
      env.DB.prepare("SELECT attempts FROM one_time_codes").first<number>("attempts");
    expect(await attempts()).toBe(Math.min(looked, 5));
    const row = (await env.DB.prepare("SELECT id FROM one_time_codes").first<string>("id"))!;
    const db = openDatabase(env.DB);
    await Promise.all(Array.from({ length: 40 }, () => countTry(db, row, "wrong", Date.now())));
    expect(await attempts()).toBe(5);
    expect((await tryCode(otp, cookie, from(200))).status).toBe(400);
  });

  test("T5, T9 a wrong, expired or used code, one for another purpose and one of another user get the same response", async () => {
    await makeUser("known@example.org");
    const bodies = new Set<string>();
    const note = async (response: Response) => {
      expect(response.status).toBe(400);
      bodies.add((await readText(response)).replaceAll(/\S+@example\.org/g, "someone"));
    };
    const never = await askForCode("/signup", "known@example.org", "192.0.2.20");
    await note(await tryCode("12345678", never, "192.0.2.20"));
    const cookie = await askForCode("/signup", email, "192.0.2.21");
    const otp = await readCode(email);
    await note(await tryCode("12345678", cookie, "192.0.2.21"));
    const other = await askForCode("/signup", "other@example.org", "192.0.2.22");
    await note(await tryCode(otp, other, "192.0.2.22"));
    const otherCode = await readCode("other@example.org");
    await env.DB.prepare("DELETE FROM mails").run();
    const reset = await askForCode("/forgot-password", "known@example.org", "192.0.2.23");
    const resetCode = await readCode("known@example.org");
    expect(resetCode).not.toBe("");
    await note(await tryCode(resetCode, never, "192.0.2.23"));
    expect(reset).toContain("__Host-address-reset");
    await env.DB.prepare("DELETE FROM mails").run();
    await askForCode("/signup", email, "192.0.2.24");
    await note(await tryCode(otp, cookie, "192.0.2.24"));
    await env.DB.prepare("UPDATE one_time_codes SET expires_at = 1").run();
    await note(await tryCode(await readCode(email), cookie, "192.0.2.25"));
    await env.DB.prepare("UPDATE one_time_codes SET expires_at = 99999999999999").run();
    expect((await tryCode(otherCode, other, "192.0.2.26")).status).toBe(302);
    await note(await tryCode(otherCode, other, "192.0.2.26"));
    expect(bodies.size).toBe(1);
    expect([...bodies][0]).toContain("This code is wrong or no longer valid.");
  });

  test("T7 one IP address may try twenty codes a minute, of any user", async () => {
    const cookies: string[] = [];
    for (let at = 0; at < 5; at++)
      cookies.push(await askForCode("/signup", `many${at}@example.org`, `192.0.2.${at}`));
    const answers: number[] = [];
    // If a minute ends meanwhile, forty get through.
    for (let at = 0; at < 45; at++)
      answers.push((await tryCode("11111112", cookies[at % 5]!, `2001:db8:7:7::${at + 1}`)).status);
    expect(answers.slice(0, 20)).not.toContain(302);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect((await tryCode("11111112", cookies[0]!, "2001:db8:7:8::1")).status).toBe(400);
  });

  test("a failure at the end is reported, and the code can be used again", async () => {
    await makeUser("known@example.org");
    const broken = (table: string, act: string) =>
      env.DB.prepare(
        `CREATE TRIGGER broken BEFORE ${act} ON ${table} BEGIN SELECT RAISE(ABORT, 'broken'); END`,
      ).run();
    for (const [path, address, table, act, words] of [
      ["/signup", email, "users", "INSERT", "Signup failed"],
      ["/forgot-password", "known@example.org", "users", "UPDATE", "Password reset failed"],
    ] as const) {
      const cookie = await askForCode(path, address);
      const form = {
        ...details,
        password: "veena under stars",
        confirmPassword: "veena under stars",
      };
      const last = async () =>
        submit(path, { ...form, otp: await readCode(address) }, { Cookie: cookie });
      await broken(table, act);
      const error = vi.spyOn(console, "error").mockImplementation(() => {});
      const failed = await last();
      expect(failed.status).toBe(500);
      expect(await readText(failed)).toContain(words);
      expect(error).toHaveBeenCalledOnce();
      error.mockRestore();
      await env.DB.prepare("DROP TRIGGER broken").run();
      expect((await last()).headers.get("Location")).toBe("/login");
    }
  });

  test("T11 neither code nor password is stored or logged", async () => {
    const lines: string[] = [];
    const log = console.log;
    console.log = (...words: unknown[]) => void lines.push(words.join(" "));
    const cookie = await askForCode("/signup", email);
    const otp = await readCode(email);
    console.log = log;
    const dump = async () => JSON.stringify(await readAllRows());
    expect(await dump()).not.toContain(otp);
    await tryCode(otp, cookie);
    expect(await count("FROM users")).toBe(1);
    const after = await dump();
    expect(after).not.toContain(otp);
    expect(after).not.toContain(password);
    // A local build prints its mails; no other line has the code.
    expect(lines.filter((line) => line.includes(otp))).toHaveLength(1);
    expect(lines.join()).not.toContain(password);
  });
});
