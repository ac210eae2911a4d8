import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { count } from "../support/users.ts";
import { bearerOf, call, music, refusalOf } from "../support/rest/call.ts";
import { readDescription } from "../support/rest/description.ts";
import { filled, makeContributor, songs, whole, youTube } from "../support/rest/songs.ts";

let contributor: Awaited<ReturnType<typeof bearerOf>>;

beforeEach(async () => {
  contributor = await makeContributor();
});

const add = (body: unknown = filled, query = youTube, { headers } = contributor) =>
  call(songs + query, { headers, body });

describe("PUT and DELETE /songs/{id}", () => {
  const put = (body: unknown, query = "", { headers } = contributor) =>
    call(`${songs}/1${query}`, { method: "PUT", headers, body });

  test("200 with the song; its recording and what has no name here stay", async () => {
    await add();
    await env.DB.prepare("UPDATE songs SET language = 'te', media_type_id = NULL").run();
    const response = await put({ ...filled, id: 1, title: "Another title", accompaniments: [] });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ...whole,
      title: "Another title",
      accompaniments: [],
      updatedBy: "singer@example.org",
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(await env.DB.prepare("SELECT language FROM songs").first("language")).toBe("te");
    const same = await put(filled, `?url=${encodeURIComponent(whole.mediaurl)}`);
    expect(await same.json()).toMatchObject({ externalMediaId: "dQw4w9WgXcQ" });
    const other = await put(filled, "?url=https%3A%2F%2Fexample.org%2Fa.mp4&mediadescription=b");
    expect(await other.json()).toMatchObject({ uploadType: "Video", mediadescription: "b" });
  });

  test("what the specification's client leaves out is empty, and what it does not know stays", async () => {
    await add();
    await env.DB.batch(
      [
        "UPDATE compositions SET deity = 'Devi', iso_title = 'ōṁkāra', meaning = '{\"en\":\"Words\"}', language = 'te'",
        "UPDATE songs SET event = 'A concert', place = 'Chennai', track = 3, singer_part = 'violin'",
      ].map((statement) => env.DB.prepare(statement)),
    );
    const { title, singer, recordingDate, description } = filled;
    expect((await put({ title, singer, recordingDate, description })).status).toBe(200);
    const row = await env.DB.prepare(
      `SELECT c.raaga_id, c.taala_id, c.song_type_id, c.lyrics, s.accompaniments, c.deity, c.iso_title, c.meaning,
        c.language, s.event, s.place, s.track, s.singer_part, s.external_media_id, s.media_description
        FROM songs s JOIN compositions c ON c.id = s.composition_id`,
    ).first();
    expect(row).toEqual({
      raaga_id: null,
      taala_id: null,
      song_type_id: null,
      lyrics: "",
      accompaniments: "[]",
      deity: "Devi",
      iso_title: "ōṁkāra",
      meaning: '{"en":"Words"}',
      language: "te",
      event: "A concert",
      place: "Chennai",
      track: 3,
      singer_part: "violin",
      external_media_id: "dQw4w9WgXcQ",
      media_description: "A concert",
    });
    expect((await put({ ...filled, language: "" })).status).toBe(200);
    expect(await env.DB.prepare("SELECT language FROM compositions").first("language")).toBeNull();
  });

  test("T33 only its creator or an Administrator; 404 where there is none", async () => {
    await add();
    const other = await bearerOf("other@example.org", "Contributor");
    expect(await refusalOf(await put({ ...filled, title: "Stolen" }, "", other))).toEqual([
      403,
      "ACCESS_DENIED",
    ]);
    const removed = await call(`${songs}/1`, { method: "DELETE", headers: other.headers });
    expect(await refusalOf(removed)).toEqual([403, "ACCESS_DENIED"]);
    const gone = await call(`${songs}/99`, { method: "DELETE", headers: contributor.headers });
    expect(await refusalOf(gone)).toEqual([404, "RESOURCE_NOT_FOUND"]);
    const administrator = await bearerOf("admin@example.org", "Administrator");
    expect((await put({ ...filled, title: "Better" }, "", administrator)).status).toBe(200);
    const own = await call(`${songs}/1`, { method: "DELETE", headers: contributor.headers });
    expect([own.status, await own.text()]).toEqual([200, "1"]);
    expect(await refusalOf(await call(`${songs}/1`))).toEqual([404, "RESOURCE_NOT_FOUND"]);
  });

  test("a song stored without a singer may stay without one, but existing fields may not be emptied", async () => {
    const id = await makeSong({ title: "Old", createdBy: contributor.id });
    const { headers } = contributor;
    const plain = await call(`${songs}/${id}`, { method: "PUT", headers, body: { title: "New" } });
    expect(await plain.json()).toMatchObject({ title: "New", singer: "", recordingDate: null });
    await add();
    const taken = await call(`${songs}/2`, { method: "PUT", headers, body: { title: "New" } });
    expect(await taken.json()).toMatchObject({
      status: 400,
      fieldErrors: [
        { fieldName: "singer" },
        { fieldName: "recordingDate" },
        { fieldName: "description" },
      ],
    });
  });

  test("/openapi.json says which fields a change may leave out or empty, as the server has it", async () => {
    const { paths } = await readDescription();
    const { schema } = paths[`${songs}/{id}`]!.put!.requestBody!.content["application/json"]!;
    const { properties, required } = schema as {
      properties: Record<string, { description?: string; default?: unknown }>;
      required: string[];
    };
    const { headers } = contributor;
    const statusOf = async (id: number, body: object) =>
      (await call(`${songs}/${id}`, { method: "PUT", headers, body })).status;
    await add();
    for (const [field, told] of Object.entries(properties)) {
      const isKept = told.description?.includes("if the song has one") ?? false;
      const status = required.includes(field) || isKept ? 400 : 200;
      const { [field]: _field, ...rest } = filled as Record<string, unknown>;
      expect(await statusOf(1, rest), `without ${field}`).toBe(status);
      if (!isKept) continue;
      expect(told.default, field).toBeUndefined();
      expect(await statusOf(1, { ...rest, [field]: "" }), `an empty ${field}`).toBe(400);
      const bare = await makeSong({ title: "Bare", createdBy: contributor.id });
      expect(await statusOf(bare, rest), `no ${field}`).toBe(200);
      expect(await statusOf(bare, { ...rest, [field]: "" }), `no ${field}`).toBe(200);
    }
  });

  test("50 simultaneous additions and deletions leave exact totals", async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, (_, at) => add({ ...filled, title: `Song ${at}` }, "")),
    );
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
    const home = async () => readText(await visit("/home"));
    expect(await home()).toContain("Showing 1 to 20 of 50 results");
    const list = async () => (await call(`${songs}?size=1`)).json<Record<string, unknown>>();
    expect(await list()).toMatchObject({ totalElements: 50, totalPages: 50 });
    const all = await Promise.all(made.map(async (one) => (await one.json<{ id: number }>()).id));
    const ids = all.slice(0, 30);
    const { headers } = contributor;
    const gone = await Promise.all(
      [...ids, ...ids].map((id) => call(`${songs}/${id}`, { method: "DELETE", headers })),
    );
    expect(gone.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(gone.filter(({ status }) => status === 404)).toHaveLength(30);
    expect(await list()).toMatchObject({ totalElements: 20 });
    expect(await home()).toContain("Showing 1 to 20 of 20 results");
    // Additions and deletions overlap.
    const later = await Promise.all([
      ...Array.from({ length: 25 }, (_, at) => add({ ...filled, title: `Later ${at}` }, "")),
      ...all.slice(30).map((id) => call(`${songs}/${id}`, { method: "DELETE", headers })),
    ]);
    expect(later.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      ...Array<number>(20).fill(200),
      ...Array<number>(25).fill(201),
    ]);
    expect(await list()).toMatchObject({ totalElements: 25 });
    expect(await home()).toContain("Showing 1 to 20 of 25 results");
    expect(await count("FROM songs WHERE deleted_at IS NULL")).toBe(25);
    expect(await count("FROM raagas WHERE song_count = 25")).toBe(1);
    const mine = await call(`${music}/user/songs?page=0`, { headers });
    expect(await mine.json()).toMatchObject({
      totalElements: 25,
      numberOfElements: 20,
      last: false,
    });
  }, 60_000);
});

test("an uploaded file stays with its song through an edit", async () => {
  const file = "ab".repeat(16);
  await env.DB.prepare(
    "INSERT INTO media_files (id, status, content_type, size, owner_id) VALUES (?, 'ready', 'audio/mpeg', 1, ?)",
  )
    .bind(file, contributor.id)
    .run();
  const id = await makeSong({
    title: "Mine",
    createdBy: contributor.id,
    uploadType: "Audio",
    mediaFileId: file,
  });
  const { mediaurl } = await (await call(`${songs}/${id}`)).json<{ mediaurl: string }>();
  expect(mediaurl).toBe(`${origin}/media/${file}`);
  const kept = await call(`${songs}/${id}?url=${encodeURIComponent(mediaurl)}`, {
    method: "PUT",
    headers: contributor.headers,
    body: { title: "Renamed" },
  });
  expect(await kept.json()).toMatchObject({ mediaurl, uploadType: "Audio", title: "Renamed" });
});
