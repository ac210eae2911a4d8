import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { readMeter, readText, submit, visit } from "../support/front-door.ts";
import { cookiesOf, count, logIn, makeUser } from "../support/users.ts";
import { add, filled, lastChange, seedChoices } from "../support/song-forms.ts";

let contributor: string;
let contributorId: number;
let id: number;
let opened: string;

const run = (sql: string) => env.DB.prepare(sql).run();
const songRow = () => env.DB.prepare("SELECT * FROM songs WHERE id = ?").bind(id).first();
const edit = (fields: Record<string, string>, cookie = contributor) =>
  submit(`/songs/edit/${id}`, { ...filled, revision: opened, ...fields }, { Cookie: cookie });
const read = async (path: string, cookie = contributor) =>
  readText(await visit(path, { headers: { Cookie: cookie } }));

beforeEach(async () => {
  await seedChoices();
  contributorId = await makeUser("singer@example.org", "Contributor");
  contributor = await logIn("singer@example.org");
  await add(contributor);
  id = (await env.DB.prepare("SELECT id FROM songs").first<number>("id"))!;
  opened = await lastChange();
});

describe("no input is lost", () => {
  test("T80 after a conflict, lines that only somebody else changed have their text", async () => {
    await makeUser("admin@example.org", "Administrator");
    await edit({ lyrics: "their words\r\nof two lines" }, await logIn("admin@example.org"));
    const late = await edit({ title: "My own title" });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toMatch(/<textarea[^>]*name="lyrics"[^>]*>\s*their words\s+of two lines</);
    expect(html).toContain('value="My own title"');
  });

  test("a failing server returns the form, and a row keeps its number", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await run(
      "CREATE TRIGGER failing BEFORE UPDATE ON songs BEGIN SELECT RAISE(ABORT, 'broken'); END",
    );
    const failed = await edit({ title: "Never kept", "accompaniments.7.names": "A, B" });
    await run("DROP TRIGGER failing");
    expect(failed.status).toBe(500);
    const html = await failed.clone().text();
    expect(await readText(failed)).toMatch(/Failed to update song \(Error number [0-9a-f]{8}\)/);
    expect(html).toContain('value="Never kept"');
    expect(html).toMatch(/name="accompaniments\.7\.names"[^>]*value="A, B"/);
    expect(await songRow()).toMatchObject({ title: "Omkara Akarini" });
  });

  test("an error in a row leads to that row", async () => {
    const wrong = await edit({ "accompaniments.3.names": "a".repeat(301) });
    expect(wrong.status).toBe(400);
    const html = await wrong.text();
    expect(html).toContain('href="#accompaniments-3-names"');
    expect(html).toContain('id="accompaniments-3-names-error"');
    const unknown = await (await edit({ "accompaniments.0.type": "99" })).text();
    expect(unknown).toContain('href="#accompaniments"');
    expect(unknown).toContain('id="accompaniments-error"');
  });

  test("T77 the form of a new song, sent again with more fields, updates the same song", async () => {
    const requestId = crypto.randomUUID();
    await add(contributor, { requestId, title: "Heard by nobody" });
    const again = await add(contributor, { requestId, title: "Heard by nobody", lyrics: "more" });
    expect(again.headers.get("Location")).toBe("/my-collection");
    expect(await count("FROM songs WHERE title = 'Heard by nobody' AND lyrics = 'more'")).toBe(1);
    expect(await count("FROM songs WHERE title = 'Heard by nobody'")).toBe(1);
  });

  test("a saved form can be discarded", async () => {
    await run("UPDATE sessions SET last_used_at = 0");
    const kept = cookiesOf(await edit({ title: "Written in the meantime" }));
    const session = await logIn("singer@example.org");
    const cookies = `${kept}; ${session}`;
    const path = `/songs/edit/${id}`;
    const form = await visit(path, { headers: { Cookie: cookies } });
    expect(await form.clone().text()).toContain('value="Written in the meantime"');
    expect(await readText(form)).toContain("Discard what I typed");
    const forgotten = await submit(path, { act: "forget" }, { Cookie: cookies });
    expect([forgotten.status, forgotten.headers.get("Location")]).toEqual([302, path]);
    const after = await visit(path, { headers: { Cookie: cookies } });
    expect(await after.text()).not.toContain("Written in the meantime");
  });

  test("a form that came back with another row has no empty error summary", async () => {
    const html = await (await edit({ act: "add-row" })).text();
    expect(html).toContain('name="accompaniments.2.names"');
    expect(html).not.toContain('role="alert"');
  });
});

