import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { maxKept, maxLists, maxSongs } from "#app/domain/kept/limits.ts";
import { makeSong } from "../support/factories.ts";
import { origin, readText, submit, visit } from "../support/front-door.ts";
import { bearerFor, call, music, refusalOf } from "../support/rest/call.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let owner: string;
let ownerId: number;
let stranger: string;
let song: number;
let list: number;

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();
const send = (path: string, fields: Record<string, string>, cookie = owner) =>
  submit(path, fields, { Cookie: cookie });
const read = (path: string, cookie = owner) => visit(path, { headers: { Cookie: cookie } });

/** Makes lists of a user that hold `each` songs, by number alone. */
const fill = (lists: number, each: number) =>
  run(
    `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
      INSERT INTO kept_lists (user_id, name, song_count) SELECT ?, 'List ' || n, ? FROM n`,
    lists,
    ownerId,
    each,
  );

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  ownerId = await makeUser("owner@example.org");
  owner = await logIn("owner@example.org");
  await makeUser("stranger@example.org");
  stranger = await logIn("stranger@example.org");
  song = await makeSong({ title: "Omkara Akarini" });
  await run("INSERT INTO kept_lists (user_id, name) VALUES (?, 'A secret name')", ownerId);
  await run(
    "INSERT INTO kept_songs (list_id, song_id, position, note) VALUES (1, ?, 1, 'a secret')",
    song,
  );
  list = 1;
});

/** What tells one answer from another: status, headers but for the nonce and tokens, and body. */
async function answerOf(response: Response) {
  const headers = [...response.headers].filter(
    ([name]) => !/policy|date|timing|bookmark|cookie/.test(name),
  );
  const body = (await response.text()).replaceAll(/nonce="[^"]*"|nonce-[^']*/g, "");
  return { status: response.status, headers, body };
}

describe("T81 a list of another user", () => {
  test("answers like one that does not exist, to every reading and every act", async () => {
    const none = list + 1;
    const same = async (ask: (id: number) => Promise<Response>, what: string) => {
      const numbered = ({ body, ...answer }: Awaited<ReturnType<typeof answerOf>>) => ({
        ...answer,
        body: body.replaceAll(/\/lists\/\d/g, "/lists/n"),
      });
      const theirs = numbered(await answerOf(await ask(list)));
      expect(theirs, what).toEqual(numbered(await answerOf(await ask(none))));
      expect(theirs.status, what).toBe(404);
      expect(theirs.body, what).not.toContain("secret");
    };
    for (const path of ["", ".data", "/sheets", "/export", "/export?as=csv"])
      await same((id) => read(`/lists/${id}${path}`, stranger), path);
    await same((id) => read(`/songs/entries?list=${id}`, stranger), "entries");
    for (const act of ["move", "remove", "note", "rename", "share", "unshare", "delete"]) {
      const fields = { act, song: String(song), place: "1", note: "x", name: "x" };
      await same((id) => send(`/lists/${id}`, fields, stranger), act);
    }
    for (const act of ["add", "remove"])
      await same((id) => send(`/songs/${song}/keep`, { act, list: String(id) }, stranger), act);
    const { headers } = await bearerFor("stranger@example.org");
    for (const [method, path] of [
      ["GET", ""],
      ["DELETE", ""],
      ["POST", "/share"],
      ["DELETE", "/share"],
    ] as const)
      await same(
        (id) => call(`${music}/lists/${id}${path}`, { method, headers }),
        `${method} ${path}`,
      );
    expect(await count("FROM kept_songs WHERE note = 'a secret'")).toBe(1);
    expect(
      await count("FROM kept_lists WHERE share_token IS NULL AND name = 'A secret name'"),
    ).toBe(1);
  });

  test("is not among one's own, over the site and REST", async () => {
    expect(await (await read("/my-collection", stranger)).text()).not.toContain("secret");
    const { headers } = await bearerFor("stranger@example.org");
    expect(await (await call(`${music}/lists`, { headers })).json()).toEqual([]);
  });

  test("is not written by its owner, either, once they may keep nothing any more", async () => {
    const { headers } = await bearerFor("owner@example.org");
    await run("DELETE FROM user_roles WHERE user_id = ?", ownerId);
    for (const act of ["rename", "share", "delete"])
      expect([403, 404]).toContain((await send(`/lists/${list}`, { act, name: "x" })).status);
    const body = { name: "x", songs: [] };
    expect((await call(`${music}/lists/${list}`, { method: "PUT", headers, body })).status).toBe(
      403,
    );
    expect(
      await count("FROM kept_lists WHERE share_token IS NULL AND name = 'A secret name'"),
    ).toBe(1);
  });
});

