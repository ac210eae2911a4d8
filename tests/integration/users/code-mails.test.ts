import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { askForCode, count, makeUser, readOutbox, seedRoles } from "../support/users.ts";
import { readMeter, readText, submit } from "../support/front-door.ts";

const email = "new@example.org";

beforeEach(seedRoles);

describe("codes", () => {
  test("T1, T2 the answer is the same for every address; only the mail differs", async () => {
    await makeUser("known@example.org");
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

  test("T12 at most one mail a minute and ten a day to an address, ten an hour from an IP address", async () => {
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
      "INSERT INTO mails (id, recipient, kind, requested_purpose, created_at) SELECT 'x' || value, ?, 'signupCode', 'signup', (SELECT created_at FROM mails) FROM json_each('[1,2,3,4,5,6,7,8,9]')",
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
        "Too many attempts from your internet connection, which others may share. Please try again in 60 minutes.",
      );
      expect(await count("FROM mails WHERE client_address = ?", from)).toBe(10);
    }
    await env.DB.prepare(
      "INSERT INTO mails (id, recipient, kind, requested_purpose) SELECT 'y' || value, 'y' || value, 'signupCode', 'signup' FROM json_each(?)",
    )
      .bind(JSON.stringify([...Array(190).keys()]))
      .run();
    expect((await ask("/signup", "a99@example.org", "192.0.2.99")).status, "all sign-ups").toBe(
      429,
    );
  });

  test("T1 an unknown e-mail address takes the same queries as a known one", async () => {
    await makeUser("known@example.org");
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

  test("a failure before the mail is queued is reported, and nothing is written", async () => {
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
});
