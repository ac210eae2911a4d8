import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { count, logIn, makeUser } from "../support/users.ts";
import { add, filled, lastChange, seedChoices } from "../support/song-forms.ts";

const songRow = (id: number) => env.DB.prepare("SELECT * FROM songs WHERE id = ?").bind(id).first();
const onlyId = async () => (await env.DB.prepare("SELECT id FROM songs").first<number>("id"))!;
let contributor: string;
let contributorId: number;

beforeEach(async () => {
  await seedChoices();
  contributorId = await makeUser("singer@example.org", "Contributor");
  contributor = await logIn("singer@example.org");
});

describe("editing a song", () => {
  let id: number;
  let opened: string;
  const edit = (cookie: string, fields: Record<string, string> = {}) =>
    submit(`/songs/edit/${id}`, { ...filled, revision: opened, ...fields }, { Cookie: cookie });

  beforeEach(async () => {
    await add(contributor);
    id = await onlyId();
    opened = await lastChange();
  });

  test("shows the stored song, and stores changes with their history", async () => {
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
    expect(await count("FROM revisions WHERE kind = 'updated'")).toBe(2);
    expect(await count("FROM revisions WHERE kind = 'created'")).toBe(2);
  });

  test("without changes writes nothing", async () => {
    expect((await edit(contributor)).status).toBe(302);
    expect(await songRow(id)).toMatchObject({ updated_at: null });
    expect(await lastChange()).toBe(opened);
  });

  test("T33 another user's song is rejected, and logs one line", async () => {
    const lines = vi.spyOn(console, "log").mockImplementation(() => {});
    await makeUser("other@example.org", "Contributor");
    const other = await logIn("other@example.org");
    lines.mockClear();
    for (const path of [`/songs/edit/${id}`, `/songs/${id}/delete`])
      expect((await visit(path, { headers: { Cookie: other } })).status).toBe(403);
    expect((await edit(other, { title: "Mine now" })).status).toBe(403);
    expect((await submit(`/songs/${id}/delete`, {}, { Cookie: other })).status).toBe(403);
    const restore = await submit(`/songs/${id}/history`, { change: opened }, { Cookie: other });
    expect(restore.status).toBe(403);
    const noted = lines.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(noted.map(({ event, outcome }) => [event, outcome])).toEqual(
      Array.from({ length: 5 }, () => ["song changed", "denied"]),
    );
    expect(JSON.stringify(noted)).not.toContain("@");
    expect(await songRow(id)).toMatchObject({
      title: "Omkara Akarini",
      deleted_at: null,
    });
  });

  test("T33 ends with the role: a former Contributor's own song", async () => {
    await env.DB.prepare("DELETE FROM user_roles WHERE user_id = ?").bind(contributorId).run();
    expect((await edit(contributor, { title: "Still mine" })).status).toBe(403);
    expect(await songRow(id)).toMatchObject({ title: "Omkara Akarini" });
  });

  test("is allowed for Administrators too", async () => {
    await makeUser("admin@example.org", "Administrator");
    const admin = await logIn("admin@example.org");
    expect((await edit(admin, { title: "Corrected" })).status).toBe(302);
    expect(await songRow(id)).toMatchObject({ title: "Corrected", created_by: contributorId });
  });

  test("T80 the later of two saves is shown what changed, and loses nothing", async () => {
    await makeUser("admin@example.org", "Administrator");
    const admin = await logIn("admin@example.org");
    await edit(admin, { description: "Described by the administrator.", singer: "Somebody" });
    const late = await edit(contributor, { title: "My own title", singer: "My singer" });
    expect(late.status).toBe(409);
    const html = await late.clone().text();
    expect(html).toContain('value="My own title"');
    expect(html).toContain('value="My singer"');
    expect(html).toContain("Described by the administrator.");
    const last = await lastChange();
    expect(html).toContain(`name="revision" value="${last}"`);
    expect(await readText(late)).toMatch(/admin updated the song/);
    expect(await songRow(id)).toMatchObject({ title: "Omkara Akarini", singer: "Somebody" });
    const again = await edit(contributor, {
      title: "My own title",
      singer: "My singer",
      description: "Described by the administrator.",
      revision: last,
    });
    expect(again.status).toBe(302);
    expect(await songRow(id)).toMatchObject({
      title: "My own title",
      singer: "My singer",
    });
  });

  test("T80 of two simultaneous saves one wins, and the other gets a conflict", async () => {
    const both = await Promise.all([
      edit(contributor, { title: "One" }),
      edit(contributor, { title: "Other" }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([302, 409]));
    expect(await count("FROM revisions WHERE kind = 'updated'")).toBe(1);
  });

  test("a form that is sent twice at once is saved once, and no conflict", async () => {
    for (const title of ["Second", "Third", "Fourth"]) {
      const revision = await lastChange();
      const both = await Promise.all([1, 2].map(() => edit(contributor, { title, revision })));
      expect(both.map(({ status }) => status)).toEqual([302, 302]);
    }
    expect(await count("FROM revisions WHERE kind = 'updated'")).toBe(3);
  });

  test("reverting to an older version is a change of its own", async () => {
    await edit(contributor, { title: "Second", lyrics: "other words" });
    await edit(contributor, {
      title: "Third",
      lyrics: "other words",
      revision: await lastChange(),
    });
    const response = await submit(
      `/songs/${id}/history`,
      { change: opened },
      { Cookie: contributor },
    );
    expect(response.status).toBe(302);
    expect(await songRow(id)).toMatchObject({
      title: "Omkara Akarini",
      lyrics: "first line\nsecond line",
    });
    expect(await readText(await visit("/search?title=omkara&searched=true"))).toContain(
      "Omkara Akarini",
    );
  });

  test("a song without a date may stay without one", async () => {
    const bare = await makeSong({ title: "Bare", createdBy: contributorId });
    const response = await submit(
      `/songs/edit/${bare}`,
      {
        act: "save",
        revision: "0",
        title: "Bare no more",
        singer: "",
        publishedDate: "",
        description: "",
      },
      { Cookie: contributor },
    );
    expect(response.status).toBe(302);
    expect(await songRow(bare)).toMatchObject({ title: "Bare no more", recorded_on: null });
  });

  test("a song that is not there leads to the collection, which says so", async () => {
    const response = await visit("/songs/edit/999", { headers: { Cookie: contributor } });
    expect(response.headers.get("Location")).toBe("/my-collection");
  });
});
