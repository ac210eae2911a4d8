import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "#app/config.server.ts";
import type { RequestedPurpose } from "#app/data/users/mail-limits.ts";
import { openDatabase } from "#app/data/database.ts";
import { mailPasswordChanged } from "#app/operations/users/reset-password.ts";
import { sendCode } from "#app/operations/users/send-code.ts";
import { submit } from "../support/front-door.ts";
import { askForCode, count, makeUser, readCode, readOutbox } from "../support/users.ts";
import { auth, call, refusalOf } from "../support/rest/call.ts";

const hour = 3600_000;
let clock = 0;
beforeEach(() => {
  clock = Date.now();
});

const services = () => ({
  logEvent: () => {},
  db: openDatabase(env.DB),
  settings: readSettings(env),
  defer: () => {},
  now: () => clock,
});

const visitorAt = (place: string, browser = "") => ({
  clientAddress: place,
  browser,
  language: "en" as const,
  userAgent: "",
});

const ask = (
  email: string,
  requestedPurpose: RequestedPurpose,
  place = "192.0.2.1",
  browser = "",
) => sendCode(services(), visitorAt(place, browser), email, requestedPurpose);

const many = <T>(n: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => make(at)));

/** Requests mails, each to another e-mail address, ten from one IP address. */
const flood = (n: number, requestedPurpose: RequestedPurpose, name = requestedPurpose) =>
  many(n, (at) =>
    ask(`${name}${at}@example.org`, requestedPurpose, `${name} ${Math.floor(at / 10)}`),
  );

/** Fills the table with as many mails that others requested, at `at`. */
const fill = (n: number, requestedPurpose: RequestedPurpose, at = clock) =>
  env.DB.prepare(
    `INSERT INTO mails (id, recipient, kind, status, requested_purpose, created_at)
      SELECT ?1 || value, ?1 || value, 'signupCode', 'sent', ?1, ?3 FROM json_each(?2)`,
  )
    .bind(requestedPurpose, JSON.stringify([...Array(n).keys()]), at)
    .run();

