import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { emptyBin } from "#app/data/songs/empty-bin.ts";
import { deleteUser } from "#app/data/users/delete-user.ts";
import { openDatabase } from "#app/data/database.ts";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { bearerFor, call, music, refusalOf } from "../support/rest/call.ts";
import { count, logIn, makeUser } from "../support/users.ts";

const db = openDatabase(env.DB);
let owner: string;
let ownerId: number;
let stranger: string;
let song: number;
let list: number;

const send = (fields: Record<string, string>, cookie = owner, path = `/lists/${list}`) =>
  submit(path, fields, { Cookie: cookie });
const token = async () =>
  env.DB.prepare("SELECT share_token AS token FROM kept_lists").first<string>("token");

beforeEach(async () => {
  ownerId = await makeUser("owner@example.org");
  owner = await logIn("owner@example.org");
  await makeUser("stranger@example.org");
  stranger = await logIn("stranger@example.org");
  song = await makeSong({ title: "Omkara Akarini" });
  await send({ act: "make", name: "For practice" }, owner, `/songs/${song}/keep`);
  list = (await env.DB.prepare("SELECT id FROM kept_lists").first<number>("id"))!;
  await send({ act: "note", song: String(song), note: "violin begins" });
});

describe("the songs of a list, to be played", () => {
  const play = async (query: string, cookie?: string) => {
    const headers = cookie ? { Cookie: cookie } : undefined;
    const response = await visit(`/songs/entries?${query}`, { headers });
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    return response;
  };

  test("come page by page, to its owner and to who has the address", async () => {
    for (let at = 2; at <= 52; at++) {
      const id = await makeSong({ title: `Song ${at}` });
      await send({ act: "add", list: String(list) }, owner, `/songs/${id}/keep`);
    }
    await send({ act: "share" });
    for (const [query, cookie] of [
      [`list=${list}`, owner],
      [`shared=${await token()}`, undefined],
    ] as const) {
      const { songs, next } = await (
        await play(`${query}&lng=en`, cookie)
      ).json<{ songs: { title: string }[]; next: string }>();
      expect(songs).toHaveLength(50);
      expect(songs[0]).toMatchObject({ title: "Omkara Akarini" });
      const rest = await visit(next, { headers: cookie ? { Cookie: cookie } : undefined });
      expect(await rest.json()).toMatchObject({
        songs: [{ title: "Song 51" }, { title: "Song 52" }],
        next: null,
      });
    }
  });

  test("are not there for others, nor after the owner has signed out", async () => {
    expect((await play(`list=${list}`, stranger)).status).toBe(404);
    expect((await visit(`/songs/entries?list=${list}`)).status).toBe(400);
    expect((await play("shared=unknown")).status).toBe(404);
    await submit("/logout", {}, { Cookie: owner });
    expect((await play(`list=${list}`, owner)).status).toBe(404);
  });
});

