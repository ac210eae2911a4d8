import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { maxLists, maxSongs } from "#app/domain/kept/limits.ts";
import { makeSong } from "../support/factories.ts";
import { origin, readMeter, readText, submit, visit } from "../support/front-door.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let userId: number;
let user: string;
let songs: [number, number, number];

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();
const takeOver = (device: unknown, cookie = user) => {
  const body = new FormData();
  body.set("act", "takeOver");
  body.set("device", typeof device === "string" ? device : JSON.stringify(device));
  const headers = { Origin: origin, Cookie: cookie };
  return visit("/my-collection", { method: "POST", body, headers });
};
const withNotes = (...ids: number[]) => ids.map((songId) => ({ songId, note: `note ${songId}` }));
const listId = async () =>
  String(
    await env.DB.prepare("SELECT max(id) AS id FROM kept_lists WHERE is_marks = 0").first("id"),
  );
/** The user's lists, each with its songs in their order. */
async function readLists() {
  const { results } = await env.DB.prepare(
    `SELECT l.name, l.is_marks, l.song_count, k.song_id, k.position, k.note FROM kept_lists l
      LEFT JOIN kept_songs k ON k.list_id = l.id WHERE l.user_id = ? ORDER BY l.id, k.position`,
  )
    .bind(userId)
    .all<{
      name: string;
      is_marks: number;
      song_count: number;
      song_id: number;
      position: number;
      note: string;
    }>();
  const lists: Record<string, [song: number, note: string][]> = {};
  for (const row of results) {
    expect(row.is_marks).toBe(row.name === "" ? 1 : 0);
    const list = (lists[row.name] ??= []);
    if (row.song_id !== null) list.push([row.song_id, row.note]);
    if (row.song_id !== null) expect(row.position).toBe(list.length);
  }
  for (const row of results) expect(row.song_count).toBe(lists[row.name]!.length);
  return lists;
}

beforeEach(async () => {
  userId = await makeUser("viewer@example.org");
  user = await logIn("viewer@example.org");
  songs = [
    await makeSong({ title: "Omkara Akarini" }),
    await makeSong({ title: "Gati Nive" }),
    await makeSong({ title: "Amma Anandadayini" }),
  ];
});

