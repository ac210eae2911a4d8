import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "#app/config.server.ts";
import type { RequestedPurpose } from "#app/data/users/mail-limits.ts";
import { openDatabase } from "#app/data/database.ts";
import { mailPasswordChanged } from "#app/operations/users/reset-password.ts";
import { sendCode } from "#app/operations/users/send-code.ts";
import { submit } from "../support/front-door.ts";
import { count, makeUser, readOutbox } from "../support/users.ts";
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

const visitorAt = (place: string) => ({
  clientAddress: place,
  language: "en" as const,
  userAgent: "",
});

const ask = (email: string, requestedPurpose: RequestedPurpose, place = "192.0.2.1") =>
  sendCode(services(), visitorAt(place), email, requestedPurpose);

const many = <T>(n: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => make(at)));

/** Requests mails, each to another e-mail address, ten from one IP address. */
const flood = (n: number, requestedPurpose: RequestedPurpose, name = requestedPurpose) =>
  many(n, (at) =>
    ask(`${name}${at}@example.org`, requestedPurpose, `${name} ${Math.floor(at / 10)}`),
  );

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

  test("ten from an IP address", async () => {
    const answers = await many(20, (at) => ask(`a${at}@example.org`, "signup"));
    expect(answers.filter((wait) => wait === 3600)).toHaveLength(10);
    expect(await count("FROM mails")).toBe(10);
    expect(await count("FROM one_time_codes")).toBe(10);
  });

  test("sixty of a kind in all; an hour later there are sixty more", async () => {
    const answers = await flood(80, "signup");
    expect(answers.filter((wait) => wait === 3600)).toHaveLength(20);
    expect(await count("FROM mails")).toBe(60);
    expect(await count("FROM one_time_codes")).toBe(60);
    clock += hour;
    expect(await ask("later@example.org", "signup")).toBeNull();
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
    await flood(60, "signup");
    expect(await ask("a@example.org", "signup", "x")).toBe(3600);
    for (const requestedPurpose of ["reset", "either"] as const) {
      expect(await ask(known, requestedPurpose, "x"), requestedPurpose).toBeNull();
      clock += 60_000;
    }
    expect(await count("FROM mails WHERE recipient = ? AND kind = 'resetCode'", known)).toBe(2);
  });

  test("resets leave sign-ups alone, and every address three of its own a day", async () => {
    await flood(60, "reset");
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
        rows.push(await count("FROM mails WHERE asked_from = ?", place));
      }
      expect(rows[0], order.join()).toBe(rows[1]);
      clock += 60_000;
    }
  });

  test("notices of a known address do not use up its day", async () => {
    for (let at = 0; at < 10; at++)
      await mailPasswordChanged(services(), visitorAt("elsewhere"), addresses[0]!);
    for (const email of addresses) await ask(email, "signup", email);
    expect(await count("FROM mails WHERE asked_for = 'signup'")).toBe(2);
  });

  test("when all are used up, pages and REST respond alike for every address and nothing is sent", async () => {
    await flood(60, "signup");
    await flood(60, "either");
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
