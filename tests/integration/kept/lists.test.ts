import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { maxLists, maxSongs } from "#app/domain/kept/limits.ts";
import { makeSong } from "../support/factories.ts";
import { readMeter, readText, submit, visit } from "../support/front-door.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let viewer: string;
let viewerId: number;
let stranger: string;
let songs: number[];

const read = (path: string, cookie = viewer) => visit(path, { headers: { Cookie: cookie } });
const page = async (path: string, cookie?: string) => readText(await read(path, cookie));
const send = (path: string, fields: Record<string, string>, cookie = viewer) =>
  submit(path, fields, { Cookie: cookie });
const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();
const firstNumber = async (query: string) => env.DB.prepare(query).first<number>("n");
const listId = async () => (await firstNumber("SELECT max(id) AS n FROM kept_lists"))!;
/** The songs of a list in its order. */
const order = async (list: number) => {
  const { results } = await env.DB.prepare(
    "SELECT song_id AS song, position FROM kept_songs WHERE list_id = ? ORDER BY position",
  )
    .bind(list)
    .all<{ song: number; position: number }>();
  expect(results.map(({ position }) => position)).toEqual(results.map((_, at) => at + 1));
  return results.map(({ song }) => song);
};

async function makeList(...kept: number[]) {
  const made = await send("/my-collection", { act: "make", name: "For practice" });
  const id = await listId();
  expect(made.headers.get("Location")).toBe(`/lists/${id}`);
  for (const song of kept) await send(`/songs/${song}/keep`, { act: "add", list: String(id) });
  return id;
}

beforeEach(async () => {
  viewerId = await makeUser("viewer@example.org");
  viewer = await logIn("viewer@example.org");
  await makeUser("stranger@example.org");
  stranger = await logIn("stranger@example.org");
  songs = [];
  for (const title of ["Omkara Akarini", "Gati Nive", "Amma Anandadayini"])
    songs.push(await makeSong({ title }));
});

describe("a marked song", () => {
  test("is marked and taken away with one press, and the page of a song still costs one trip", async () => {
    const path = `/songs/${songs[0]}`;
    expect(await (await read(path)).text()).toContain('value="mark"');
    const marked = await send(`${path}/keep`, { act: "mark" });
    expect([marked.status, marked.headers.get("Location")]).toEqual([302, path]);
    await send(`${path}/keep`, { act: "mark" });
    const response = await read(path);
    expect(readMeter(response).trips).toBe(1);
    expect(await response.text()).toContain('value="unmark"');
    expect(await (await read(path, stranger)).text()).toContain('value="mark"');
    expect(await page("/my-collection")).toContain("Favourites 1 song");
    await send(`${path}/keep`, { act: "unmark" });
    expect(await count("FROM kept_songs")).toBe(0);
    expect(await page("/my-collection")).toContain("Favourites 0 songs");
  });

  test("asks a visitor to log in, and leads to the song's lists", async () => {
    expect(await (await visit(`/songs/${songs[0]}`)).text()).toContain(
      `href="/songs/${songs[0]}/keep"`,
    );
    const refused = await submit(`/songs/${songs[0]}/keep`, { act: "mark" });
    expect(refused.headers.get("Location")).toContain("/login?returnTo=");
    expect(await count("FROM kept_lists")).toBe(0);
  });

  test("must be in the archive", async () => {
    expect((await send("/songs/999/keep", { act: "mark" })).status).toBe(404);
    await run("UPDATE songs SET deleted_at = 5 WHERE id = ?", songs[0]);
    expect((await send(`/songs/${songs[0]}/keep`, { act: "mark" })).status).toBe(404);
    expect(await count("FROM kept_lists")).toBe(0);
  });
});

