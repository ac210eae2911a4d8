import { beforeEach, describe, expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { visit } from "../support/front-door.ts";
import { count } from "../support/users.ts";
import { bearerOf, call, music, refusalOf } from "../support/rest/call.ts";
import { filled, makeContributor, songs, whole, youTube } from "../support/rest/songs.ts";

const notInList = "This choice is not in the list";

let contributor: Awaited<ReturnType<typeof bearerOf>>;

beforeEach(async () => {
  contributor = await makeContributor();
});

const add = (body: unknown = filled, query = youTube, { headers } = contributor) =>
  call(songs + query, { headers, body });

describe("POST /songs", () => {
  test("201 with the whole song", async () => {
    const response = await add();
    expect(response.status).toBe(201);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await response.json()).toEqual(whole);
    expect(await count("FROM revisions WHERE kind = 'created'")).toBe(2);
  });

  test("accepts a song without a recording and one with a link; rejects other URLs", async () => {
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

  test("reports by field what is missing or not in a list", async () => {
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
    expect(await count("FROM credits WHERE accompaniment_type_id IS NOT NULL")).toBe(3);
  });

  test("T32 unknown keys are ignored, null is empty", async () => {
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

  test("401 without a token, 403 for a Viewer", async () => {
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

  test("is cacheable and revalidated by its ETag; a write changes it", async () => {
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

  test("PATCH is not allowed: 405 lists what is", async () => {
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
