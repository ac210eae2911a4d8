import { beforeEach, describe, expect, test } from "vitest";
import { origin, readText, submit, visit } from "../support/front-door.ts";
import { cookiesOf, makeUser, password } from "../support/users.ts";

const username = "member@example.org";
const blocked = "Your browser did not save the archive's cookie";

/** Sends a form without cookies. */
const send = (path: string, fields: Record<string, string>) =>
  visit(path, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: origin } });

/** Follows redirects as a browser that keeps no cookies. */
async function follow(response: Response): Promise<{ path: string; text: string }> {
  let path = "";
  for (let hops = 0; response.status === 302 && hops < 5; hops++) {
    path = response.headers.get("Location")!;
    response = await visit(path);
  }
  expect(response.status).toBe(200);
  return { path, text: await readText(response) };
}

beforeEach(() => makeUser(username));

describe("where cookies are blocked", () => {
  test.each([
    ["signing in", "/login", { username, password }],
    [
      "signing in for a page",
      "/login?returnTo=%2Fmy-collection%3Fpage%3D2",
      { username, password },
    ],
    ["signing up", "/signup", { step: "send", email: "new@example.org" }],
    ["a new password", "/forgot-password", { step: "send", email: username }],
  ])("%s says so", async (_what, path, fields) => {
    const { path: last, text } = await follow(await send(path, fields));
    expect(text).toContain(blocked);
    expect(last).toMatch(/^\/(login|signup|forgot-password)\?/);
  });

  test("nobody else is told: not who kept the cookies, nor who has the address from elsewhere", async () => {
    const response = await send("/login?returnTo=%2Fhome%3Fview%3Dtable", { username, password });
    const marked = response.headers.get("Location")!;
    const next = await visit(marked, { headers: { Cookie: cookiesOf(response) } });
    expect([next.status, next.headers.get("Location")]).toEqual([302, "/home?view=table"]);
    for (const time of [Date.now() - 61_000, "x", ""]) {
      const old = await visit(`/home?cookies-sent=${time}`);
      expect([old.status, old.headers.get("Location")], String(time)).toEqual([302, "/home"]);
    }
  });

  test("who opened the page before is not marked at all", async () => {
    const door = cookiesOf(await visit("/login"));
    expect(door).toMatch(/^__Host-browser=[0-9a-f]{32}$/);
    const response = await submit("/login", { username, password }, { Cookie: door });
    expect(response.headers.get("Location")).toBe("/home");
    const again = await visit("/login", { headers: { Cookie: door } });
    expect(again.headers.getSetCookie()).toEqual([]);
  });
});
