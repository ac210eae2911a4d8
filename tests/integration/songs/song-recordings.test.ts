import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { readMeter, readText, submit, visit } from "../support/front-door.ts";
import { bearerFor, call, refusalOf } from "../support/rest/call.ts";
import { filled as restFilled, songs as restSongs } from "../support/rest/songs.ts";
import { add, filled, lastChange, seedChoices } from "../support/song-forms.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let owner: string;
let ownerId: number;
let other: string;
let otherId: number;
let composition: number;

const songRow = (id: number) => env.DB.prepare("SELECT * FROM songs WHERE id = ?").bind(id).first();
const compositionRow = () =>
  env.DB.prepare("SELECT * FROM compositions WHERE id = ?").bind(composition).first();
const page = async (path: string, cookie = "") =>
  readText(await visit(path, { headers: { Cookie: cookie } }));
/** The song that was added last. */
const latest = async () =>
  (await env.DB.prepare("SELECT max(id) AS id FROM songs").first<number>("id"))!;
const addRecording = (cookie: string, fields: Record<string, string> = {}) =>
  add(cookie, { compositionId: String(composition), ...fields });

/** A composition of `owner` without a recording: song 1. */
beforeEach(async () => {
  await seedChoices();
  ownerId = await makeUser("owner@example.org", "Contributor");
  owner = await logIn("owner@example.org");
  otherId = await makeUser("other@example.org", "Contributor");
  other = await logIn("other@example.org");
  await makeSong({ title: "Omkara Akarini", raagaId: "Lavangi", createdBy: ownerId });
  composition = (await env.DB.prepare("SELECT composition_id AS id FROM songs").first<number>(
    "id",
  ))!;
});

