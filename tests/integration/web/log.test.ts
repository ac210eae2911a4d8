import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { submit, visit } from "../support/front-door.ts";
import { askForCode, logIn, makeUser, password as usual } from "../support/users.ts";

/** Returns the events logged while `act` runs. */
async function noted(act: () => Promise<unknown>) {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await act();
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return lines.flatMap((line) => {
    const event = line.startsWith("{") ? JSON.parse(line) : null;
    return event?.event ? [event] : [];
  });
}

test("T75 every event is logged as one line without an address", async () => {
  const id = await makeUser("singer@example.org", "Administrator");
  const from = { "CF-Connecting-IP": "2001:db8:1:2:3:4:5:6" };
  const login = (username: string, password: string) =>
    submit("/login", { username, password }, from);

  const wrong = await noted(() => login("singer@example.org", "not this one"));
  expect(wrong).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: "info",
      event: "sign-in",
      outcome: "wrong",
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      accountId: id,
      from: "2001:db8:1:2",
    },
  ]);
  expect(await noted(() => login("nobody@example.org", "not this one"))).toMatchObject([
    { event: "sign-in", outcome: "wrong", accountId: null },
  ]);

  const cookie = await askForCode("/signup", "new@example.org");
  const guess = { step: "details", otp: "11111111", password: "veena under stars" };
  const form = { ...guess, confirmPassword: guess.password, role: "Viewer" };
  const tried = await noted(() => submit("/signup", form, { Cookie: cookie, ...from }));
  expect(tried).toMatchObject([{ event: "signup code", outcome: "wrong", accountId: null }]);

  for (let at = 0; at < 4; at++) await submit("/signup", form, { Cookie: cookie, ...from });
  const over = await noted(() => submit("/signup", form, { Cookie: cookie, ...from }));
  expect(over, "the sixth try").toMatchObject([{ event: "signup code", outcome: "wrong" }]);

  await env.DB.prepare("INSERT OR REPLACE INTO sign_in_failures VALUES (?, 20, ?, 99999999999999)")
    .bind("singer@example.org", Date.now())
    .run();
  const locked = await noted(() => login("singer@example.org", "not this one"));
  expect(locked).toMatchObject([{ event: "sign-in", outcome: "locked", accountId: id }]);
  await env.DB.prepare("DELETE FROM sign_in_failures").run();
  const crowd = { "CF-Connecting-IP": "203.0.113.7" };
  const knock = () => submit("/login", { username: "", password: "" }, crowd);
  const full = await noted(() => Promise.all(Array.from({ length: 21 }, knock)));
  // A minute may end meanwhile.
  expect([1, 11]).toContain(full.length);
  expect(full[0]).toMatchObject({ event: "rate limit", outcome: "signIn", from: "203.0.113.7" });

  const session = await logIn("singer@example.org");
  const last = await noted(() =>
    submit("/account", { act: "delete", deletePassword: usual }, { Cookie: session }),
  );
  expect(last).toMatchObject([
    { event: "account deleted", outcome: "last administrator", accountId: id },
  ]);

  await makeUser("viewer@example.org");
  const viewer = await logIn("viewer@example.org");
  const denied = await noted(() => visit("/songs/add", { headers: { Cookie: viewer } }));
  expect(denied).toMatchObject([{ event: "access", outcome: "denied" }]);

  const wrongPassword = { act: "password", currentPassword: "not this one" };
  const another = { password: "veena under stars", confirmPassword: "veena under stars" };
  const changed = await noted(() =>
    submit("/account", { ...wrongPassword, ...another }, { Cookie: viewer }),
  );
  expect(changed).toMatchObject([{ event: "password change", outcome: "wrong" }]);

  const all = JSON.stringify([wrong, tried, over, locked, full, last, denied, changed].flat());
  expect(all).not.toMatch(/@|11111111|veena|not this one/);
});

test("T18 of many passwords at once two are hashed; the site answers meanwhile", async () => {
  const login = (at: number) =>
    submit(
      "/login",
      { username: `nobody${at}@example.org`, password: "something" },
      { "CF-Connecting-IP": `198.51.100.${at}` },
    );
  const start = performance.now();
  await login(0);
  const alone = performance.now() - start;
  const storm = Array.from({ length: 8 }, (_, at) => login(at + 1));
  const asked = performance.now();
  const health = await visit("/healthz");
  const waited = performance.now() - asked;
  const answers = await Promise.all(storm);
  expect(health.status).toBe(200);
  // Two hashes may delay a request, never eight.
  expect(waited).toBeLessThan(alone * 4 + 200);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(2);
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy).toHaveLength(6);
  for (const answer of busy) expect(answer.headers.get("Retry-After")).toBe("3");
});

test("T7 one guess tried on many addresses logs an alarm", async () => {
  const login = (username: string) =>
    submit("/login", { username, password: "veena" }, { "CF-Connecting-IP": "203.0.113.8" });
  const before = Array.from({ length: 48 }, (_, at) => `member-${at}@example.org`);
  await env.DB.prepare("INSERT INTO sign_in_failures SELECT value, 1, ?, NULL FROM json_each(?)")
    .bind(Date.now(), JSON.stringify(before))
    .run();
  const outcomes = (events: { outcome: string }[]) => events.map(({ outcome }) => outcome);
  expect(outcomes(await noted(() => login("another@example.org")))).toEqual(["wrong"]);
  expect(outcomes(await noted(() => login("and-another@example.org")))).toEqual(["wrong", "alarm"]);
});
