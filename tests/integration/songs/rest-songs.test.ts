import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { archive } from "#app/archive.ts";
import { accompanimentTypes, mediaLocationTypes } from "#drizzle/schema/index.ts";
import { mediaLocationTypeSeeds } from "#drizzle/seed/reference/media-types.ts";
import { db, makeRaaga, makeSong, makeSongType, makeTaala } from "../support/factories.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { count } from "../support/members.ts";
import { bearerOf, call, music, refusalOf } from "../support/rest.ts";

const songs = `${music}/songs`;
const filled = {
  title: "Omkara Akarini",
  singer: "M. Balamuralikrishna",
  recordingDate: "1975-08-15",
  raagaId: "Lavangi",
  taalaId: "Adi",
  songTypeId: "Kriti",
  description: "In praise of the goddess.",
  lyrics: "first line\nsecond line",
  accompaniments: [
    { accompanimentTypeId: "1", playedBy: ["T. K. Murthy", " Guruvayur Dorai "] },
    { accompanimentTypeId: 2, playedBy: "M. S. Gopalakrishnan" },
  ],
};
const notInList = "This choice is not in the list";
const youTube = "?url=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ&mediadescription=A%20concert";

let contributor: Awaited<ReturnType<typeof bearerOf>>;

beforeEach(async () => {
  await makeRaaga({ id: "Lavangi", description: "Lavangi, a raaga of four swaras" });
  await makeTaala("Adi");
  await makeSongType("Kriti");
  await db.insert(mediaLocationTypes).values(mediaLocationTypeSeeds);
  await db.insert(accompanimentTypes).values([{ name: "Mridangam" }, { name: "Violin" }]);
  contributor = await bearerOf("singer@example.org", "Contributor");
});

const add = (body: unknown = filled, query = youTube, { headers } = contributor) =>
  call(songs + query, { headers, body });
const whole = {
  id: 1,
  title: "Omkara Akarini",
  singer: "M. Balamuralikrishna",
  composer: archive.composer,
  raagaId: { id: "Lavangi", description: "Lavangi, a raaga of four swaras" },
  taalaId: { id: "Adi", description: "Adi" },
  songTypeId: { id: "Kriti", description: "Kriti" },
  recordingDate: "1975-08-15",
  description: "In praise of the goddess.",
  lyrics: "first line\nsecond line",
  uploadType: "YouTube",
  mediaurl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  externalMediaId: "dQw4w9WgXcQ",
  mediadescription: "A concert",
  accompaniments: [
    {
      accompanimentTypeId: 1,
      accompanimentTypeName: "Mridangam",
      playedBy: ["T. K. Murthy", "Guruvayur Dorai"],
    },
    {
      accompanimentTypeId: 2,
      accompanimentTypeName: "Violin",
      playedBy: ["M. S. Gopalakrishnan"],
    },
  ],
  createdBy: "singer@example.org",
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  updatedBy: null,
  updatedAt: null,
};

