import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { submit, visit } from "../support/front-door.ts";
import { cookiesOf, logIn, makeUser } from "../support/users.ts";
import { waitForEarlyMinute } from "../support/rate-limit-minute.ts";

const username = "singer@example.org";
let dead = "";
beforeEach(async () => {
  await makeUser(username, "Contributor");
  dead = await logIn(username);
  await env.DB.prepare("DELETE FROM sessions").run();
});

const send = (path: string, fields: Record<string, string>) =>
  submit(path, fields, { Cookie: dead });
const keys = async () => (await env.DRAFTS.list()).keys.map(({ name }) => name);
const isKept = (answer: Response) => cookiesOf(answer).includes("__Host-interrupted");

describe("the cookie of a session that is over", () => {
  test("keeps one form for its member, the last", async () => {
    for (const path of ["/account", "/songs/edit/1", "/songs/add"]) {
      const answer = await send(path, { title: `Typed at ${path}` });
      expect(answer.headers.get("Location")).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
      expect(isKept(answer)).toBe(true);
    }
    const [key = "", ...more] = await keys();
    expect(more).toEqual([]);
    expect(await env.DRAFTS.get(key)).toContain("Typed at /songs/add");
  });

  test("cannot fill the store: many at once are one, and few of them are looked at", async () => {
    await waitForEarlyMinute();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => send(`/songs/edit/${at + 1}`, { title: `${at}` })),
    );
    for (const { status } of answers) expect(status).toBe(302);
    expect(answers.filter(isKept).length).toBeLessThanOrEqual(5);
    expect(answers.some(isKept)).toBe(true);
    expect(await keys()).toHaveLength(1);
  }, 60_000);

  test("keeps no form of more than 256 kB, in letters of whatever size", async () => {
    for (const lyrics of ["a".repeat(256_000), "స".repeat(86_000)]) {
      const answer = await send("/songs/add", { title: "Long", lyrics });
      expect(answer.headers.get("Location")).toBe("/login?returnTo=%2Fsongs%2Fadd");
      expect(isKept(answer)).toBe(false);
    }
    expect(await keys()).toEqual([]);
    expect(isKept(await send("/songs/add", { title: "Long", lyrics: "స".repeat(80_000) }))).toBe(
      true,
    );
  });

  test("leads to what was typed, for that member alone", async () => {
    const kept = cookiesOf(await send("/songs/add", { title: "Typed before" }));
    const page = async (who: string) =>
      (await visit("/songs/add", { headers: { Cookie: `${kept}; ${await logIn(who)}` } })).text();
    expect(await page(username)).toContain('value="Typed before"');
    await makeUser("other@example.org", "Contributor");
    expect(await page("other@example.org")).not.toContain("Typed before");
  });
});
