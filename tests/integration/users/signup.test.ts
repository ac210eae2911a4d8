import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { tryCode as countTry } from "#app/data/users/codes.ts";
import { openDatabase } from "#app/data/database.ts";
import {
  askForCode,
  cookiesOf,
  count,
  makeMember,
  password,
  readCode,
  readOutbox,
  seedRoles,
} from "../support/members.ts";
import { readMeter, readText, submit, visit } from "../support/front-door.ts";
import { readEverything } from "../support/kept.ts";

const email = "new@example.org";
const details = { step: "details", password, confirmPassword: password, role: "Viewer" };

beforeEach(seedRoles);

const rolesOf = async (username: string) => {
  const { results } = await env.DB.prepare(
    "SELECT r.name FROM users u JOIN user_roles ur ON ur.user_id = u.id JOIN roles r ON r.id = ur.role_id WHERE u.username = ?",
  )
    .bind(username)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
};

describe("signing up", () => {
  test("an address, a code, a password: an account, and the way to /login", async () => {
    const cookie = await askForCode("/signup", " New@Example.org ");
    const page = await visit("/signup", { headers: { Cookie: cookie } });
    const html = await page.text();
    expect(html).toContain('value="new@example.org"');
    expect(html).toContain('autoComplete="one-time-code"');
    expect(await readText(new Response(html))).toContain("OTP sent! Please check your email.");
    const otp = await readCode(email);
    expect(otp).toMatch(/^[1-9]{8}$/);
    const done = await submit("/signup", { ...details, otp }, { Cookie: cookie });
    expect(done.status).toBe(302);
    expect(done.headers.get("Location")).toBe("/login");
    expect(await rolesOf(email)).toEqual(["Viewer"]);
    expect(await count("FROM approval_requests")).toBe(0);
    const login = await visit("/login", { headers: { Cookie: cookiesOf(done) } });
    expect(await readText(login)).toContain("Your account was created. Please log in.");
  });

  test("a Contributor is a Viewer whose request waits, with the reason trimmed", async () => {
    const cookie = await askForCode("/signup", email);
    const form = {
      ...details,
      otp: await readCode(email),
      role: "Contributor",
      reason: "  I sing.  ",
    };
    expect((await submit("/signup", form, { Cookie: cookie })).status).toBe(302);
    expect(await rolesOf(email)).toEqual(["Viewer"]);
    const request = await env.DB.prepare("SELECT status, reason FROM approval_requests").first();
    expect(request).toEqual({ status: "pending", reason: "I sing." });
  });

  test("what is wrong is said at its field, and what was typed stays, but for secrets", async () => {
    const cookie = await askForCode("/signup", email);
    const form = {
      step: "details",
      otp: "",
      password: "brf-77x",
      confirmPassword: "other",
      role: "Contributor",
      reason: "",
    };
    const response = await submit("/signup", form, { Cookie: cookie });
    expect(response.status).toBe(400);
    const html = await response.text();
    const text = await readText(new Response(html));
    for (const words of [
      "OTP is required",
      "Password must be at least 8 characters",
      "Passwords do not match",
      "Please provide a reason for requesting Contributor access",
    ])
      expect(text).toContain(words);
    expect(html).toMatch(
      /<input id="otp"[^>]*aria-invalid="true"[^>]*aria-describedby="otp-hint otp-error"/,
    );
    expect(html).toMatch(/<option value="Contributor" selected/);
    expect(html).not.toContain("brf-77x");
    expect(await count("FROM users")).toBe(0);
  });

  test("Back forgets the address", async () => {
    const cookie = await askForCode("/signup", email);
    const back = await submit("/signup", { step: "back" }, { Cookie: cookie });
    expect(back.headers.get("Location")).toBe("/signup");
    expect(back.headers.getSetCookie().join()).toContain("__Host-address-signup=; Max-Age=0");
  });

  test("the address is the server's to carry: a form cannot bring another", async () => {
    const cookie = await askForCode("/signup", email);
    const form = { ...details, otp: await readCode(email), email: "victim@example.org" };
    await submit("/signup", form, { Cookie: cookie });
    expect(await count("FROM users WHERE username = ?", "victim@example.org")).toBe(0);
    expect(await count("FROM users WHERE username = ?", email)).toBe(1);
    const forged = await submit("/signup", form, { Cookie: "__Host-address-signup=InZpY3RpbSI" });
    expect(forged.status).not.toBe(500);
    expect(await count("FROM users")).toBe(1);
  });

  test("T31 nobody becomes more than a Viewer, whatever is posted", async () => {
    const given: Record<string, string>[] = [
      { role: "Administrator" },
      { role: "91660574-9963-4944-a66c-9fdab6fbd7f4" },
      { role: "" },
      { roles: "Administrator", role: "Viewer" },
      { role: "Viewer", isAdmin: "true", roleId: "91660574-9963-4944-a66c-9fdab6fbd7f4" },
      { role: "administrator" },
      { role: "Viewer,Administrator" },
      { role: "Contributor", reason: "x", roles: "91660574-9963-4944-a66c-9fdab6fbd7f4" },
      { role: "38a47da9-8077-4872-9d75-8bb43b041f9a" },
      { "role[]": "Administrator", role: "Viewer" },
      { role: "__proto__" },
      { role: "Contributor", reason: "x", status: "approved", decided_by: "1" },
    ];
    for (const [at, extra] of given.entries()) {
      const address = `new${at}@example.org`;
      const ip = `192.0.2.${at + 10}`;
      const cookie = await askForCode("/signup", address, ip);
      await submit(
        "/signup",
        { ...details, otp: await readCode(address), ...extra },
        { Cookie: cookie },
      );
      expect(["Viewer"]).toEqual(expect.arrayContaining(await rolesOf(address)));
    }
    expect(
      await count("FROM user_roles WHERE role_id <> 'b65d0f04-4795-4cff-b8f8-67a03608876f'"),
    ).toBe(0);
    expect(await count("FROM users")).toBe(5);
    expect(await count("FROM approval_requests WHERE status <> 'pending'")).toBe(0);
  });

  test("T14 ten at once with one code make one account", async () => {
    const cookie = await askForCode("/signup", email);
    const otp = await readCode(email);
    const form = { ...details, otp, role: "Contributor", reason: "Why not" };
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        submit("/signup", form, { Cookie: cookie, "CF-Connecting-IP": `192.0.2.${at + 50}` }),
      ),
    );
    expect(all.filter(({ status }) => status === 302)).toHaveLength(1);
    for (const { status } of all) expect([302, 400, 503]).toContain(status);
    expect(await count("FROM users")).toBe(1);
    expect(await count("FROM approval_requests")).toBe(1);
  });

  test("T13 another spelling of an address is the same account", async () => {
    await makeMember(email);
    await askForCode("/signup", "NEW@example.ORG");
    expect((await readOutbox())[0]).toMatchObject({ to: email, kind: "haveAccount" });
    expect(await count("FROM one_time_codes")).toBe(0);
  });
});