describe("the history of a song", () => {
  test("is shown in words", async () => {
    await edit({
      publishedDate: "1980-01-02",
      language: "sa",
      mediaUrl: "https://youtu.be/aaaaaaaaaaa",
    });
    const history = await read(`/songs/${id}/history`);
    expect(history).toContain("Recording date before 15 Aug 1975 after 2 Jan 1980");
    expect(history).toContain("Language of the lyrics before (nothing) after Sanskrit");
    expect(history).toContain(
      "Recording before https://www.youtube.com/watch?v=dQw4w9WgXcQ after https://www.youtube.com/watch?v=aaaaaaaaaaa",
    );
  });

  test("says when, to the minute and in the language of the page", async () => {
    await edit({ publishedDate: "1980-01-02" });
    const at = Date.parse("2026-03-05T14:07:00Z");
    await run(`UPDATE revisions SET changed_at = ${at}`);
    const english = await read(`/songs/${id}/history`);
    expect(english).toContain("singer updated the song · 5 Mar 2026, 14:07 UTC");
    const tamil = await read(`/songs/${id}/history`, `${contributor}; preferences=lng=ta`);
    expect(tamil).toContain("5 மார். 2026, 14:07 UTC");
  });

  test("names the song in the reader's script, as the page that deletes it does", async () => {
    await run(`UPDATE compositions SET script_names = '{"ta":"ஓங்கார"}'`);
    const tamil = `${contributor}; preferences=lng=ta`;
    expect(await read(`/songs/${id}/history`, tamil)).toContain("ஓங்கார");
    expect(await read(`/songs/${id}/delete`, tamil)).toContain("ஓங்கார");
  });

  test("offers only versions that would change the song, and the first state of one older than its history", async () => {
    const offered = async () => (await read(`/songs/${id}/history`)).match(/Restore this version/g);
    expect(await offered()).toBeNull();
    await run("DELETE FROM revisions");
    await edit({ title: "Another title", revision: "0" });
    expect(await offered()).toHaveLength(1);
    await submit(`/songs/${id}/history`, { change: "0" }, { Cookie: contributor });
    expect(await songRow()).toMatchObject({ title: filled.title });
    expect(await offered()).toHaveLength(1);
  });

  test("reverts to an older version without a deleted raaga, and says so", async () => {
    await makeRaaga({ id: "Mohanam" });
    await edit({ raagaId: "Mohanam", lyrics: "other words" });
    await run("DELETE FROM raagas WHERE id = 'Lavangi'");
    const response = await submit(
      `/songs/${id}/history`,
      { change: opened },
      { Cookie: contributor },
    );
    expect(await songRow()).toMatchObject({
      raaga_id: "Mohanam",
      lyrics: "first line\nsecond line",
    });
    const page = await read(`/songs/${id}/history`, `${contributor}; ${cookiesOf(response)}`);
    expect(page).toContain("no longer exist: Raaga");
  });

  test("reverts to an older version with the raaga's current name", async () => {
    await edit({ lyrics: "other words" });
    await run("UPDATE raagas SET id = 'Lavaangi' WHERE id = 'Lavangi'");
    await submit(`/songs/${id}/history`, { change: opened }, { Cookie: contributor });
    expect(await songRow()).toMatchObject({
      raaga_id: "Lavaangi",
      lyrics: "first line\nsecond line",
    });
  });
});

describe("the collection", () => {
  test("page beyond the last leads to the last: its only song may just have been deleted", async () => {
    for (let at = 10; at < 30; at++) await makeSong({ title: `A ${at}`, createdBy: contributorId });
    expect(await read("/my-collection?page=2")).toContain("Omkara Akarini");
    const gone = await submit(`/songs/${id}/delete`, {}, { Cookie: contributor });
    expect(gone.headers.get("Location")).toBe("/my-collection");
    const beyond = await visit("/my-collection?page=2", { headers: { Cookie: contributor } });
    expect(beyond.headers.get("Location")).toBe("/my-collection");
    expect(await read("/my-collection")).toContain("You have reached the end of your collection.");
  });

  test("of a hundred songs is read by page number, and by key at the cost of a page", async () => {
    for (let at = 100; at < 199; at++)
      await makeSong({ title: `Song ${at}`, createdBy: contributorId });
    const seen = new Set<string>();
    for (let page = 1; page <= 5; page++)
      for (const [title] of (await read(`/my-collection?page=${page}`)).matchAll(/Song \d{3}/g))
        seen.add(title);
    expect(seen.size).toBe(99);
    expect(await read("/my-collection?page=5")).toContain("100 songs");
    const late = await env.DB.prepare(
      "SELECT id FROM songs WHERE title = 'Song 178'",
    ).first<number>("id");
    const next = await visit(`/my-collection/next?after=${late}`, {
      headers: { Cookie: contributor },
    });
    expect(readMeter(next).rows).toBeLessThan(60);
    expect((await next.json<{ songs: object[] }>()).songs).toHaveLength(20);
  });

  test("also exists for a Viewer, and says how to become a Contributor", async () => {
    await makeUser("viewer@example.org", "Viewer");
    const page = await read("/my-collection", await logIn("viewer@example.org"));
    expect(page).toContain("You have not added any songs yet.");
    expect(page).toContain("Request Contributor access");
    await makeUser("new@example.org", "Contributor");
    expect(await read("/my-collection", await logIn("new@example.org"))).toContain(
      "Add your first song",
    );
  });
});