describe("recordings of a composition", () => {
  test("a visitor is asked for one, and the form knows the composition", async () => {
    const song = await (await visit("/songs/1")).text();
    expect(song).toContain(`href="/songs/add?composition=${composition}"`);
    const form = await page(`/songs/add?composition=${composition}`, other);
    expect(form).toContain("Title Omkara Akarini");
    expect(form).toContain("Only the member who added the composition");
  });

  test("who may add another is asked for it, a visitor is not", async () => {
    await addRecording(owner, {});
    const link = `href="/songs/add?composition=${composition}"`;
    expect(await (await visit("/songs/1")).text()).not.toContain(link);
    const html = await (await visit("/songs/1", { headers: { Cookie: other } })).text();
    expect(html).toContain(link);
  });

  test("the first one takes over the song of the composition, and stays another's composition", async () => {
    const response = await addRecording(other, {
      title: "Not theirs to change",
      lyrics: "nor this",
    });
    expect(response.headers.get("Location")).toBe("/my-collection");
    expect(await count("FROM songs")).toBe(1);
    expect(await songRow(1)).toMatchObject({
      title: "Omkara Akarini",
      singer: filled.singer,
      lyrics: "",
      created_by: otherId,
    });
    expect(await compositionRow()).toMatchObject({
      created_by: ownerId,
      recording_count: 1,
      first_year: 1975,
    });
    expect(await count("FROM users WHERE song_count = 1 AND id = ?", otherId)).toBe(1);
  });

  test("others have addresses of their own; the longest stands first until an editor marks one", async () => {
    await addRecording(other);
    await addRecording(owner, {
      singer: "Another singer",
      publishedDate: "1968",
      place: "Chennai",
      mediaDescription: "From a tape of a listener.",
    });
    const second = await latest();
    await env.DB.prepare("UPDATE songs SET duration_seconds = iif(id = 1, 60, 120)").run();
    expect(await compositionRow()).toMatchObject({ main_song_id: second, first_year: 1968 });
    const response = await visit("/songs/1");
    expect(readMeter(response).trips).toBe(1);
    const text = await readText(response);
    expect(text).toContain("2 recordings");
    expect(text).toMatch(
      /Another singer 1968 · Chennai · with [^·]+ 2:00 .* 1975 · with [^·]+ 1:00/,
    );
    expect(await (await visit("/songs/1")).text()).toContain(`href="/songs/${second}"`);
    const mark = (cookie: string) => submit("/songs/1/mark", { act: "mark" }, { Cookie: cookie });
    expect((await mark(other)).status).toBe(403);
    expect((await mark(owner)).headers.get("Location")).toBe("/songs/1");
    expect(await compositionRow()).toMatchObject({ main_song_id: 1 });
    expect(await page("/songs/1", owner)).toContain("Show the longest recording first");
    await submit(`/songs/${second}/mark`, { act: "mark" }, { Cookie: owner });
    const { results } = await env.DB.prepare(
      "SELECT fields ->> 'markedSongId' marks FROM revisions WHERE fields ->> 'markedSongId' <> '' ORDER BY id",
    ).all();
    expect(results.map(({ marks }) => marks)).toEqual(["[null,1]", `[1,${second}]`]);
    expect(await page(`/songs/${second}`)).toContain("From a tape of a listener.");
  });

  test("what is not known of one is asked of those who may say it, and of no others", async () => {
    await addRecording(other);
    await addRecording(owner, { singer: "Another singer" });
    const second = await latest();
    await env.DB.prepare("UPDATE songs SET recorded_on = NULL WHERE id = 1").run();
    const missing = async (cookie: string) => {
      const html = await (await visit("/songs/1", { headers: { Cookie: cookie } })).text();
      return [...html.matchAll(/href="(\/songs\/edit\/\d+#\w+)"[^>]*>([^<]+: add it)/g)].map(
        ([, to, text]) => `${to} ${text}`,
      );
    };
    expect(await missing("")).toEqual([]);
    expect(await missing(other)).toEqual([
      "/songs/edit/1#publishedDate Year not known: add it",
      "/songs/edit/1#place Place not known: add it",
    ]);
    expect(await missing(owner)).toEqual([`/songs/edit/${second}#place Place not known: add it`]);
    const form = await (await visit("/songs/edit/1", { headers: { Cookie: other } })).text();
    for (const id of ["publishedDate", "place"]) expect(form).toContain(`id="${id}"`);
  });

  test("a page has fifty besides the main one, which the others do not repeat", async () => {
    await addRecording(other);
    await env.DB.prepare(
      `INSERT INTO songs (title, composer, singer, composition_id, duration_seconds)
        SELECT title, composer, 'Singer ' || value || '.', composition_id, iif(value = 51, 500, 60)
        FROM songs, json_each(?) WHERE songs.id = 1`,
    )
      .bind(JSON.stringify(Array.from({ length: 52 }, (_, at) => at)))
      .run();
    const [first, next] = [await page("/songs/1"), await page("/songs/1?recordings=2")];
    expect(first.match(/Singer \d+\./)?.[0]).toBe("Singer 51.");
    expect(first.match(/Singer \d+\./g)).toHaveLength(50);
    expect(next.match(/Singer \d+\./g)).toEqual(["Singer 49.", "Singer 50."]);
  });

  test("a change of what they share concerns all of them, and is not everybody's", async () => {
    await addRecording(other);
    await addRecording(owner);
    const fields = { ...filled, title: "Omkarakarini", revision: await lastChange() };
    const second = await latest();
    const form = await page(`/songs/edit/${second}`, owner);
    expect(form).toContain("2 recordings share these details");
    // Not sent by the form of somebody who may not change it, and not taken if it is.
    const own = await submit("/songs/edit/1", { ...fields, singer: "Somebody" }, { Cookie: other });
    expect([own.status, await readText(own)]).toEqual([302, ""]);
    expect(await songRow(1)).toMatchObject({ title: "Omkara Akarini", singer: "Somebody" });
    const changed = await submit(
      `/songs/edit/${second}`,
      { ...fields, revision: await lastChange(second) },
      { Cookie: owner },
    );
    expect(changed.status).toBe(302);
    for (const id of [1, second])
      expect(await songRow(id)).toMatchObject({ title: "Omkarakarini" });
    expect(await page("/search?title=omkarakarini&searched=true")).toContain("Omkarakarini");
  });

  test("what one writer changes is a conflict for the other, in either part", async () => {
    await addRecording(other);
    const opened = await lastChange();
    await submit("/songs/edit/1", { ...filled, revision: opened, title: "New" }, { Cookie: owner });
    const late = await submit(
      "/songs/edit/1",
      { ...filled, revision: opened, singer: "Somebody" },
      { Cookie: other },
    );
    expect(late.status).toBe(409);
    expect(await songRow(1)).toMatchObject({ title: "New", singer: filled.singer });
  });
});

