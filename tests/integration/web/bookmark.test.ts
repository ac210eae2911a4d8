import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { songTypes } from "#drizzle/schema/index.ts";
import { openSession, rememberBookmark } from "#workers/database-session.ts";
import { origin } from "../support/front-door.ts";

const request = (init?: RequestInit) => new Request(`${origin}/home`, init);

test("a write leaves a bookmark, which the next request reads from", async () => {
  const writing = openSession(request({ method: "POST" }), env.DB);
  await writing.database.batch([
    writing.database.insert(songTypes).values({ id: "Kriti", description: "Kriti" }),
  ]);
  const response = new Response();
  rememberBookmark(response, writing);
  const cookie = response.headers.get("Set-Cookie")!;
  expect(cookie).toMatch(
    /^__Host-bookmark=[\w-]+; Path=\/; Max-Age=300; HttpOnly; Secure; SameSite=Lax$/,
  );

  const reading = openSession(request({ headers: { Cookie: cookie.split(";")[0]! } }), env.DB);
  const [rows] = await reading.database.batch([reading.database.select().from(songTypes)]);
  expect(rows).toHaveLength(1);
});

test("a request that wrote nothing leaves none, and a forged one is not used", async () => {
  const reading = openSession(request({ headers: { Cookie: "__Host-bookmark=<script>" } }), env.DB);
  const [rows] = await reading.database.batch([reading.database.select().from(songTypes)]);
  expect(rows).toEqual([]);
  const response = new Response();
  rememberBookmark(response, reading);
  expect(response.headers.get("Set-Cookie")).toBeNull();
});
