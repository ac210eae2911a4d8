import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { listHeard, noteHeard } from "#app/data/kept/heard-songs.ts";
import { makeSong } from "../support/factories.ts";
import { origin, readMeter, submit, visit } from "../support/front-door.ts";
import { count, logIn, makeUser } from "../support/users.ts";

const video = { uploadType: "YouTube", externalMediaId: "aaaaaaaaaaa" } as const;

let userId: number;
let viewer: string;
let songs: number[];

beforeEach(async () => {
  userId = await makeUser("viewer@example.org");
  viewer = await logIn("viewer@example.org");
  songs = [];
  for (const title of ["Omkara", "Gati Nive"]) songs.push(await makeSong({ title, ...video }));
});

const tell = (path: string, cookie = viewer, headers: Record<string, string> = {}) =>
  visit(path, { method: "POST", headers: { Origin: origin, Cookie: cookie, ...headers } });
const page = async (path: string, cookie = viewer) =>
  (await visit(path, { headers: { Cookie: cookie } })).text();
const shown = (html: string) =>
  [...html.matchAll(/<h2><a href="\/songs\/(\d+)"/g)].map(([, id]) => Number(id));

test("an account remembers what was heard, the latest first, and where it was left", async () => {
  const [first, second] = songs;
  expect((await tell(`/songs/${first}/heard`)).status).toBe(204);
  expect((await tell(`/songs/${second}/heard?seconds=754`)).status).toBe(204);
  const html = await page("/heard");
  expect(shown(html)).toEqual([second, first]);
  expect(html).toContain("Stopped at 12:34");
  await tell(`/songs/${first}/heard`);
  await tell(`/songs/${second}/heard`);
  const again = await page("/heard");
  expect(shown(again)).toEqual([second, first]);
  expect(again).not.toContain("Stopped at 12:34");
});

test("the welcome page goes on with what was left, without another trip", async () => {
  await tell(`/songs/${songs[0]}/heard?seconds=754`);
  await tell(`/songs/${songs[1]}/heard`);
  const response = await visit("/", { headers: { Cookie: viewer } });
  expect(readMeter(response).trips).toBe(1);
  expect(await response.text()).toContain(`"songId",${songs[0]},"seconds",754`);
});

test("it is the user's alone, and goes when they clear it", async () => {
  await makeUser("stranger@example.org");
  const stranger = await logIn("stranger@example.org");
  await tell(`/songs/${songs[0]}/heard`);
  expect(shown(await page("/heard", stranger))).toEqual([]);
  await submit("/heard", {}, { Cookie: stranger });
  expect(shown(await page("/heard"))).toEqual([songs[0]]);
  const cleared = await submit("/heard", {}, { Cookie: viewer });
  expect([cleared.status, cleared.headers.get("Location")]).toEqual([302, "/heard"]);
  expect(await count("FROM heard_songs")).toBe(0);
});

test("visitors are remembered by their device alone", async () => {
  const answer = await tell(`/songs/${songs[0]}/heard`, "", { "Sec-Fetch-Dest": "empty" });
  expect(answer.status).toBe(401);
  expect((await submit("/heard", {})).headers.get("Location")).toMatch(/^\/login/);
  expect(await count("FROM heard_songs")).toBe(0);
  const html = await page("/heard", "");
  expect(html).toContain("It is stored only here.");
  expect(html).toContain("This page needs JavaScript");
});

test("songs that are unknown or in the bin are not remembered, nor shown", async () => {
  const binned = await makeSong({ title: "In the bin", deletedAt: new Date(5) });
  for (const id of [binned, 999]) await tell(`/songs/${id}/heard`);
  expect(await count("FROM heard_songs")).toBe(0);
  expect((await tell("/songs/x/heard")).status).toBe(404);
  await tell(`/songs/${songs[0]}/heard`);
  await env.DB.prepare("UPDATE songs SET deleted_at = 5 WHERE id = ?").bind(songs[0]).run();
  expect(shown(await page("/heard"))).toEqual([]);
});

test("two hundred songs are remembered, the latest", async () => {
  const db = openDatabase(env.DB);
  await env.DB.prepare(
    `INSERT INTO heard_songs (user_id, song_id, heard_at)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)
      SELECT ?, 1000 + n, n FROM numbers`,
  )
    .bind(userId)
    .run();
  await noteHeard(db, { userId, songId: songs[0]!, leftAtSeconds: null, now: 5000 });
  expect(await count("FROM heard_songs")).toBe(200);
  expect(await count("FROM heard_songs WHERE song_id = 1001")).toBe(0);
  expect((await listHeard(db, userId, "en")).map(({ id }) => id)).toEqual([songs[0]]);
});
