import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { cookiesOf, count, logIn, makeUser } from "../support/users.ts";
import { add, seedChoices } from "../support/song-forms.ts";

const onlyId = async () => (await env.DB.prepare("SELECT id FROM songs").first<number>("id"))!;
let contributor: string;
let contributorId: number;

beforeEach(async () => {
  await seedChoices();
  contributorId = await makeUser("singer@example.org", "Contributor");
  contributor = await logIn("singer@example.org");
});

describe("deleting a song", () => {
  let id: number;
  let admin: string;
  beforeEach(async () => {
    await add(contributor);
    id = await onlyId();
    await makeUser("admin@example.org", "Administrator");
    admin = await logIn("admin@example.org");
  });

  test("asks for confirmation, then removes it from every list, total and search at once", async () => {
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

  test("an Administrator restores it from the bin", async () => {
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
    expect(await count("FROM counters WHERE name = 'songs' AND value = 1")).toBe(1);
  });

  test("after thirty days it is deleted for good", async () => {
    await submit(`/songs/${id}/delete`, {}, { Cookie: contributor });
    const { emptyBin } = await import("#app/data/songs/empty-bin.ts");
    const { openDatabase } = await import("#app/data/database.ts");
    const database = openDatabase(env.DB);
    const keptInBin = 30 * 24 * 3600_000;
    expect(await emptyBin(database, Date.now() + keptInBin - 60_000)).toBe(0);
    expect(await emptyBin(database, Date.now() + keptInBin + 1)).toBe(1);
    expect(await emptyBin(database, Date.now() + keptInBin + 1)).toBe(0);
    for (const table of ["songs", "compositions", "revisions", "credits"])
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

  test("T34 shows no e-mail address", async () => {
    await add(contributor);
    for (const path of ["/home?page=1", `/songs/${await onlyId()}`, "/feed.atom"])
      expect(await (await visit(path)).text(), path).not.toContain("singer@");
  });
});
