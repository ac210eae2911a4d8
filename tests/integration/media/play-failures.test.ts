import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { listVideosToCheck, saveChecks } from "#app/data/media/link-checks.ts";
import { recordPlayFailure } from "#app/data/media/play-failures.ts";
import { makeSong } from "../support/factories.ts";
import { origin, visit } from "../support/front-door.ts";
import { count } from "../support/users.ts";

const db = openDatabase(env.DB);
const hour = 3600_000;
const now = Date.UTC(2026, 5, 1);

let song: number;
let others: number[];
beforeEach(async () => {
  others = [];
  for (let at = 0; at < 5; at++)
    others.push(
      await makeSong({ title: `Other ${at}`, externalMediaId: `other-video${at}`.slice(-11) }),
    );
  song = await makeSong({
    title: "Fails",
    externalMediaId: "aaaaaaaaaaa",
    mediaCheckedAt: new Date(now),
  });
});

const fail = (visitor: string, at = now, songId = song) =>
  recordPlayFailure(db, { songId, visitor, now: at });
const first = async (at = now) => (await listVideosToCheck(db, at, 4)).map(({ id }) => id);

test("a video that failed for three visitors within a day is checked first, once", async () => {
  await fail("one", now + 1);
  await fail("two", now + 1);
  await fail("two", now + 2);
  expect(await first(now + 3)).not.toContain(song);
  await fail("three", now + 3);
  expect((await first(now + 4))[0]).toBe(song);
  await saveChecks(db, [{ id: song, videoId: "aaaaaaaaaaa", available: true }], now + 5);
  expect(await first(now + 6)).not.toContain(song);
});

test("failures of different days do not add up, and are forgotten", async () => {
  await fail("one", now + 1);
  await fail("two", now + 1);
  await fail("three", now + 25 * hour);
  expect(await first(now + 25 * hour)).not.toContain(song);
  expect(await count("FROM play_failures")).toBe(1);
});

test("three rows of a song are kept at most, and none of one without a video", async () => {
  for (let at = 0; at < 10; at++) await fail(`visitor ${at}`, now + at);
  await fail("one", now, await makeSong({ title: "Words" }));
  await fail("one", now, 9999);
  expect(await count("FROM play_failures")).toBe(3);
});

test("what visitors report leaves half of a check to the others", async () => {
  for (const id of others) for (const visitor of ["a", "b", "c"]) await fail(visitor, now + 1, id);
  const checked = await makeSong({ title: "Quiet", externalMediaId: "bbbbbbbbbbb" });
  await env.DB.prepare("UPDATE songs SET media_checked_at = ? WHERE id <> ?")
    .bind(now, checked)
    .run();
  const listed = await first(now + 2);
  expect(listed.slice(0, 2).every((id) => others.includes(id))).toBe(true);
  expect(listed).toContain(checked);
});

test("anybody's player reports, with an address that is stored as a hash", async () => {
  const report = (path: string, address: string) =>
    visit(path, {
      method: "POST",
      headers: { Origin: origin, "CF-Connecting-IP": address },
    });
  for (const end of [1, 2, 2, 3])
    expect((await report(`/songs/${song}/failure`, `192.0.2.${end}`)).status).toBe(204);
  const { results } = await env.DB.prepare("SELECT visitor FROM play_failures").all<{
    visitor: string;
  }>();
  expect(results).toHaveLength(3);
  for (const { visitor } of results) expect(visitor).toMatch(/^[0-9a-f]{64}$/);
  expect((await report("/songs/x/failure", "192.0.2.1")).status).toBe(404);
  expect(
    (
      await visit(`/songs/${song}/failure`, {
        method: "POST",
        headers: { Origin: "https://else.example" },
      })
    ).status,
  ).toBe(403);
});

test("reports are limited", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 200 && statuses.at(-1) !== 429; at++)
    statuses.push(
      (
        await visit(`/songs/${song}/failure`, {
          method: "POST",
          headers: { Origin: origin, "CF-Connecting-IP": "192.0.2.9" },
        })
      ).status,
    );
  expect(statuses.at(-1)).toBe(429);
});
