import { beforeEach, describe, expect, test } from "vitest";
import { origin, readText, submit, visit } from "../support/front-door.ts";
import { cookiesOf, signIn, makeUser, password } from "../support/users.ts";

const email = "singer@example.org";
let session: string;

beforeEach(async () => {
  await makeUser(email, "Contributor");
  session = await signIn(email);
});

const signOut = async (referrer: string | null, fields: Record<string, string>) => {
  const headers = { Cookie: session, ...(referrer && { Referer: referrer }) };
  const answer = await submit("/logout", fields, headers);
  expect(answer.status).toBe(302);
  return answer;
};
const idle = { reason: "idle" };
const to = (answer: Response) => answer.headers.get("Location");

describe("a sign-out for inactivity", () => {
  test("leads back to the guarded page that was open, with its query, after signing in", async () => {
    const path = "/admin/raaga?q=a+b&dialog=add";
    const out = await signOut(origin + path, idle);
    expect(to(out)).toBe(`/login?${new URLSearchParams({ returnTo: path })}`);
    const page = await visit(to(out)!, { headers: { Cookie: cookiesOf(out) } });
    expect(await readText(page)).toContain("You have been logged out due to inactivity");
    expect(to(await submit(to(out)!, { username: email, password }))).toBe(path);
  });

  test.each([
    [null],
    ["no address"],
    [`${origin}/home?page=2`],
    [`${origin}/songs/1`],
    ["https://evil.example/songs/add"],
    [`${origin}.evil.example/songs/add`],
    [`${origin}//evil.example/songs/add`],
    ["//evil.example/songs/add"],
  ])("T54 goes to /login alone from %s", async (referrer) => {
    expect(to(await signOut(referrer, idle))).toBe("/login");
  });

  test("signing out on purpose leads back to no page", async () => {
    expect(to(await signOut(`${origin}/songs/add`, {}))).toBe("/login");
  });
});
