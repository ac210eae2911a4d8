import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { languages } from "#app/archive.ts";
import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { composeMail } from "#app/mail/compose.tsx";
import { deliverDueMails, sendMailAgain } from "#app/operations/users/deliver-mail.ts";
import { generateCode } from "#app/operations/users/one-time-code.ts";
import { mailPasswordChanged } from "#app/operations/users/reset-password.ts";
import { sendCode } from "#app/operations/users/send-code.ts";
import { count, makeUser } from "../support/users.ts";

const visitor = { clientAddress: "192.0.2.1", browser: "", language: "en" as const, userAgent: "" };
let clock = 0;
let deferred: Promise<unknown>[] = [];

const services = () => ({
  logEvent: () => {},
  db: openDatabase(env.DB),
  settings: {
    ...readSettings(env),
    OUTBOX: false,
    RESEND_API_KEY: "re_test",
  },
  defer: (work: Promise<unknown>) => void deferred.push(work),
  now: () => clock,
});

const mail = () => env.DB.prepare("SELECT * FROM mails").first();

beforeEach(() => {
  clock = Date.now();
  deferred = [];
});

afterEach(() => vi.unstubAllGlobals());

describe("T78 mail", () => {
  test("that the provider rejects is tried again later, under the same key, and sent once", async () => {
    const keys: (string | null)[] = [];
    const answers = [500, 429, 200];
    vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get("Idempotency-Key"));
      const status = answers.shift()!;
      return Response.json(status === 200 ? { id: "sent" } : { name: "trouble", message: "x" }, {
        status,
      });
    });
    console.error = () => {};
    await sendCode(services(), visitor, "someone@example.org", "signup");
    await Promise.all(deferred);
    expect(await mail()).toMatchObject({ status: "waiting", attempts: 1 });
    await deliverDueMails(services());
    expect(keys).toHaveLength(1);
    clock += 61_000;
    await deliverDueMails(services());
    expect(await mail()).toMatchObject({ status: "waiting", attempts: 2 });
    clock += 121_000;
    await deliverDueMails(services());
    expect(await mail()).toMatchObject({ status: "sent", sealed: null });
    await deliverDueMails(services());
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  test("is asked for with 200, whatever the provider does, also if it never answers; one arrives in the end", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const keys: (string | null)[] = [];
    let never = true;
    vi.stubGlobal("fetch", (_url: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get("Idempotency-Key"));
      return never ? new Promise(() => {}) : Promise.resolve(Response.json({ id: "sent" }));
    });
    console.error = () => {};
    expect(await sendCode(services(), visitor, "someone@example.org", "signup")).toBeNull();
    expect(await mail()).toMatchObject({ status: "waiting", attempts: 0 });
    while (keys.length === 0) await mail();
    await vi.advanceTimersByTimeAsync(10_001);
    vi.useRealTimers();
    await Promise.all(deferred);
    expect(await mail()).toMatchObject({
      status: "waiting",
      attempts: 1,
      cause: "Resend: no answer",
    });
    never = false;
    clock += 61_000;
    await deliverDueMails(services());
    expect(await mail()).toMatchObject({ status: "sent" });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test("is given up after five tries and stays in the table", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ name: "trouble" }, { status: 500 }));
    console.error = () => {};
    await mailPasswordChanged(services(), visitor, "someone@example.org");
    await Promise.all(deferred);
    for (let at = 0; at < 10; at++) {
      clock += 3600_000;
      await deliverDueMails(services());
    }
    expect(await mail()).toMatchObject({ status: "failed", attempts: 5 });
  });
});

