import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import {
  askForCode,
  cookiesOf,
  count,
  makeUser,
  password,
  readCode,
  readOutbox,
  seedRoles,
} from "../support/users.ts";
import { readText, submit, visit } from "../support/front-door.ts";

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
  test("an address, a code and a password create an account and lead to /login", async () => {
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

  test("errors are shown at their fields, and submitted values stay except secrets", async () => {
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

  test("the address comes from the server's cookie: a form cannot change it", async () => {
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

  test("T14 ten simultaneous sign-ups with one code create one account", async () => {
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
    await makeUser(email);
    await askForCode("/signup", "NEW@example.ORG");
    expect((await readOutbox())[0]).toMatchObject({ to: email, kind: "haveAccount" });
    expect(await count("FROM one_time_codes")).toBe(0);
  });
});