describe("T82 the address of a shared list", () => {
  const token = () =>
    env.DB.prepare("SELECT share_token AS t FROM kept_lists WHERE id = 1").first<string>("t");

  test("is 256 random bits, one for a list however often it is shared at once", async () => {
    const tokens = new Set<string>();
    for (let at = 0; at < 20; at++) {
      await send(`/lists/${list}`, { act: "share" });
      tokens.add((await token())!);
      await send(`/lists/${list}`, { act: "unshare" });
    }
    expect(tokens.size).toBe(20);
    for (const one of tokens) expect(one).toMatch(/^[\w-]{43}$/);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(`/lists/${list}`, { act: "share" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302]);
    expect((await visit(`/shared/${await token()}`)).status).toBe(200);
  });

  test("ends at once for every reader: pages, data, songs to play; and is kept by no cache", async () => {
    await send(`/lists/${list}`, { act: "share" });
    const paths = [
      `/shared/${await token()}`,
      `/shared/${await token()}.data`,
      `/songs/entries?shared=${await token()}`,
    ];
    for (const path of paths) {
      const response = await visit(path);
      expect([response.status, response.headers.get("Cache-Control")], path).toEqual([
        200,
        "private, no-store",
      ]);
      expect(await response.text(), path).not.toMatch(/owner|user_?id/i);
    }
    await send(`/lists/${list}`, { act: "unshare" });
    for (const path of paths) expect((await visit(path)).status, path).toBe(404);
  });

  test("shows nothing that is not in the archive, and is found by no pattern", async () => {
    await send(`/lists/${list}`, { act: "share" });
    const shared = `/shared/${await token()}`;
    await run("UPDATE songs SET deleted_at = 5");
    expect(await readText(await visit(shared))).not.toContain("Omkara");
    expect(await (await visit(`/songs/entries?shared=${await token()}`)).json()).toMatchObject({
      songs: [],
    });
    for (const guess of [
      "%25",
      "_".repeat(43),
      "*",
      `${await token()}x`,
      (await token())!.toLowerCase(),
      "null",
      "''",
    ])
      expect((await visit(`/shared/${guess}`)).status, guess).toBe(404);
  });
});

describe("T83 lists are bounded, also for many requests at once", () => {
  test("lists of a user", async () => {
    await fill(maxLists - 2, 0);
    const names = Array.from({ length: 10 }, (_, at) => `Late ${at}`);
    const answers = await Promise.all(
      names.map((name) => send("/my-collection", { act: "make", name })),
    );
    expect(answers.filter(({ status }) => status === 302)).toHaveLength(1);
    expect(await count("FROM kept_lists WHERE user_id = ?", ownerId)).toBe(maxLists);
  });

  test("songs of a list, each once and in a row of places", async () => {
    const songs = await Promise.all(
      Array.from({ length: 12 }, (_, at) => makeSong({ title: `S${at}` })),
    );
    await run("UPDATE kept_lists SET song_count = ? WHERE id = 1", maxSongs - 5);
    const add = (id: number) => send(`/songs/${id}/keep`, { act: "add", list: "1" });
    await Promise.all([...songs, ...songs].map(add));
    expect(await count("FROM kept_songs WHERE list_id = 1")).toBe(6);
    expect(await count("FROM kept_lists WHERE song_count = ?", maxSongs)).toBe(1);
    await Promise.all(songs.map((id) => send(`/songs/${id}/keep`, { act: "mark" })));
    expect(await count("FROM kept_lists WHERE is_marks = 1")).toBe(1);
    const places = await env.DB.prepare(
      "SELECT position AS p FROM kept_songs JOIN kept_lists l ON l.id = list_id WHERE is_marks = 1 ORDER BY 1",
    ).all<{ p: number }>();
    expect(places.results.map(({ p }) => p)).toEqual(songs.map((_, at) => at + 1));
  });

  test("songs of a user in all, whichever way they come", async () => {
    await fill(maxKept / maxSongs, maxSongs);
    const { headers } = await bearerFor("owner@example.org");
    const songs = [{ songId: song, note: "" }];
    const full = await send(`/songs/${song}/keep`, { act: "mark" });
    expect(full.status).toBe(302);
    expect(await count("FROM kept_lists WHERE is_marks = 1")).toBe(0);
    expect(
      await refusalOf(await call(`${music}/lists`, { headers, body: { name: "x", songs } })),
    ).toEqual([409, "IN_USE"]);
    const device = JSON.stringify({ marks: [song], lists: [] });
    const body = new URLSearchParams({ act: "takeOver", device });
    const taken = await visit("/my-collection", {
      method: "POST",
      body,
      headers: { Cookie: owner, Origin: origin },
    });
    expect([taken.status, await readText(taken)]).toEqual([
      409,
      expect.stringContaining("20,000 in all"),
    ]);
    expect(await count("FROM kept_songs")).toBe(1);
    await run("DELETE FROM kept_lists WHERE name = 'List 1'");
    expect((await send(`/songs/${song}/keep`, { act: "mark" })).status).toBe(302);
    expect(await count("FROM kept_songs")).toBe(2);
  });

  test("names and notes", async () => {
    const { headers } = await bearerFor("owner@example.org");
    const long = (length: number) => "స".repeat(length);
    for (const body of [
      { name: long(101) },
      { name: "x", songs: [{ songId: song, note: long(301) }] },
      {
        name: "x",
        songs: Array.from({ length: maxSongs + 1 }, (_, at) => ({ songId: at + 1, note: "" })),
      },
      { name: "x", songs: [{ songId: song }, { songId: song }] },
    ])
      expect((await call(`${music}/lists`, { headers, body })).status).toBe(400);
    expect(await count("FROM kept_lists")).toBe(1);
  });
});

test("T84 no cache keeps a page of somebody's lists, nor one for who is signed out", async () => {
  for (const path of [
    "/my-collection",
    `/lists/${list}`,
    `/lists/${list}.data`,
    `/lists/${list}/sheets`,
    `/lists/${list}/export`,
    `/lists/${list}/export?as=csv`,
    `/songs/${song}/keep`,
    `/songs/entries?list=${list}`,
    `/songs/entries?list=${list}&ids=${song}`,
  ]) {
    const own = await read(path);
    expect([own.status, own.headers.get("Cache-Control")], path).toEqual([
      200,
      "private, no-store",
    ]);
    expect(own.headers.get("ETag"), path).toBeNull();
    const anonymous = await (await visit(path)).text();
    expect(anonymous, path).not.toContain("secret");
  }
});
