import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { archive } from "#app/archive.ts";
import { readText, visit } from "../support/front-door.ts";
import { cookiesOf, count, logIn, makeUser } from "../support/users.ts";
import { add, seedChoices } from "../support/song-forms.ts";

const songRow = (id: number) => env.DB.prepare("SELECT * FROM songs WHERE id = ?").bind(id).first();

const onlyId = async () => (await env.DB.prepare("SELECT id FROM songs").first<number>("id"))!;

let contributor: string;

let contributorId: number;

beforeEach(async () => {
  await seedChoices();
  contributorId = await makeUser("singer@example.org", "Contributor");
  contributor = await logIn("singer@example.org");
});

describe("adding a song", () => {
  test("stores every field, its history and its search rows; it is confirmed, and found", async () => {
    const response = await add(contributor);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/my-collection"]);
    const id = await onlyId();
    expect(await songRow(id)).toMatchObject({
      title: "Omkara Akarini",
      composer: archive.composer,
      raaga_id: "Lavangi",
      recorded_on: "1975-08-15",
      lyrics: "first line\nsecond line",
      upload_type: "YouTube",
      external_media_id: "dQw4w9WgXcQ",
      media_location_type_id: 1,
      created_by: contributorId,
      updated_at: null,
    });
    const cookie = `${contributor}; ${cookiesOf(response)}`;
    const page = await readText(await visit("/my-collection", { headers: { Cookie: cookie } }));
    expect(page).toContain("Song created successfully");
    expect(page).toContain("1 song");
    const song = await readText(await visit(`/songs/${id}`));
    expect(song).toContain("T. K. Murthy, Guruvayur Dorai");
    expect(await count("FROM credits WHERE accompaniment_type_id IS NOT NULL")).toBe(2);
    expect(
      await count("FROM revisions WHERE kind = 'created' AND changed_by = ?", contributorId),
    ).toBe(2);
    const found = await readText(await visit("/search?accompanistName=dorai&searched=true"));
    expect(found).toContain("Omkara Akarini");
    expect(await count("FROM raagas WHERE song_count = 1")).toBe(1);
  });

  test("reports missing fields and keeps submitted values", async () => {
    const response = await add(contributor, {
      title: " ",
      singer: "",
      mediaTypeId: "",
      publishedDate: "",
      description: "",
      mediaUrl: "",
    });
    expect(response.status).toBe(400);
    const html = await response.clone().text();
    const text = await readText(response);
    for (const message of [
      "Title is required",
      "Singer is required",
      "Media type is required",
      "Recording date is required",
      "Description is required",
      "YouTube URL is required for YouTube upload type",
    ])
      expect(text).toContain(message);
    expect(html).toMatch(/first line\s+second line/);
    expect(html).toContain('value="T. K. Murthy, Guruvayur Dorai"');
    expect(html).toMatch(/aria-describedby="title-hint title-error"/);
    expect(await count("FROM songs")).toBe(0);
  });

  test.each([
    ["https://youtube.com/watch?v=short", "Invalid YouTube URL"],
    ["https://example.org/song.mp3", "Invalid YouTube URL"],
    ["javascript:alert(1)", "Invalid YouTube URL"],
  ])("T44 %s: %s", async (mediaUrl, message) => {
    expect(await readText(await add(contributor, { mediaUrl }))).toContain(message);
    expect(await count("FROM songs")).toBe(0);
  });

  test("needs a file for Audio, its own and of that kind", async () => {
    expect(await readText(await add(contributor, { uploadType: "Audio" }))).toContain(
      "Please select a file to upload",
    );
    const response = await add(contributor, { uploadType: "Audio", mediaFileId: "ab".repeat(16) });
    expect(response.status).toBe(400);
    expect(await readText(response)).toContain("This file is no longer available");
  });

  test("rejects choices that are in no list", async () => {
    for (const [fields, message] of [
      [{ raagaId: "Nowhere" }, "No raaga is called “Nowhere”"],
      [{ taalaId: "Nowhere" }, "This choice is not in the list"],
      [{ "accompaniments.0.type": "99" }, "This choice is not in the list"],
    ] as const) {
      const response = await add(contributor, fields);
      expect(response.status).toBe(400);
      expect(await readText(response)).toContain(message);
    }
    expect(await count("FROM songs")).toBe(0);
  });

  test("T77 a form that is sent twice creates one song", async () => {
    const requestId = crypto.randomUUID();
    const both = await Promise.all([
      add(contributor, { requestId }),
      add(contributor, { requestId }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([302, 302]);
    expect((await add(contributor, { requestId })).status).toBe(302);
    expect(await count("FROM songs")).toBe(1);
    expect(await count("FROM revisions")).toBe(2);
  });

  test("T33 is for Contributors: a Viewer gets 403, a visitor a redirect to /login", async () => {
    await makeUser("viewer@example.org");
    const viewer = await logIn("viewer@example.org");
    const page = await visit("/songs/add", { headers: { Cookie: viewer } });
    expect(page.status).toBe(403);
    expect(await readText(page)).toContain("You don't have permission to access this page.");
    expect((await add(viewer)).status).toBe(403);
    const visitor = await visit("/songs/add");
    expect(visitor.headers.get("Location")).toBe("/login?returnTo=%2Fsongs%2Fadd");
    expect(await count("FROM songs")).toBe(0);
  });

  test("T32 no other column can be set", async () => {
    await add(contributor, {
      id: "77",
      created_by: "1",
      createdBy: "999",
      deletedAt: "1",
      source: "nowhere",
      composer: "Somebody Else",
      songCount: "9",
    });
    expect(await songRow(await onlyId())).toMatchObject({
      id: 1,
      created_by: contributorId,
      deleted_at: null,
      source: null,
      composer: archive.composer,
    });
  });

  test("rows are added and removed by buttons that submit the form, without losing input", async () => {
    const more = await add(contributor, { act: "add-row" });
    expect(more.status).toBe(200);
    const html = await more.text();
    expect(html).toContain('name="accompaniments.2.names"');
    expect(html).toContain('value="Omkara Akarini"');
    const less = await (await add(contributor, { act: "remove-row.0" })).text();
    expect(less).not.toContain("T. K. Murthy");
    expect(less).toContain('name="accompaniments.0.names"');
    expect(await count("FROM songs")).toBe(0);
  });

  test("an expired session loses no input: signing in leads back to the filled form", async () => {
    await env.DB.prepare("UPDATE sessions SET last_used_at = 0").run();
    const response = await add(contributor, { title: "Written in the meantime" });
    expect(response.headers.get("Location")).toBe("/login?returnTo=%2Fsongs%2Fadd");
    const kept = cookiesOf(response);
    const session = await logIn("singer@example.org");
    const page = await visit("/songs/add", { headers: { Cookie: `${kept}; ${session}` } });
    const html = await page.clone().text();
    expect(html).toContain('value="Written in the meantime"');
    expect(html).toContain("T. K. Murthy, Guruvayur Dorai");
    expect(await readText(page)).toContain("Here is what you typed");
    await makeUser("other@example.org", "Contributor");
    const other = await logIn("other@example.org");
    const theirs = await visit("/songs/add", { headers: { Cookie: `${kept}; ${other}` } });
    expect(await theirs.text()).not.toContain("Written in the meantime");
  });

  test("T43 text is escaped wherever it is shown", async () => {
    const hostile = `<img src=x onerror=alert(1)></script><script>alert(2)</script>`;
    await add(contributor, {
      title: hostile,
      singer: hostile,
      description: hostile,
      lyrics: `${hostile}\n\nsecond`,
      "accompaniments.0.names": hostile,
    });
    const id = await onlyId();
    for (const path of [
      `/songs/${id}`,
      "/home?sortBy=title",
      "/my-collection",
      `/songs/edit/${id}`,
      `/songs/${id}/history`,
    ]) {
      const html = await (await visit(path, { headers: { Cookie: contributor } })).text();
      expect(html, path).not.toContain("<img src=x");
      expect(html, path).not.toContain("<script>alert");
    }
  });
});