describe("T12 the limits of mails, for simultaneous requests", () => {
  test("one to an address from any IP address, and one code", async () => {
    const answers = await many(20, (at) => ask("one@example.org", "signup", `192.0.2.${at}`));
    expect(answers).toEqual(Array(20).fill(null));
    expect(await count("FROM mails")).toBe(1);
    expect(await count("FROM one_time_codes")).toBe(1);
  });

  test("over REST, to one address from twenty IP addresses: one mail", async () => {
    const answers = await many(20, (at) =>
      call(`${auth}/user/validateUser?userName=one@example.org`, {
        method: "POST",
        headers: { "CF-Connecting-IP": `198.51.100.${at}` },
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await readOutbox()).toHaveLength(1);
  });

  test("ten an hour from a program or browser", async () => {
    const answers = await many(20, (at) => ask(`a${at}@example.org`, "signup"));
    expect(answers.filter((wait) => wait === 3600)).toHaveLength(10);
    expect(await count("FROM mails")).toBe(10);
    expect(await count("FROM one_time_codes")).toBe(10);
  });

  test("forty an hour and a hundred a day from an IP address, however many browsers share it", async () => {
    const askAsClass = (name: string) =>
      many(45, (at) => ask(`${name}${at}@example.org`, "signup", "192.0.2.1", `browser ${at}`));
    const passed = [];
    for (const name of ["a", "b", "c"]) {
      const answers = await askAsClass(name);
      passed.push(answers.filter((wait) => wait === null).length);
      clock += hour;
    }
    expect(passed).toEqual([40, 40, 20]);
    clock += 24 * hour;
    expect(await ask("d@example.org", "signup")).toBeNull();
  });

  test("one browser that asks too often takes nothing from the others of its address", async () => {
    for (let at = 0; at < 12; at++) await ask(`a${at}@example.org`, "signup", "school", "one");
    const others = await many(10, (at) => ask(`b${at}@example.org`, "signup", "school", "two"));
    expect(others).toEqual(Array(10).fill(null));
    expect(await ask("c@example.org", "signup", "school", "one")).toBe(3600);
  });

  test("two hundred of a kind in all; an hour later there are more, up to five hundred a day", async () => {
    await fill(190, "signup");
    const answers = await flood(30, "signup");
    expect(answers.filter((wait) => wait === 3600)).toHaveLength(20);
    expect(await count("FROM mails")).toBe(200);
    expect(await count("FROM one_time_codes")).toBe(10);
    clock += hour;
    expect(await ask("later@example.org", "signup")).toBeNull();
    await env.DB.prepare("UPDATE mails SET id = 'earlier ' || id").run();
    await fill(299, "signup", clock - 2 * hour);
    expect(await ask("last@example.org", "signup", "192.0.2.2")).toBe(3600);
  });

  test("ten a day to an address; a day later ten more", async () => {
    const places = (at: number) => ask("one@example.org", "signup", `192.0.2.${at}`);
    for (let at = 0; at < 12; at++) {
      expect(await places(at)).toBeNull();
      clock += 60_000;
    }
    expect(await count("FROM mails")).toBe(10);
    clock += 24 * hour;
    expect(await places(0)).toBeNull();
    expect(await count("FROM mails")).toBe(11);
  });

  test("a rejected request leaves the mailed code valid", async () => {
    await ask("one@example.org", "signup");
    const code = () => env.DB.prepare("SELECT id FROM one_time_codes").first("id");
    const before = await code();
    await ask("one@example.org", "signup", "192.0.2.2");
    expect(await code()).toBe(before);
  });
});

describe("T20 nobody can use up the limits of others", () => {
  const known = "known@example.org";
  beforeEach(() => makeUser(known));

  test("sign-ups leave resets alone, on the page and over REST", async () => {
    await fill(200, "signup");
    expect(await ask("a@example.org", "signup", "x")).toBe(3600);
    for (const requestedPurpose of ["reset", "either"] as const) {
      expect(await ask(known, requestedPurpose, "x"), requestedPurpose).toBeNull();
      clock += 60_000;
    }
    expect(await count("FROM mails WHERE recipient = ? AND kind = 'resetCode'", known)).toBe(2);
  });

  test("resets leave sign-ups alone, and every address three of its own a day", async () => {
    await fill(200, "reset");
    expect(await ask("a@example.org", "signup", "x")).toBeNull();
    for (const email of [known, "unknown@example.org"]) {
      const answers = [];
      for (let at = 0; at < 4; at++) {
        answers.push(await ask(email, "reset", `place of ${email}`));
        clock += 60_000;
      }
      expect(answers, email).toEqual([null, null, null, 3600]);
    }
    expect(await count("FROM mails WHERE kind = 'resetCode' AND sealed IS NOT NULL")).toBe(3);
  });

  test.each(["signup", "reset", "either"] as const)(
    "whatever a stranger asks for an e-mail address (%s), its owner gets three codes for a new password",
    async (asked) => {
      for (const requestedPurpose of ["reset", "either"] as const) {
        for (let at = 0; at < 15; at++) {
          await ask(known, asked, `stranger ${at % 3}`);
          clock += 61_000;
        }
        for (let at = 0; at < 4; at++) {
          await ask(known, requestedPurpose, "home");
          clock += 61_000;
        }
        const query =
          "FROM mails WHERE client_address = 'home' AND requested_purpose = ? AND sealed IS NOT NULL";
        expect(await count(query, requestedPurpose)).toBe(3);
        clock += 24 * hour;
      }
    },
  );

  test("from however many places, an e-mail address gets twenty codes for a new password a day", async () => {
    for (let at = 0; at < 30; at++) {
      await ask(known, at % 2 ? "reset" : "either", `stranger ${at}`);
      clock += 61_000;
    }
    expect(await count("FROM mails")).toBe(20);
  });

  test("once a stranger in four places has used up the twenty, a code that they asked for works for the owner", async () => {
    clock -= 20 * 61_000;
    const sent: Promise<unknown>[] = [];
    const defer = (work: Promise<unknown>) => void sent.push(work);
    for (let at = 0; at < 20; at++) {
      const stranger = visitorAt(`stranger ${at % 4}`);
      const asked = at < 12 ? "reset" : "either";
      await sendCode({ ...services(), defer }, stranger, known, asked);
      clock += 61_000;
    }
    await Promise.all(sent);
    const Cookie = await askForCode("/forgot-password", known, "192.0.2.77");
    expect(await count("FROM mails")).toBe(20);
    const otp = await readCode(known);
    const chosen = { password: "veena at midnight", confirmPassword: "veena at midnight" };
    const reset = await submit("/forgot-password", { step: "details", otp, ...chosen }, { Cookie });
    expect([reset.status, reset.headers.get("Location")]).toEqual([302, "/login"]);
  });

  test("notices count towards no limit", async () => {
    for (let at = 0; at < 12; at++)
      await mailPasswordChanged(services(), visitorAt("192.0.2.1"), known);
    expect(await count("FROM mails")).toBe(12);
    expect(await ask(known, "reset")).toBeNull();
    expect(await count("FROM mails")).toBe(13);
  });
});

describe("T1, T2 the rest of a limit reveals nothing", () => {
  const addresses = ["known@example.org", "unknown@example.org"];
  beforeEach(() => makeUser(addresses[0]!));

  test("every address counts the same towards its IP address, whatever is requested in whatever order", async () => {
    const orders = [
      ["either", "signup"],
      ["signup", "either"],
      ["either", "reset"],
      ["reset", "either"],
      ["signup", "reset"],
    ] as const;
    for (const order of orders) {
      const rows = [];
      for (const email of addresses) {
        const place = `${email} ${order.join()}`;
        for (const requestedPurpose of order) await ask(email, requestedPurpose, place);
        rows.push(await count("FROM mails WHERE client_address = ?", place));
      }
      expect(rows[0], order.join()).toBe(rows[1]);
      clock += 60_000;
    }
  });

  test("notices of a known address do not use up its day", async () => {
    for (let at = 0; at < 10; at++)
      await mailPasswordChanged(services(), visitorAt("elsewhere"), addresses[0]!);
    for (const email of addresses) await ask(email, "signup", email);
    expect(await count("FROM mails WHERE requested_purpose = 'signup'")).toBe(2);
  });

  test("when all are used up, pages and REST respond alike for every address and nothing is sent", async () => {
    await fill(200, "signup");
    await fill(200, "either");
    const before = await count("FROM mails");
    const answers = new Set<string>();
    for (const email of addresses) {
      const page = await submit("/signup", { step: "send", email });
      expect([page.status, page.headers.get("Retry-After")]).toEqual([429, "3600"]);
      expect(page.headers.getSetCookie()).toEqual([]);
      for (const path of ["/users/passwordtoken", "/user/validateUser"]) {
        const answer = await call(`${auth}${path}?userName=${email}`, { method: "POST" });
        expect(answer.headers.get("Retry-After")).toBe("3600");
        answers.add(JSON.stringify(await refusalOf(answer)));
      }
    }
    expect([...answers]).toEqual([JSON.stringify([429, "TOO_MANY_REQUESTS"])]);
    expect(await count("FROM mails")).toBe(before);
  });
});
