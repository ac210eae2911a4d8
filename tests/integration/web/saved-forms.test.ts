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

describe("the cookie of an expired session", () => {
  test("stores one form for a user, the last", async () => {
    for (const path of ["/account", "/songs/edit/1", "/songs/add"]) {
      const answer = await send(path, { title: `Typed at ${path}` });
      expect(answer.headers.get("Location")).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
      expect(isKept(answer)).toBe(true);
    }
    const [key = "", ...more] = await keys();
    expect(more).toEqual([]);
    expect(await env.DRAFTS.get(key)).toContain("Typed at /songs/add");
  });

  test("cannot fill the store: many at once are stored once, and few of them are read", async () => {
    await waitForEarlyMinute();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => send(`/songs/edit/${at + 1}`, { title: `${at}` })),
    );
    for (const { status } of answers) expect(status).toBe(302);
    expect(answers.filter(isKept).length).toBeLessThanOrEqual(5);
    expect(answers.some(isKept)).toBe(true);
    expect(await keys()).toHaveLength(1);
  }, 60_000);

  test("stores no form of more than 256 kB, counted in bytes", async () => {
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

  test("restores the form, for that user alone", async () => {
    const kept = cookiesOf(await send("/songs/add", { title: "Typed before" }));
    const page = async (who: string) =>
      (await visit("/songs/add", { headers: { Cookie: `${kept}; ${await logIn(who)}` } })).text();
    expect(await page(username)).toContain('value="Typed before"');
    await makeUser("other@example.org", "Contributor");
    expect(await page("other@example.org")).not.toContain("Typed before");
  });
});