describe("a waiting mail", () => {
  const sentTo: string[] = [];
  const change = (query: string, ...values: unknown[]) =>
    env.DB.prepare(query)
      .bind(...values)
      .run();

  beforeEach(async () => {
    sentTo.length = 0;
    console.error = () => {};
    vi.stubGlobal("fetch", async () => Response.json({ name: "trouble" }, { status: 500 }));
    await sendCode(services(), visitor, "someone@example.org", "signup");
    await Promise.all(deferred);
    clock += 61_000;
    vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
      sentTo.push(JSON.parse(await new Response(init.body).text()).to);
      return Response.json({ id: "sent" });
    });
  });

  test("T11 cannot be read under another address or id", async () => {
    await change("UPDATE mails SET recipient = 'thief@example.org'");
    await deliverDueMails(services());
    await change("UPDATE mails SET recipient = 'someone@example.org', id = 'other'");
    clock += 121_000;
    await deliverDueMails(services());
    expect(sentTo).toEqual([]);
    expect(await mail()).toMatchObject({ status: "waiting", attempts: 3 });
  });

  test("is not sent when its code has expired, neither by itself nor by an Administrator", async () => {
    clock += 10 * 60_000;
    await deliverDueMails(services());
    expect(await mail()).toMatchObject({ status: "failed", sealed: null, attempts: 1 });
    const id = (await mail())!.id as string;
    const admin = {
      id: await makeUser("admin@example.org", "Administrator"),
      username: "",
      roles: [],
    };
    expect(await sendMailAgain(services(), admin, id)).toBe("outdated");
    expect(sentTo).toEqual([]);
    expect(await count("FROM audit_events")).toBe(0);
  });

  test("that fails once more is not said to be sent", async () => {
    const id = (await mail())!.id as string;
    const admin = {
      id: await makeUser("admin@example.org", "Administrator"),
      username: "",
      roles: [],
    };
    vi.stubGlobal("fetch", async () => Response.json({ name: "trouble" }, { status: 500 }));
    expect(await sendMailAgain(services(), admin, id)).toBe("failed");
    vi.stubGlobal("fetch", async () => Response.json({ id: "sent" }));
    expect(await sendMailAgain(services(), admin, id)).toBe("sent");
  });

  test("stored before mails were bound to their address is still sent", async () => {
    const { CODE_PEPPER } = services().settings;
    const text = new TextEncoder();
    const digest = await crypto.subtle.digest("SHA-256", text.encode(`seal|${CODE_PEPPER}`));
    const key = await crypto.subtle.importKey("raw", digest, "AES-GCM", false, ["encrypt"]);
    const iv = new Uint8Array(12);
    const letter = text.encode(JSON.stringify({ subject: "s", text: "t", html: "h" }));
    const body = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, letter);
    const sealed = new Uint8Array([...iv, ...new Uint8Array(body)]).toBase64();
    await change("UPDATE mails SET sealed = ?", sealed);
    await deliverDueMails(services());
    expect(sentTo).toEqual(["someone@example.org"]);
    expect(await mail()).toMatchObject({ status: "sent", sealed: null });
  });
});

test("T13 a mail has a text and an HTML part in every language, and inserted values are escaped", () => {
  for (const language of languages) {
    const letter = composeMail("signupCode", {
      language,
      code: "<b>12345678",
      origin: "https://a.example",
    });
    expect(letter.html).toContain(`<html lang="${language}">`);
    expect(letter.html).toContain("&lt;b&gt;12345678");
    expect(letter.text).toContain("<b>12345678");
    expect(letter.subject).not.toMatch(/[\r\n{]/);
  }
});

test("T10 codes are eight digits from 1 to 9, each as likely as the others", async () => {
  const counts = new Map<string, number>();
  const draws = 3000;
  for (let at = 0; at < draws; at++) {
    const code = await generateCode();
    expect(code).toMatch(/^[1-9]{8}$/);
    for (const digit of code) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  }
  const expected = (draws * 8) / 9;
  const chiSquare = [..."123456789"].reduce(
    (sum, digit) => sum + ((counts.get(digit) ?? 0) - expected) ** 2 / expected,
    0,
  );
  // Chi-squared with eight degrees of freedom: a fair source exceeds this once in a million runs.
  expect(chiSquare).toBeLessThan(42.7);
});

test("T73, T74 missing or invalid settings stop the Worker; the error has their names, not their values", () => {
  const good = {
    ...env,
    OUTBOX: undefined,
    SITE_ORIGIN: "https://archive.example",
    SESSION_SECRET: "x".repeat(32),
    CODE_PEPPER: "y".repeat(32),
    RESEND_API_KEY: "re_1",
  };
  expect(readSettings({ ...good }).SITE_ORIGIN).toBe("https://archive.example");
  const bad = [
    { ...good, SESSION_SECRET: "short-secret" },
    { ...good, CODE_PEPPER: undefined },
    { ...good, RESEND_API_KEY: undefined },
    { ...good, SITE_ORIGIN: "javascript:alert(1)" },
  ];
  for (const settings of bad) {
    expect(() => readSettings(settings)).toThrow(
      /Settings: (SESSION_SECRET|CODE_PEPPER|RESEND_API_KEY|SITE_ORIGIN)/,
    );
    expect(() => readSettings(settings)).not.toThrow(/short-secret/);
  }
});