describe("codes", () => {
  const tryCode = (otp: string, cookie: string, ip = "192.0.2.1") =>
    submit("/signup", { ...details, otp }, { Cookie: cookie, "CF-Connecting-IP": ip });

  test("T6 five tries, then a right one is refused; a new code works", async () => {
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

  test("another code can be had after a minute; before, the answer says how long", async () => {
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

  test("T8 forty tries at once are five", async () => {
    const cookie = await askForCode("/signup", email);
    const otp = await readCode(email);
    const from = (at: number) => `198.51.100.${at}`;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => tryCode("11111112", cookie, from(at))),
    );
    // Few get as far as the code: those who do not are told to come again, and cost no try.
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

  test("T5, T9 wrong, expired, used, for another use, of another: all the same answer", async () => {
    await makeMember("known@example.org");
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

  test("T1, T2 the answer is the same for every address; only the mail differs", async () => {
    await makeMember("known@example.org");
    const answers = new Set<string>();
    for (const [at, address] of [
      "known@example.org",
      "unknown@example.org",
      "KNOWN@example.org ",
    ].entries())
      for (const path of ["/signup", "/forgot-password"]) {
        await env.DB.prepare("DELETE FROM mails").run();
        const response = await submit(
          path,
          { step: "send", email: address },
          { "CF-Connecting-IP": `192.0.2.${at}` },
        );
        const headers = [...response.headers].filter(
          ([name]) =>
            name !== "set-cookie" &&
            name !== "content-security-policy" &&
            name !== "server-timing" &&
            name !== "location",
        );
        answers.add(JSON.stringify([response.status, headers, await response.text()]));
        const kinds = (await readOutbox()).map(({ kind }) => kind);
        const known = address.trim().toLowerCase() === "known@example.org";
        if (path === "/signup") expect(kinds).toEqual([known ? "haveAccount" : "signupCode"]);
        else expect(kinds).toEqual(known ? ["resetCode"] : []);
      }
    expect(answers.size).toBe(1);
  });

  test("T12 one mail a minute and ten a day to an address, ten an hour from a place", async () => {
    await askForCode("/signup", email);
    await askForCode("/signup", email);
    expect(await count("FROM mails")).toBe(1);
    expect((await askForCode("/forgot-password", email)).length, "of another kind").toBeGreaterThan(
      0,
    );
    expect(await count("FROM mails WHERE sealed IS NOT NULL")).toBe(1);
    await env.DB.prepare("DELETE FROM mails WHERE sealed IS NULL").run();
    await env.DB.prepare("UPDATE mails SET created_at = created_at - 61000").run();
    await env.DB.prepare(
      "INSERT INTO mails (id, recipient, kind, asked_for, created_at) SELECT 'x' || value, ?, 'signupCode', 'signup', (SELECT created_at FROM mails) FROM json_each('[1,2,3,4,5,6,7,8,9]')",
    )
      .bind(email)
      .run();
    await askForCode("/signup", email, "192.0.2.9");
    expect(await count("FROM mails WHERE recipient = ?", email)).toBe(10);
    const ask = (path: string, address: string, ip: string) =>
      submit(path, { step: "send", email: address }, { "CF-Connecting-IP": ip });
    for (const [place, path] of ["/signup", "/forgot-password"].entries()) {
      const from = `192.0.2.${place + 77}`;
      for (let at = 0; at < 10; at++)
        expect((await ask(path, `a${at}@example.org`, from)).status).toBe(302);
      const full = await ask(path, "a11@example.org", from);
      expect(full.status).toBe(429);
      expect(full.headers.get("Retry-After")).toBe("3600");
      expect(await readText(full)).toContain(
        "Too many attempts. Please try again in 3,600 seconds",
      );
      expect(await count("FROM mails WHERE asked_from = ?", from)).toBe(10);
    }
    await env.DB.prepare(
      "INSERT INTO mails (id, recipient, kind, asked_for) SELECT 'y' || value, 'y' || value, 'signupCode', 'signup' FROM json_each(?)",
    )
      .bind(JSON.stringify([...Array(50).keys()]))
      .run();
    expect((await ask("/signup", "a99@example.org", "192.0.2.99")).status, "sixty sign-ups").toBe(
      429,
    );
  });

  test("T1 an unknown address costs the database as much as a known one", async () => {
    await makeMember("known@example.org");
    for (const path of ["/signup", "/forgot-password"]) {
      const meters = new Set<string>();
      for (const address of ["known@example.org", "unknown@example.org"]) {
        const response = await submit(
          path,
          { step: "send", email: address },
          { "CF-Connecting-IP": `192.0.2.${meters.size}` },
        );
        meters.add(`${readMeter(response).trips}`);
      }
      expect(meters.size, path).toBe(1);
    }
    expect(await count("FROM mails")).toBe(4);
    expect(await count("FROM mails WHERE sealed IS NULL AND status = 'sent'")).toBe(1);
  });

  test("T7 one place may try twenty codes a minute, whosoever's they are", async () => {
    const cookies: string[] = [];
    for (let at = 0; at < 5; at++)
      cookies.push(await askForCode("/signup", `many${at}@example.org`, `192.0.2.${at}`));
    const answers: number[] = [];
    // A minute may end in the midst of them: then forty get through.
    for (let at = 0; at < 45; at++)
      answers.push((await tryCode("11111112", cookies[at % 5]!, `2001:db8:7:7::${at + 1}`)).status);
    expect(answers.slice(0, 20)).not.toContain(302);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect((await tryCode("11111112", cookies[0]!, "2001:db8:7:8::1")).status).toBe(400);
  });

  test("what fails before a mail is in line is said, and leaves nothing half done", async () => {
    await env.DB.prepare(
      "CREATE TRIGGER broken BEFORE INSERT ON mails BEGIN SELECT RAISE(ABORT, 'broken'); END",
    ).run();
    console.error = () => {};
    const response = await submit("/signup", { step: "send", email });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(await readText(new Response(html))).toContain("Failed to send OTP");
    expect(html).toContain(`value="${email}"`);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await count("FROM one_time_codes")).toBe(0);
  });

  test("what fails at the end is said, and the code can be used again", async () => {
    await makeMember("known@example.org");
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

  test("T11 neither code nor password is at rest or on the log", async () => {
    const lines: string[] = [];
    const log = console.log;
    console.log = (...words: unknown[]) => void lines.push(words.join(" "));
    const cookie = await askForCode("/signup", email);
    const otp = await readCode(email);
    console.log = log;
    const dump = async () => JSON.stringify(await readEverything());
    expect(await dump()).not.toContain(otp);
    await tryCode(otp, cookie);
    expect(await count("FROM users")).toBe(1);
    const after = await dump();
    expect(after).not.toContain(otp);
    expect(after).not.toContain(password);
    // The terminal is the outbox of a local build; nothing else on it has the code.
    expect(lines.filter((line) => line.includes(otp))).toHaveLength(1);
    expect(lines.join()).not.toContain(password);
  });
});