describe("a list", () => {
  test("has a name, which is asked for again with what was typed", async () => {
    const long = "a".repeat(101);
    for (const name of ["", " ", long]) {
      const refused = await send("/my-collection", { act: "make", name });
      expect(refused.status).toBe(400);
      if (name === long) expect(await refused.text()).toContain(`value="${long}"`);
    }
    expect(await count("FROM kept_lists")).toBe(0);
    const id = await makeList();
    await send(`/lists/${id}`, { act: "rename", name: "  Margazhi \n concert " });
    expect(await page(`/lists/${id}`)).toContain("Margazhi concert");
    expect((await send(`/lists/${id}`, { act: "rename", name: "" })).status).toBe(400);
  });

  test("is made with the song that one was at", async () => {
    const path = `/songs/${songs[1]}/keep`;
    expect(await page(path)).toContain("Add “Gati Nive” to a list");
    await send(path, { act: "make", name: "Tillanas" });
    expect(await order(await listId())).toEqual([songs[1]]);
    expect(await (await read(path)).text()).toContain('value="remove"');
  });

  test("holds a song once, and keeps its order without gaps", async () => {
    const [one, two, three] = songs as [number, number, number];
    const id = await makeList(one, two, one, three);
    const move = (song: number, place: number) =>
      send(`/lists/${id}`, { act: "move", song: String(song), place: String(place) });
    expect(await order(id)).toEqual([one, two, three]);
    await move(three, 1);
    expect(await order(id)).toEqual([three, one, two]);
    await move(three, 2);
    expect(await order(id)).toEqual([one, three, two]);
    await move(one, 99);
    expect(await order(id)).toEqual([three, two, one]);
    await move(999, 1);
    expect(await order(id)).toEqual([three, two, one]);
    await send(`/lists/${id}`, { act: "remove", song: String(two) });
    expect(await order(id)).toEqual([three, one]);
    expect(await page(`/lists/${id}`)).toMatch(/2 songs.*Amma Anandadayini.*Omkara Akarini/s);
  });

  test("has a note for each song", async () => {
    const id = await makeList(songs[0]!);
    const note = (text: string) =>
      send(`/lists/${id}`, { act: "note", song: String(songs[0]), note: text });
    await note("Shruti C, violin begins");
    expect(await (await read(`/lists/${id}`)).text()).toContain('value="Shruti C, violin begins"');
    expect((await note("a".repeat(301))).status).toBe(400);
    expect(await count("FROM kept_songs WHERE note = 'Shruti C, violin begins'")).toBe(1);
  });

  test("shows 50 songs a page, in one trip besides the user's, and none that is in the bin", async () => {
    const id = await makeList();
    for (let at = 0; at < 52; at++) {
      const song = await makeSong({ title: `Song ${at}` });
      await run(
        "INSERT INTO kept_songs (list_id, song_id, position) VALUES (?, ?, ?)",
        id,
        song,
        at + 1,
      );
    }
    await run("UPDATE songs SET deleted_at = 5 WHERE title = 'Song 0'");
    const response = await read(`/lists/${id}`);
    expect(readMeter(response).trips).toBe(2);
    const text = await readText(response);
    expect(text).toContain("Song 49");
    expect(text).not.toMatch(/Song 0 |Song 50/);
    expect(await page(`/lists/${id}?page=2`)).toMatch(/Song 50.*Song 51/s);
  });

  test("is exported, with its notes", async () => {
    const id = await makeList(songs[0]!);
    await run("UPDATE kept_songs SET note = '=shruti'");
    const csv = await (await read(`/lists/${id}/export?as=csv`)).text();
    expect(csv).toMatch(/^id,title,raaga,taala,singer,composer,note,url\r\n\d+,Omkara Akarini,/);
    expect(csv).toContain("'=shruti");
    const json = await (await read(`/lists/${id}/export?as=json`)).json();
    expect(json).toMatchObject({ name: "For practice", songs: [{ note: "=shruti" }] });
  });

  test("is printed as song sheets, in the script that is asked for", async () => {
    const sung = await makeSong({ title: "Nidhi Chala", lyrics: "నిధి చాలా సుఖమా", language: "te" });
    const id = await makeList(sung, songs[0]!);
    await send(`/lists/${id}`, { act: "note", song: String(sung), note: "violin begins" });
    const sheets = (script: string) => page(`/lists/${id}/sheets?script=${script}`);
    expect(await sheets("original")).toMatch(/Nidhi Chala.*violin begins.*నిధి చాలా/s);
    expect(await sheets("kn")).toContain("ನಿಧಿ ಚಾಲಾ");
    expect(await sheets("iso")).toContain("nidhi cālā sukhamā");
    expect(await sheets("hi")).toContain("The archive has no lyrics for this song.");
    expect((await read(`/lists/${id}/sheets`, stranger)).status).toBe(404);
  });

  test("is deleted after a question, and the songs stay", async () => {
    const id = await makeList(songs[0]!);
    expect(await page(`/lists/${id}?dialog=delete`)).toContain("The songs stay in the archive.");
    const deleted = await send(`/lists/${id}`, { act: "delete" });
    expect(deleted.headers.get("Location")).toBe("/my-collection");
    expect(await count("FROM kept_lists")).toBe(0);
    expect(await count("FROM songs")).toBe(3);
  });
});

describe("there are", () => {
  test(`at most ${maxLists} lists beside the marked songs`, async () => {
    await run(
      `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
       INSERT INTO kept_lists (user_id, name) SELECT ?, 'List ' || n FROM n`,
      maxLists,
      viewerId,
    );
    const refused = await send("/my-collection", { act: "make", name: "One more" });
    expect([refused.status, await readText(refused)]).toEqual([
      409,
      expect.stringContaining("You have 200 lists, the maximum."),
    ]);
    expect(await count("FROM kept_lists")).toBe(maxLists);
    await send(`/songs/${songs[0]}/keep`, { act: "mark" });
    expect(await count("FROM kept_lists WHERE is_marks")).toBe(1);
  });

  test(`at most ${maxSongs} songs in a list`, async () => {
    const id = await makeList();
    await run(
      `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
       INSERT INTO songs (title, composer) SELECT 'Song ' || n, '' FROM n`,
      maxSongs,
    );
    await run(
      `INSERT INTO kept_songs (list_id, song_id, position)
       SELECT ?, id, row_number() OVER () FROM songs WHERE title LIKE 'Song %'`,
      id,
    );
    await send(`/songs/${songs[0]}/keep`, { act: "add", list: String(id) });
    expect(await count("FROM kept_songs")).toBe(maxSongs);
    expect(await firstNumber("SELECT song_count AS n FROM kept_lists")).toBe(maxSongs);
  });
});