describe("a list of another user", () => {
  test("is not there: not to be read, nor changed by any act", async () => {
    for (const path of ["", "?dialog=delete", "/sheets", "/export?as=csv"]) {
      const response = await visit(`/lists/${list}${path}`, { headers: { Cookie: stranger } });
      expect(response.status, path).toBe(404);
    }
    const before = await env.DB.prepare("SELECT * FROM kept_songs").all();
    const acts: Record<string, string>[] = [
      { act: "move", place: "1" },
      { act: "remove" },
      { act: "note", note: "mine" },
      { act: "rename", name: "Mine" },
      { act: "share" },
      { act: "unshare" },
      { act: "delete" },
    ];
    for (const act of acts)
      expect((await send({ song: String(song), ...act }, stranger)).status, act.act).toBe(404);
    const keep = `/songs/${song}/keep`;
    for (const act of ["add", "remove"])
      expect((await send({ act, list: String(list) }, stranger, keep)).status, act).toBe(404);
    expect((await env.DB.prepare("SELECT * FROM kept_songs").all()).results).toEqual(
      before.results,
    );
    expect(await count("FROM kept_lists WHERE name = 'For practice'")).toBe(1);
  });

  test("is read by its shared address until that is taken away", async () => {
    await send({ act: "share" });
    const address = `/shared/${await token()}`;
    await send({ act: "share" });
    expect(`/shared/${await token()}`).toBe(address);
    const shared = await visit(address);
    expect(shared.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await shared.text();
    expect(html).toContain('content="noindex');
    expect(html).not.toContain("owner");
    const text = await readText(await visit(address));
    expect(text).toMatch(/For practice.*Omkara Akarini.*violin begins/s);
    await send({ act: "unshare" });
    expect((await visit(address)).status).toBe(404);
    await send({ act: "share" });
    expect(`/shared/${await token()}`).not.toBe(address);
  });

  test("is not found by a guess", async () => {
    for (const guess of ["null", "", "%25", "undefined", String(list)])
      expect((await visit(`/shared/${guess}`)).status, guess).not.toBe(200);
  });
});

describe("a list goes along", () => {
  test("with its owner's account", async () => {
    const { ok } = await deleteUser(
      db,
      ownerId,
      await makeUser("chief@example.org", "Administrator"),
    );
    expect(ok).toBe(true);
    expect(await count("FROM kept_lists")).toBe(0);
    expect(await count("FROM kept_songs")).toBe(0);
    expect(await count("FROM songs")).toBe(1);
  });

  test("with a song that leaves the bin for good: another recording takes its place, or it is gone", async () => {
    const [composition] = (
      await env.DB.prepare("SELECT composition_id AS id FROM songs").all<{ id: number }>()
    ).results;
    const other = await makeSong({ title: "Omkara Akarini", compositionId: composition!.id });
    await env.DB.prepare("UPDATE songs SET deleted_at = 5 WHERE id = ?").bind(song).run();
    await env.DB.prepare("UPDATE compositions SET main_song_id = ?").bind(other).run();
    expect(await emptyBin(db, Date.now())).toBe(1);
    expect(await count("FROM kept_songs WHERE song_id = ? AND note = 'violin begins'", other)).toBe(
      1,
    );
    await env.DB.prepare("UPDATE songs SET deleted_at = 5").run();
    await env.DB.prepare("UPDATE compositions SET deleted_at = 5").run();
    expect(await emptyBin(db, Date.now())).toBe(1);
    expect(await count("FROM kept_songs")).toBe(0);
    expect(await count("FROM kept_lists WHERE song_count = 0")).toBe(1);
  });
});

describe("over REST", () => {
  const lists = `${music}/lists`;

  test("one's own lists are read, made, replaced, shared and deleted", async () => {
    const { headers } = await bearerFor("owner@example.org");
    const body = { name: "Margazhi", songs: [{ songId: song, note: "shruti C" }] };
    const made = await call(lists, { headers, body });
    expect(made.status).toBe(201);
    const { id } = await made.json<{ id: number }>();
    const path = `${lists}/${id}`;
    expect(await (await call(path, { headers })).json()).toEqual({
      id,
      name: "Margazhi",
      isMarks: false,
      songCount: 1,
      shareUrl: null,
      songs: [{ songId: song, title: "Omkara Akarini", note: "shruti C" }],
    });
    const changed = await call(path, { method: "PUT", headers, body: { name: "Empty" } });
    expect(await changed.json()).toMatchObject({ name: "Empty", songCount: 0, songs: [] });
    const shared = await call(`${path}/share`, { method: "POST", headers });
    const { shareUrl } = await shared.json<{ shareUrl: string }>();
    expect((await visit(new URL(shareUrl).pathname)).status).toBe(200);
    await call(`${path}/share`, { method: "DELETE", headers });
    expect((await visit(new URL(shareUrl).pathname)).status).toBe(404);
    expect(await (await call(path, { method: "DELETE", headers })).json()).toBe(id);
    const left = await (await call(lists, { headers })).json<{ name: string }[]>();
    expect(left.map(({ name }) => name)).toEqual(["For practice"]);
  });

  test("another's list is not found, and a song twice or unknown is refused whole", async () => {
    const { headers } = await bearerFor("stranger@example.org");
    const path = `${lists}/${list}`;
    const body = { name: "Mine" };
    for (const [method, at] of [
      ["GET", path],
      ["PUT", path],
      ["DELETE", path],
      ["POST", `${path}/share`],
      ["DELETE", `${path}/share`],
    ] as const) {
      const sent = method === "PUT" ? { body } : {};
      const refused = await refusalOf(await call(at, { method, headers, ...sent }));
      expect(refused, `${method} ${at}`).toEqual([404, "RESOURCE_NOT_FOUND"]);
    }
    const twice = [song, song].map((songId) => ({ songId }));
    const refuse = async (songs: { songId: number }[]) =>
      refusalOf(await call(lists, { headers, body: { ...body, songs } }));
    expect(await refuse(twice)).toEqual([400, "ILLEGAL_ARGUMENT"]);
    expect(await refuse([{ songId: 999 }])).toEqual([404, "RESOURCE_NOT_FOUND"]);
    expect(await count("FROM kept_lists")).toBe(1);
    expect((await call(lists)).status).toBe(401);
  });
});