describe("POST /songs", () => {
  test("201 with the whole song", async () => {
    const response = await add();
    expect(response.status).toBe(201);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await response.json()).toEqual(whole);
    expect(await count("FROM song_changes WHERE kind = 'created'")).toBe(1);
  });

  test("takes a song without a recording, and one of a link; refuses other addresses", async () => {
    const bare = await (await add(filled, "")).json<Record<string, unknown>>();
    expect(bare).toMatchObject({ mediaurl: null, uploadType: null, mediadescription: "" });
    const link = await add(filled, "?url=https%3A%2F%2Fexample.org%2Fa.mp3");
    expect(await link.json()).toMatchObject({
      mediaurl: "https://example.org/a.mp3",
      uploadType: "Audio",
      externalMediaId: null,
    });
    for (const url of ["https://youtu.be/short", "javascript:alert(1)", "https://example.org/"])
      expect(await refusalOf(await add(filled, `?url=${encodeURIComponent(url)}`))).toEqual([
        400,
        "ILLEGAL_ARGUMENT",
      ]);
  });

  test("says by field what is missing or not in a list", async () => {
    const missing = await add({ title: " " });
    expect(missing.status).toBe(400);
    const { fieldErrors, errorMessage } = await missing.json<{
      fieldErrors: unknown[];
      errorMessage: string;
    }>();
    expect(errorMessage).toBe("Title is required");
    expect(fieldErrors).toEqual([
      { fieldName: "title", errorMessage: "Title is required" },
      { fieldName: "singer", errorMessage: "Singer is required" },
      { fieldName: "recordingDate", errorMessage: "Recording date is required" },
      { fieldName: "description", errorMessage: "Description is required" },
    ]);
    const unknown = await add({ ...filled, raagaId: "Nowhere" });
    expect(await unknown.json()).toMatchObject({
      status: 400,
      fieldErrors: [{ fieldName: "raagaId", errorMessage: notInList }],
    });
    expect(await count("FROM songs")).toBe(0);
  });

  test.each([
    ["Violin", "accompaniments.1.accompanimentTypeId"],
    ["1.5", "accompaniments.1.accompanimentTypeId"],
    [-2, "accompaniments.1.accompanimentTypeId"],
    [true, "accompaniments.1.accompanimentTypeId"],
    [99, "accompaniments"],
    ["99", "accompaniments"],
  ])("an accompaniment of type %j is refused by its field", async (type, fieldName) => {
    const [row] = filled.accompaniments;
    const rows = [row, { accompanimentTypeId: type, playedBy: ["Somebody"] }];
    const refused = { status: 400, fieldErrors: [{ fieldName, errorMessage: notInList }] };
    expect(await (await add({ ...filled, accompaniments: rows })).json()).toMatchObject(refused);
    expect(await count("FROM songs")).toBe(0);
    await add();
    const body = { ...filled, accompaniments: rows };
    const changed = await call(`${songs}/1`, { method: "PUT", headers: contributor.headers, body });
    expect(await changed.json()).toMatchObject(refused);
    expect(await count("FROM accompaniments")).toBe(2);
  });

  test("T32 unknown keys are ignored, null is nothing", async () => {
    const response = await add({
      ...filled,
      id: 77,
      createdBy: "x@example.org",
      version: 9,
      lyrics: null,
      unknown: { deep: [1] },
    });
    expect(await response.json()).toMatchObject({
      id: 1,
      createdBy: "singer@example.org",
      lyrics: "",
    });
  });

  test("401 for nobody, 403 for a Viewer", async () => {
    const nobody = await call(songs, { body: filled });
    expect(nobody.headers.get("WWW-Authenticate")).toBe("Bearer");
    expect(await refusalOf(nobody)).toEqual([401, "USER_NOT_AUTHENTICATED"]);
    const viewer = await bearerOf("viewer@example.org");
    const denied = await add(filled, "", viewer);
    expect(await denied.clone().json()).toMatchObject({
      errorMessage: "You do not have permissions to perform this operation.",
    });
    expect(await refusalOf(denied)).toEqual([403, "ACCESS_DENIED"]);
  });
});

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

  test("a song that was kept without a singer need not have one now, but nothing is taken away", async () => {
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

  test("50 songs are added and deleted at once, and the totals are exact", async () => {
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
    // Some come while others go.
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

describe("GET /songs", () => {
  test("a page of whole songs by title; past the end it is empty and keeps its totals", async () => {
    for (const title of ["beta", "Alpha", "gamma"]) await makeSong({ title });
    const response = await call(`${songs}?size=2`);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    const page = await response.json<{ content: { title: string; raagaId: null }[] }>();
    expect(page).toMatchObject({
      totalPages: 2,
      totalElements: 3,
      number: 0,
      size: 2,
      numberOfElements: 2,
      first: true,
      last: false,
      empty: false,
    });
    expect(page.content.map(({ title }) => title)).toEqual(["Alpha", "beta"]);
    expect(page.content[0]!.raagaId).toBeNull();
    expect(await (await call(`${songs}?page=9&size=2`)).json()).toMatchObject({
      content: [],
      totalElements: 3,
      number: 9,
      last: true,
      empty: true,
    });
    const down = await call(`${songs}?sortBy=id&direction=DESC&page=+1+&size=1&singer=`);
    expect((await down.json<typeof page>()).content[0]!.title).toBe("Alpha");
  });

  test.each(["page=-1", "page=x", "page=1000001", "size=0", "size=1001", "size=1e2"])(
    "T70 %s: 400",
    async (query) => {
      expect(await refusalOf(await call(`${songs}?${query}`))).toEqual([400, "ILLEGAL_ARGUMENT"]);
    },
  );

  test("T48 sorts by the columns of its list only", async () => {
    for (const sortBy of ["password_hash", "title;--", "1", "title COLLATE NOCASE", "TITLE"])
      expect(await refusalOf(await call(`${songs}?${new URLSearchParams({ sortBy })}`))).toEqual([
        400,
        "ILLEGAL_ARGUMENT",
      ]);
    for (const direction of ["up", "asc, id"])
      expect(await refusalOf(await call(`${songs}?${new URLSearchParams({ direction })}`))).toEqual(
        [400, "ILLEGAL_ARGUMENT"],
      );
    for (const sortBy of ["title", "singer", "composer", "recordingDate", "id"])
      expect((await call(`${songs}?sortBy=${sortBy}&direction=desc`)).status).toBe(200);
  });

  test("T34 shows e-mail addresses to their owner and to Administrators only", async () => {
    await add();
    const as = async (headers?: Record<string, string>) =>
      (await (await call(songs, { headers })).json<{ content: { createdBy: string }[] }>())
        .content[0]!.createdBy;
    const viewer = await bearerOf("viewer@example.org");
    const administrator = await bearerOf("admin@example.org", "Administrator");
    expect(await as()).toBe("singer");
    expect(await as(viewer.headers)).toBe("singer");
    expect(await as(contributor.headers)).toBe("singer@example.org");
    expect(await as(administrator.headers)).toBe("singer@example.org");
    expect(await as()).toBe("singer");
  });

  test("may be kept by browsers, and asked for again by its tag; a write makes it anew", async () => {
    await makeSong({ title: "A song" });
    const first = await call(`${songs}?size=7`);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    const etag = first.headers.get("ETag")!;
    const again = await call(`${songs}?size=7`, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await visit(`${songs}?size=7`, { method: "HEAD" });
    expect([head.status, head.headers.get("ETag"), await head.text()]).toEqual([200, etag, ""]);
    await add();
    const later = await call(`${songs}?size=7`, { headers: { "If-None-Match": etag } });
    expect(later.status).toBe(200);
    const asked = await call(songs, { headers: contributor.headers });
    expect(asked.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("PATCH is not known: 405 says what is", async () => {
    const response = await call(songs, { method: "PATCH" });
    expect(response.headers.get("Allow")).toBe("GET, POST, HEAD, OPTIONS");
    expect(await refusalOf(response)).toEqual([405, "METHOD_NOT_ALLOWED"]);
    expect(await refusalOf(await call(`${music}/nothing`))).toEqual([404, "RESOURCE_NOT_FOUND"]);
  });
});

test("GET /user/songs is an array, or a page where one is asked for", async () => {
  await add({ ...filled, title: "Beta" });
  await add({ ...filled, title: "Alpha" });
  await makeSong({ title: "Not mine" });
  const { headers } = contributor;
  const all = await (await call(`${music}/user/songs`, { headers })).json<{ title: string }[]>();
  expect(all.map(({ title }) => title)).toEqual(["Alpha", "Beta"]);
  const page = await call(`${music}/user/songs?size=1&page=1`, { headers });
  expect(await page.json()).toMatchObject({
    content: [{ title: "Beta", createdBy: "singer@example.org" }],
    totalElements: 2,
  });
  expect(await refusalOf(await call(`${music}/user/songs`))).toEqual([
    401,
    "USER_NOT_AUTHENTICATED",
  ]);
});

test("an uploaded file's address stays its song's through an edit", async () => {
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