describe("what a device keeps", () => {
  test("becomes lists of the account, with marks, order and notes, in one trip besides the user's", async () => {
    const [one, two, three] = songs;
    const lists = [
      { name: "For practice", songs: withNotes(three, one) },
      { name: "Tillanas", songs: [] },
    ];
    const answer = await takeOver({ marks: [two, one], lists });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/my-collection"]);
    expect(readMeter(answer).trips).toBe(2);
    expect(await readLists()).toEqual({
      "": [
        [two, ""],
        [one, ""],
      ],
      "For practice": [
        [three, `note ${three}`],
        [one, `note ${one}`],
      ],
      Tillanas: [],
    });
  });

  test("is told to be taken over, so that the browser removes it, and not before", async () => {
    const answer = await takeOver({ marks: [songs[0]], lists: [] });
    const [flash] = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const page = await visit("/my-collection", { headers: { Cookie: `${user}; ${flash}` } });
    const html = await page.text();
    expect(html).toContain("The songs from this device are in your account now.");
    expect(html).toContain("tookOver");
  });

  test("joins a list of the same name: at its end, no song twice, no note lost", async () => {
    const [one, two, three] = songs;
    await submit(`/songs/${one}/keep`, { act: "mark" }, { Cookie: user });
    for (const id of [one, two])
      await submit(
        `/songs/${id}/keep`,
        id === one ? { act: "make", name: "For practice" } : { act: "add", list: await listId() },
        { Cookie: user },
      );
    await run(
      "UPDATE kept_songs SET note = 'own' WHERE song_id = ? AND list_id = ?",
      two,
      await listId(),
    );
    const lists = [{ name: "For practice", songs: withNotes(three, two, one) }];
    const device = { marks: [two, one], lists };
    for (let at = 0; at < 2; at++) expect((await takeOver(device)).status).toBe(302);
    expect(await readLists()).toEqual({
      "": [
        [one, ""],
        [two, ""],
      ],
      "For practice": [
        [one, `note ${one}`],
        [two, "own"],
        [three, `note ${three}`],
      ],
    });
  });

  test("leaves out songs that are gone", async () => {
    const [one, two, three] = songs;
    await run("UPDATE songs SET deleted_at = 5 WHERE id = ?", one);
    const lists = [{ name: "For practice", songs: withNotes(one, two, 999, three) }];
    expect((await takeOver({ marks: [one, 999], lists })).status).toBe(302);
    expect(await readLists()).toEqual({
      "": [],
      "For practice": [
        [two, `note ${two}`],
        [three, `note ${three}`],
      ],
    });
  });

  test.each([
    "{",
    "",
    "null",
    '{"marks":["1"],"lists":[]}',
    '{"marks":[1,1],"lists":[]}',
    '{"marks":[],"lists":[{"name":"","songs":[]}]}',
  ])("is refused if it is %s", async (device) => {
    const refused = await takeOver(device);
    expect(refused.status).toBe(400);
    expect(await readText(refused)).toContain("Nothing was added");
    expect(await count("FROM kept_lists")).toBe(0);
  });

  test("is taken over by users alone, and into their own lists", async () => {
    const lists = [{ name: "For practice", songs: withNotes(songs[0]) }];
    const refused = await takeOver({ marks: [], lists }, "");
    expect(refused.headers.get("Location")).toContain("/login?returnTo=");
    expect(await count("FROM kept_lists")).toBe(0);
    await takeOver({ marks: [songs[0]], lists });
    await makeUser("stranger@example.org");
    const stranger = await logIn("stranger@example.org");
    await takeOver(
      { marks: [songs[1]], lists: [{ name: "For practice", songs: withNotes(songs[1]) }] },
      stranger,
    );
    expect(await readLists()).toEqual({
      "": [[songs[0], ""]],
      "For practice": [[songs[0], `note ${songs[0]}`]],
    });
    await run("DELETE FROM user_roles WHERE user_id = ?", userId);
    expect((await takeOver({ marks: [songs[2]], lists: [] })).status).toBe(403);
    expect((await readLists())[""]).toHaveLength(1);
  });
});

describe("nothing is taken over", () => {
  const refuse = async (device: unknown) => {
    const before = await readLists();
    const refused = await takeOver(device);
    expect(refused.status).toBe(409);
    expect(await readText(refused)).toContain(
      "an account holds at most 200 lists with 1,000 songs",
    );
    expect(await readLists()).toEqual(before);
  };

  test(`if there would be more than ${maxLists} lists`, async () => {
    await run(
      `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
       INSERT INTO kept_lists (user_id, name) SELECT ?, 'List ' || n FROM n`,
      maxLists,
      userId,
    );
    await refuse({ marks: [songs[0]], lists: [{ name: "One more", songs: [] }] });
    const known = [{ name: "List 7", songs: withNotes(songs[0]) }];
    expect((await takeOver({ marks: [songs[0]], lists: known })).status).toBe(302);
  });

  test(`if a list would have more than ${maxSongs} songs`, async () => {
    await run(
      `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
       INSERT INTO songs (title, composer) SELECT 'Song ' || n, '' FROM n`,
      maxSongs,
    );
    const { results } = await env.DB.prepare("SELECT id FROM songs WHERE title LIKE 'Song %'").all<{
      id: number;
    }>();
    const all = results.map(({ id }) => id);
    expect((await takeOver({ marks: all, lists: [] })).status).toBe(302);
    const lists = [{ name: "For practice", songs: withNotes(songs[0]) }];
    await refuse({ marks: [songs[0]], lists });
    expect((await takeOver({ marks: all, lists })).status).toBe(302);
  });
});