describe("deleting recordings", () => {
  test("the only one goes alone where the composition is another's; its address leads there", async () => {
    await addRecording(other);
    await submit("/songs/1/delete", {}, { Cookie: other });
    expect(await refusalOf(await call(`${restSongs}/1`))).toEqual([404, "RESOURCE_NOT_FOUND"]);
    const standIn = await latest();
    expect(await (await call(`${restSongs}/${standIn}`)).json()).toMatchObject({
      title: "Omkara Akarini",
      singer: "",
      raagaId: { id: "Lavangi" },
    });
    expect((await visit("/songs/1")).headers.get("Location")).toBe(`/songs/${standIn}`);
    expect(await page("/search?title=omkara&searched=true")).toContain("Omkara Akarini");
    await makeUser("admin@example.org", "Administrator");
    const admin = await logIn("admin@example.org");
    expect(await page("/admin/bin", admin)).toContain("Omkara Akarini");
    await submit("/admin/bin", { id: "1" }, { Cookie: admin });
    expect(await songRow(1)).toMatchObject({ deleted_at: null });
    expect((await visit(`/songs/${standIn}`)).headers.get("Location")).toBe("/songs/1");
    expect(await page("/admin/bin", admin)).not.toContain("Omkara Akarini");
  });

  test("the only one takes its composition along where both are the deleter's, and back", async () => {
    await addRecording(owner);
    await submit("/songs/1/delete", {}, { Cookie: owner });
    expect(await count("FROM compositions WHERE deleted_at IS NULL")).toBe(0);
    expect((await visit("/songs/1")).status).toBe(404);
    expect(await count("FROM counters WHERE name = 'compositions' AND value = 0")).toBe(1);
    await makeUser("admin@example.org", "Administrator");
    await submit("/admin/bin", { id: "1" }, { Cookie: await logIn("admin@example.org") });
    expect(await count("FROM compositions WHERE deleted_at IS NULL")).toBe(1);
    expect((await visit("/songs/1")).status).toBe(200);
  });

  test("one of several leads to the others, even after thirty days", async () => {
    await addRecording(owner);
    await addRecording(owner, { singer: "Another singer" });
    const kept = `/songs/${await latest()}`;
    await submit("/songs/1/delete", {}, { Cookie: owner });
    expect((await visit("/songs/1")).headers.get("Location")).toBe(kept);
    const { emptyBin } = await import("#app/data/songs/empty-bin.ts");
    const { openDatabase } = await import("#app/data/database.ts");
    await emptyBin(openDatabase(env.DB), Date.now() + 31 * 24 * 3600_000);
    expect(await songRow(1)).toBeNull();
    expect((await visit("/songs/1")).headers.get("Location")).toBe(kept);
  });
});

describe("over REST", () => {
  const put = (id: number, body: object, headers: Record<string, string>) =>
    call(`${restSongs}/${id}`, { method: "PUT", headers, body });

  test("who may change the recording alone changes nothing that is shared", async () => {
    await addRecording(other);
    const { headers } = await bearerFor("other@example.org");
    const now = await (await call(`${restSongs}/1`)).json<Record<string, { id: string } | null>>();
    const shared = {
      title: now.title,
      raagaId: now.raagaId?.id,
      description: now.description,
      lyrics: now.lyrics,
    };
    const own = { ...restFilled, ...shared, taalaId: null, songTypeId: null };
    const saved = await put(1, { ...own, singer: "Somebody" }, headers);
    expect([saved.status, await saved.json()]).toMatchObject([200, { singer: "Somebody" }]);
    const before = await songRow(1);
    const refused = await put(1, { ...own, singer: "Third", title: "Mine" }, headers);
    expect(await refusalOf(refused)).toEqual([403, "ACCESS_DENIED"]);
    expect(await songRow(1)).toEqual(before);
  });

  test.each([
    ["1975", "year"],
    ["1975-08", "month"],
    ["1975-08-15", "day"],
  ])("the date %s is known to the %s", async (publishedDate, datePrecision) => {
    await addRecording(owner, { publishedDate });
    expect(await (await call(`${restSongs}/1`)).json()).toMatchObject({
      recordingYear: 1975,
      datePrecision,
      recordingDate: datePrecision === "day" ? publishedDate : null,
    });
  });

  test("a date that is not known to the day is told by year and precision, and stays", async () => {
    await addRecording(owner, {
      publishedDate: "1968-08",
      startSeconds: "1:05",
      endSeconds: "5:00",
    });
    const song = await (await call(`${restSongs}/1`)).json<object>();
    expect(song).toMatchObject({
      compositionId: composition,
      recordingDate: null,
      recordingYear: 1968,
      datePrecision: "month",
      startSeconds: 65,
      endSeconds: 300,
    });
    const { headers } = await bearerFor("owner@example.org");
    const body = { ...restFilled, recordingDate: null, description: "Words." };
    expect((await put(1, body, headers)).status).toBe(200);
    expect(await songRow(1)).toMatchObject({ recorded_on: "1968-08", start_seconds: 65 });
  });
});
