import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { submit, visit } from "../support/front-door.ts";
import { bearerOf, call } from "../support/rest/call.ts";
import { count, logIn, makeUser } from "../support/users.ts";

test("T24 signing out empties the browser's storage; what was typed survives an idle sign-out", async () => {
  await makeUser("viewer@example.org");
  const clearedBy = async (fields: Record<string, string>) => {
    const out = await submit("/logout", fields, { Cookie: await logIn("viewer@example.org") });
    return out.headers.get("Clear-Site-Data");
  };
  expect(await clearedBy({})).toBe('"storage"');
  expect(await clearedBy({ reason: "idle" })).toBeNull();
  expect(await count("FROM sessions")).toBe(0);
});

test("T24 over REST, too, and 204 without a token or with one that has ended", async () => {
  const { headers } = await bearerOf("viewer@example.org");
  const signOut = async (given: Record<string, string>) =>
    (await call("/auth/logout", { method: "POST", headers: given })).status;
  expect(await signOut(headers)).toBe(204);
  expect((await call("/users/me", { headers })).status).toBe(401);
  for (const given of [headers, {}, { Authorization: "Bearer x" }])
    expect(await signOut(given)).toBe(204);
});

test("T26 a session notes its last use once a minute at most", async () => {
  await makeUser("viewer@example.org");
  const headers = { Cookie: await logIn("viewer@example.org") };
  const lastUse = () =>
    env.DB.prepare("SELECT last_used_at AS at FROM sessions").first<number>("at");
  const start = (await lastUse())!;
  const useAfter = async (seconds: number) => {
    vi.spyOn(Date, "now").mockImplementation(() => start + seconds * 1000);
    expect((await visit("/account", { headers })).status).toBe(200);
    return (await lastUse())! - start;
  };
  expect(await useAfter(30)).toBe(0);
  expect(await useAfter(59)).toBe(0);
  expect(await useAfter(90)).toBe(90_000);
  expect(await useAfter(149)).toBe(90_000);
});
