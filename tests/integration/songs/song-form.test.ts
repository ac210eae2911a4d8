import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { archive } from "#app/archive.ts";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { cookiesOf, count, logIn, makeMember } from "../support/members.ts";
import { add, filled, seedChoices } from "../support/song-forms.ts";

const songRow = (id: number) => env.DB.prepare("SELECT * FROM songs WHERE id = ?").bind(id).first();
const onlyId = async () => (await env.DB.prepare("SELECT id FROM songs").first<number>("id"))!;

let contributor: string;
let contributorId: number;

beforeEach(async () => {
  await seedChoices();
  contributorId = await makeMember("singer@example.org", "Contributor");
  contributor = await logIn("singer@example.org");
});

describe("adding a song", () => {
  test("keeps every field, its history and its search rows; it is told, and found", async () => {
    const response = await add(contributor);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/my-collection"]);
    const id = await onlyId();
    expect(await songRow(id)).toMatchObject({
      title: "Omkara Akarini",
      composer: archive.composer,
      raaga_id: "Lavangi",
      recording_date: "1975-08-15",
      lyrics: "first line\nsecond line",
      upload_type: "YouTube",
      external_media_id: "dQw4w9WgXcQ",
      media_location_type_id: 1,
      created_by: contributorId,
      updated_at: null,
      version: 1,
    });
    const cookie = `${contributor}; ${cookiesOf(response)}`;
    const page = await readText(await visit("/my-collection", { headers: { Cookie: cookie } }));
    expect(page).toContain("Song created successfully");
    expect(page).toContain("1 song");
    const song = await readText(await visit(`/songs/${id}`));
    expect(song).toContain("T. K. Murthy, Guruvayur Dorai");
    expect(await count("FROM accompaniments")).toBe(1);
    expect(
      await count("FROM song_changes WHERE kind = 'created' AND changed_by = ?", contributorId),
    ).toBe(1);
    const found = await readText(await visit("/search?accompanistName=dorai&searched=true"));
    expect(found).toContain("Omkara Akarini");
    expect(await count("FROM raagas WHERE song_count = 1")).toBe(1);
  });

  test("says what is missing by field, with what was typed kept", async () => {
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

  test("refuses choices that are in no list", async () => {
    const response = await add(contributor, { raagaId: "Nowhere", "accompaniments.0.type": "99" });
    expect(response.status).toBe(400);
    expect(await readText(response)).toContain("This choice is not in the list");
    expect(await count("FROM songs")).toBe(0);
  });

  test("T77 a form that is sent twice makes one song", async () => {
    const requestId = crypto.randomUUID();
    const both = await Promise.all([
      add(contributor, { requestId }),
      add(contributor, { requestId }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([302, 302]);
    expect((await add(contributor, { requestId })).status).toBe(302);
    expect(await count("FROM songs")).toBe(1);
    expect(await count("FROM song_changes")).toBe(1);
  });

  test("T33 is for Contributors: a Viewer gets 403, a visitor the way to /login", async () => {
    await makeMember("viewer@example.org");
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
      version: "50",
      deletedAt: "1",
      source: "nowhere",
      composer: "Somebody Else",
      songCount: "9",
    });
    expect(await songRow(await onlyId())).toMatchObject({
      id: 1,
      created_by: contributorId,
      version: 1,
      deleted_at: null,
      source: null,
      composer: archive.composer,
    });
  });

  test("rows come and go by buttons that send the form, without losing a letter", async () => {
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

  test("an expired session loses nothing: signing in leads back to the filled form", async () => {
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
    await makeMember("other@example.org", "Contributor");
    const other = await logIn("other@example.org");
    const theirs = await visit("/songs/add", { headers: { Cookie: `${kept}; ${other}` } });
    expect(await theirs.text()).not.toContain("Written in the meantime");
  });

  test("T43 text is text wherever it is shown", async () => {
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

describe("editing a song", () => {
  let id: number;
  const edit = (cookie: string, fields: Record<string, string> = {}) =>
    submit(`/songs/edit/${id}`, { ...filled, version: "1", ...fields }, { Cookie: cookie });

  beforeEach(async () => {
    await add(contributor);
    id = await onlyId();
  });

  test("shows what is kept, and keeps what is changed with its history", async () => {
    const form = await (
      await visit(`/songs/edit/${id}`, { headers: { Cookie: contributor } })
    ).text();
    expect(form).toContain('value="Omkara Akarini"');
    expect(form).toContain('value="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
    const response = await edit(contributor, {
      title: "Omkarakarini",
      "accompaniments.0.type": "2",
    });
    expect(response.headers.get("Location")).toBe("/my-collection");
    expect(await songRow(id)).toMatchObject({
      title: "Omkarakarini",
      version: 2,
      updated_by: contributorId,
    });
    const history = await readText(
      await visit(`/songs/${id}/history`, { headers: { Cookie: contributor } }),
    );
    expect(history).toContain("singer updated the song");
    expect(history).toMatch(/before Omkara Akarini after Omkarakarini/);
    expect(history).toMatch(/Mridangam: T\. K\. Murthy.* after Violin: T\. K\. Murthy/);
    expect(await readText(await visit("/search?title=omkarakar&searched=true"))).toContain(
      "Omkarakarini",
    );
    expect(await count("FROM song_changes")).toBe(2);
  });

  test("that changes nothing writes nothing", async () => {
    expect((await edit(contributor)).status).toBe(302);
    expect(await songRow(id)).toMatchObject({ version: 1, updated_at: null });
  });

  test("T33 of another's song is refused, and leaves one line on the log", async () => {
    const lines = vi.spyOn(console, "log").mockImplementation(() => {});
    await makeMember("other@example.org", "Contributor");
    const other = await logIn("other@example.org");
    lines.mockClear();
    for (const path of [`/songs/edit/${id}`, `/songs/${id}/delete`, `/songs/${id}/history`])
      expect((await visit(path, { headers: { Cookie: other } })).status).toBe(403);
    expect((await edit(other, { title: "Mine now" })).status).toBe(403);
    expect((await submit(`/songs/${id}/delete`, {}, { Cookie: other })).status).toBe(403);
    const noted = lines.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(noted.map(({ event, outcome }) => [event, outcome])).toEqual(
      Array.from({ length: 5 }, () => ["song changed", "denied"]),
    );
    expect(JSON.stringify(noted)).not.toContain("@");
    expect(await songRow(id)).toMatchObject({
      title: "Omkara Akarini",
      version: 1,
      deleted_at: null,
    });
  });

  test("T33 is over with the role: a former Contributor's own song", async () => {
    await env.DB.prepare("DELETE FROM user_roles WHERE user_id = ?").bind(contributorId).run();
    expect((await edit(contributor, { title: "Still mine" })).status).toBe(403);
    expect(await songRow(id)).toMatchObject({ title: "Omkara Akarini" });
  });

  test("is an Administrator's right too", async () => {
    await makeMember("admin@example.org", "Administrator");
    const admin = await logIn("admin@example.org");
    expect((await edit(admin, { title: "Corrected" })).status).toBe(302);
    expect(await songRow(id)).toMatchObject({ title: "Corrected", created_by: contributorId });
  });

  test("T80 the later of two saves is told what changed, and loses nothing", async () => {
    await makeMember("admin@example.org", "Administrator");
    const admin = await logIn("admin@example.org");
    await edit(admin, { description: "Described by the administrator.", singer: "Somebody" });
    const late = await edit(contributor, { title: "My own title", singer: "My singer" });
    expect(late.status).toBe(409);
    const html = await late.clone().text();
    expect(html).toContain('value="My own title"');
    expect(html).toContain('value="My singer"');
    expect(html).toContain("Described by the administrator.");
    expect(html).toContain('name="version" value="2"');
    expect(await readText(late)).toMatch(/admin updated the song/);
    expect(await songRow(id)).toMatchObject({ title: "Omkara Akarini", singer: "Somebody" });
    const again = await edit(contributor, {
      title: "My own title",
      singer: "My singer",
      description: "Described by the administrator.",
      version: "2",
    });
    expect(again.status).toBe(302);
    expect(await songRow(id)).toMatchObject({
      title: "My own title",
      singer: "My singer",
      version: 3,
    });
  });

  test("T80 of two at the very same time one wins, and the other hears of it", async () => {
    const both = await Promise.all([
      edit(contributor, { title: "One" }),
      edit(contributor, { title: "Other" }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([302, 409]));
    expect(await count("FROM song_changes WHERE kind = 'updated'")).toBe(1);
  });

  test("an older version comes back as a change of its own", async () => {
    await edit(contributor, { title: "Second", lyrics: "other words" });
    await edit(contributor, { title: "Third", lyrics: "other words", version: "2" });
    const response = await submit(
      `/songs/${id}/history`,
      { version: "1" },
      { Cookie: contributor },
    );
    expect(response.status).toBe(302);
    expect(await songRow(id)).toMatchObject({
      title: "Omkara Akarini",
      lyrics: "first line\nsecond line",
      version: 4,
    });
    expect(await readText(await visit("/search?title=omkara&searched=true"))).toContain(
      "Omkara Akarini",
    );
  });

  test("a song that has been without a date may stay without", async () => {
    const bare = await makeSong({ title: "Bare", createdBy: contributorId });
    const response = await submit(
      `/songs/edit/${bare}`,
      {
        act: "save",
        version: "1",
        title: "Bare no more",
        singer: "",
        publishedDate: "",
        description: "",
      },
      { Cookie: contributor },
    );
    expect(response.status).toBe(302);
    expect(await songRow(bare)).toMatchObject({ title: "Bare no more", recording_date: null });
  });

  test("a song that is not there leads to the collection, which says so", async () => {
    const response = await visit("/songs/edit/999", { headers: { Cookie: contributor } });
    expect(response.headers.get("Location")).toBe("/my-collection");
  });
});

describe("deleting a song", () => {
  let id: number;
  let admin: string;
  beforeEach(async () => {
    await add(contributor);
    id = await onlyId();
    await makeMember("admin@example.org", "Administrator");
    admin = await logIn("admin@example.org");
  });

  test("asks first, then takes it out of every list, total and search at once", async () => {
    const page = await visit(`/songs/${id}/delete`, { headers: { Cookie: contributor } });
    expect(await readText(page)).toContain("Delete this song?");
    const response = await submit(`/songs/${id}/delete`, {}, { Cookie: contributor });
    expect(response.headers.get("Location")).toBe("/my-collection");
    expect((await visit(`/songs/${id}`)).status).toBe(404);
    expect(await readText(await visit("/home?direction=desc"))).toContain("There are no songs");
    expect(await readText(await visit("/search?title=omkara+a&searched=true"))).toContain(
      "No songs match",
    );
    expect(
      await readText(await visit("/my-collection", { headers: { Cookie: contributor } })),
    ).toContain("You have not added any songs yet.");
    expect(await count("FROM song_index")).toBe(0);
    expect(await count("FROM name_keys WHERE kind IN ('singer', 'accompanist')")).toBe(0);
    expect(await count("FROM raagas WHERE song_count = 0")).toBe(1);
    expect((await submit(`/songs/${id}/delete`, {}, { Cookie: contributor })).status).toBe(404);
  });

  test("an Administrator, and nobody else, brings it back from the bin", async () => {
    await submit(`/songs/${id}/delete`, {}, { Cookie: contributor });
    expect((await visit("/admin/bin", { headers: { Cookie: contributor } })).status).toBe(403);
    expect((await submit("/admin/bin", { id: String(id) }, { Cookie: contributor })).status).toBe(
      403,
    );
    const bin = await readText(await visit("/admin/bin", { headers: { Cookie: admin } }));
    expect(bin).toMatch(/Omkara Akarini Deleted by singer on/);
    expect((await submit("/admin/bin", { id: String(id) }, { Cookie: admin })).status).toBe(302);
    expect(await readText(await visit(`/songs/${id}`))).toContain("Omkara Akarini");
    expect(await readText(await visit("/search?title=omkara+ak&searched=true"))).toContain(
      "Omkara Akarini",
    );
    expect(await count("FROM audit_events WHERE act = 'song restored'")).toBe(1);
    expect(await count("FROM tallies WHERE name = 'songs' AND value = 1")).toBe(1);
  });

  test("after thirty days it is gone for good", async () => {
    await submit(`/songs/${id}/delete`, {}, { Cookie: contributor });
    const { emptyBin, keptInBin } = await import("#app/data/songs/song-bin.ts");
    const { openDatabase } = await import("#app/data/database.ts");
    const database = openDatabase(env.DB);
    expect(await emptyBin(database, Date.now() + keptInBin - 60_000)).toBe(0);
    expect(await emptyBin(database, Date.now() + keptInBin + 1)).toBe(1);
    expect(await emptyBin(database, Date.now() + keptInBin + 1)).toBe(0);
    for (const table of ["songs", "song_changes", "accompaniments", "accompaniment_players"])
      expect(await count(`FROM ${table}`), table).toBe(0);
  });
});

describe("my collection", () => {
  test("T34 holds one's own songs only, page by page", async () => {
    for (let at = 0; at < 23; at++)
      await makeSong({ title: `Song ${String.fromCodePoint(97 + at)}`, createdBy: contributorId });
    await makeSong({ title: "Another's song" });
    const first = await readText(
      await visit("/my-collection", { headers: { Cookie: contributor } }),
    );
    expect(first).toContain("23 songs");
    expect(first).not.toContain("Another's song");
    const second = await readText(
      await visit("/my-collection?page=2", { headers: { Cookie: contributor } }),
    );
    expect(second).toContain("Song w");
    expect(second).not.toContain("Song a");
    const rows = await env.DB.prepare("SELECT id FROM songs WHERE title = 'Song t'").first<number>(
      "id",
    );
    const next = await visit(`/my-collection/next?after=${rows}`, {
      headers: { Cookie: contributor },
    });
    const { songs } = await next.json<{ songs: { title: string }[] }>();
    expect(songs.map(({ title }) => title)).toEqual(["Song u", "Song v", "Song w"]);
    const anew = await visit("/my-collection/next?after=999999", {
      headers: { Cookie: contributor },
    });
    const top = await anew.json<{ songs: { title: string }[] }>();
    expect(top.songs).toHaveLength(20);
    expect(top.songs[0]!.title).toBe("Song a");
  });

  test("sends a visitor to /login and says why", async () => {
    const response = await visit("/my-collection");
    expect(response.headers.get("Location")).toBe("/login?returnTo=%2Fmy-collection");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const login = await visit("/login", { headers: { Cookie: cookiesOf(response) } });
    expect(await readText(login)).toContain("Please log in to view your collection");
  });

  test("T34 shows no address of anybody", async () => {
    await add(contributor);
    for (const path of ["/home?page=1", `/songs/${await onlyId()}`, "/feed.atom"])
      expect(await (await visit(path)).text(), path).not.toContain("singer@");
  });
});
