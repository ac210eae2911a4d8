import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { findBinnedSong, unbinSong } from "#app/data/songs/song-bin.ts";
import { makeAdministrator, makeEditor } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { bearerFor, call, music } from "../support/rest/call.ts";
import { add, seedChoices } from "../support/song-forms.ts";
import { cookiesOf, count, makeUser, logIn } from "../support/users.ts";

const path = "/my-collection/deleted";
let owner: Awaited<ReturnType<typeof makeEditor>>;
let id: number;

beforeEach(async () => {
  await seedChoices();
  owner = await makeEditor("singer@example.org", "Contributor");
  await add(owner.cookie);
  id = (await env.DB.prepare("SELECT id FROM songs").first<number>("id"))!;
});

const remove = () => owner.send(`/songs/${id}/delete`, {});
const isDeleted = async () =>
  (await count("FROM songs WHERE id = ? AND deleted_at IS NOT NULL", id)) === 1;

describe("contributors undo their own deletions", () => {
  test("at once, by the message on the next page, which leads to the song", async () => {
    const deleted = await remove();
    const Cookie = `${owner.cookie}; ${cookiesOf(deleted)}`;
    for (const page of ["/my-collection", "/home"]) {
      const html = await (await visit(page, { headers: { Cookie } })).text();
      const form = /<form id="undo"[^>]*action="([^"]*)".*?<\/form>/s.exec(html)!;
      expect(form[0], page).toContain("Song deleted successfully");
      const button = /<button([^>]*)>Undo</.exec(form[0])![1];
      expect(button, page).toContain('name="undo"');
      expect(button, page).toContain(`value="${id}"`);
      expect(form[1], page).toBe(path);
    }
    const undone = await owner.send(path, { undo: String(id) });
    expect(undone.headers.get("Location")).toBe(`/songs/${id}`);
    expect(await isDeleted()).toBe(false);
    expect(await readText(await visit("/search?title=omkara+ak&searched=true"))).toContain(
      "Omkara Akarini",
    );
    expect(await count("FROM counters WHERE name = 'songs' AND value = 1")).toBe(1);
    expect(await count("FROM audit_events")).toBe(0);
  });

  test("later, from a page that their collection links, which lists their own alone", async () => {
    const other = await makeEditor("other@example.org", "Contributor");
    const theirs = await makeSong({ title: "Of another", createdBy: other.id });
    await other.send(`/songs/${theirs}/delete`, {});
    expect(await readText(await owner.read("/my-collection"))).not.toContain("can be restored");
    await remove();
    expect(await readText(await owner.read("/my-collection"))).toContain(
      "1 song that you deleted can be restored",
    );
    const page = await readText(await owner.read(path));
    expect(page).toContain("Omkara Akarini");
    expect(page).not.toContain("Of another");
    const restored = await owner.send(path, { id: String(id) });
    expect(restored.headers.get("Location")).toBe(path);
    expect(await isDeleted()).toBe(false);
    expect(await readText(await owner.read(path))).toContain("There are no deleted songs.");
  });

  test("not those of others, nor what others have deleted", async () => {
    const other = await makeEditor("other@example.org", "Contributor");
    await remove();
    const refused = await other.send(path, { id: String(id) });
    expect(refused.headers.get("Location")).toBe(path);
    expect(await isDeleted()).toBe(true);
    await owner.send(path, { id: String(id) });
    const admin = await makeAdministrator();
    await admin.send(`/songs/${id}/delete`, {});
    expect(await readText(await owner.read(path))).toContain("There are no deleted songs.");
    for (const name of ["id", "undo"]) await owner.send(path, { [name]: String(id) });
    expect(await isDeleted()).toBe(true);
    expect((await owner.send(path, { id: "x" })).status).toBe(400);
  });

  test("not with a composition that somebody else has deleted", async () => {
    await remove();
    const admin = await makeAdministrator();
    await env.DB.prepare("UPDATE compositions SET deleted_by = ?").bind(admin.id).run();
    await owner.send(path, { id: String(id) });
    expect(await isDeleted()).toBe(true);
    expect(await readText(await owner.read(path))).toContain("There are no deleted songs.");
  });

  test("only while they are Contributors: the write asks again", async () => {
    await remove();
    const db = openDatabase(env.DB);
    const song = (await findBinnedSong(db, id))!;
    await env.DB.prepare("DELETE FROM user_roles WHERE user_id = ?").bind(owner.id).run();
    const written = await unbinSong(db, id, song, { userId: owner.id, now: Date.now() });
    expect(written).toEqual({ ok: false, reason: "denied" });
    expect((await owner.read(path)).status).toBe(403);
    expect(await isDeleted()).toBe(true);
  });

  test("T33 two at once restore it once", async () => {
    await remove();
    await Promise.all([1, 2, 3].map(() => owner.send(path, { id: String(id) })));
    expect(await isDeleted()).toBe(false);
    expect(await count("FROM revisions WHERE subject_kind = 'song' AND kind = 'restored'")).toBe(1);
  });

  test("REST deletes as before, and the song is in the same place", async () => {
    const { headers } = await bearerFor("singer@example.org");
    const deleted = await call(`${music}/songs/${id}`, { method: "DELETE", headers });
    expect([deleted.status, await deleted.json()]).toEqual([200, id]);
    expect(await readText(await owner.read(path))).toContain("Omkara Akarini");
  });

  test("viewers have no such page", async () => {
    await makeUser("viewer@example.org");
    const cookie = await logIn("viewer@example.org");
    expect((await visit(path, { headers: { Cookie: cookie } })).status).toBe(403);
  });
});
