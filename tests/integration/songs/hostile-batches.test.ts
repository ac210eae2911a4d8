import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { writeUndo } from "#app/data/songs/batch/batches.ts";
import { makeSong } from "../support/factories.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { seedChoices } from "../support/song-forms.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let owner: number;
let cookie: string;
let other: string;
let song: number;

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();
const post = (path: string, fields: string[][], by = cookie) =>
  visit(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: by, Origin: origin },
  });

/** Sets the event of songs, as the form does in two steps. */
async function setEvent(event: string, ids = [song], by = cookie) {
  const fields = [...ids.map((id) => ["song", String(id)]), ["event", event]];
  const preview = await (await post("/songs/batch", [...fields, ["act", "preview"]], by)).text();
  const seen = /name="seen" value="([^"]*)"/.exec(preview)?.[1] ?? "";
  return () => post("/songs/batch", [...fields, ["act", "apply"], ["seen", seen]], by);
}

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await seedChoices();
  owner = await makeUser("owner@example.org", "Contributor");
  cookie = await logIn("owner@example.org");
  await makeUser("other@example.org", "Contributor");
  other = await logIn("other@example.org");
  song = await makeSong({ title: "Omkara", singer: "A", createdBy: owner });
  await run("UPDATE compositions SET created_by = ?", owner);
});

describe("T87 a batch of another Contributor", () => {
  test("is not there: not to be read, listed or undone", async () => {
    await (
      await setEvent("A secret concert")
    )();
    const page = { headers: { Cookie: other } };
    const none = await visit("/songs/batches/99", page);
    for (const path of ["/songs/batches/1", "/songs/batches/1.data"]) {
      const response = await visit(path, page);
      expect(response.status, path).toBe(none.status);
      expect(await response.text(), path).not.toContain("secret");
    }
    expect(await readText(await visit("/songs/batch", page))).not.toContain("1 song changed");
    expect((await post("/songs/batches/1", [], other)).status).toBe(404);
    expect(await count("FROM songs WHERE event = 'A secret concert'")).toBe(1);
  });

  test("nor does a batch change songs of others, or tell of songs in the bin", async () => {
    const binned = await makeSong({ title: "In the bin", singer: "A", deletedAt: new Date() });
    const apply = await setEvent("Taken", [song, binned], other);
    expect(await readText(await apply())).not.toContain("In the bin");
    expect(await count("FROM songs WHERE event = 'Taken'")).toBe(0);
    expect(await count("FROM song_batches")).toBe(0);
  });

  test("nor is one's own undone without the right to add songs", async () => {
    await (
      await setEvent("Concert")
    )();
    await run("DELETE FROM user_roles WHERE user_id = ?", owner);
    expect((await post("/songs/batches/1", [])).status).toBe(403);
    const writer = { userId: owner, now: Date.now() };
    const late = await writeUndo(openDatabase(env.DB), 1, [], writer);
    expect(late).toEqual({ ok: false, reason: "denied" });
    expect(await count("FROM song_batches WHERE undone_at IS NULL")).toBe(1);
  });
});

describe("T88 batches are applied and undone once, also by several at once", () => {
  test("of two edits that were previewed together one is applied", async () => {
    const edits = [await setEvent("One"), await setEvent("Other")];
    const answers = await Promise.all(edits.map((apply) => apply()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302, 409]));
    expect(await count("FROM song_batches")).toBe(1);
    expect(await count("FROM revisions WHERE kind = 'updated' AND subject_kind = 'song'")).toBe(1);
  });

  test("of five undoings one is written", async () => {
    await (
      await setEvent("Concert")
    )();
    await Promise.all(Array.from({ length: 5 }, () => post("/songs/batches/1", [])));
    expect(await count("FROM songs WHERE event = ''")).toBe(1);
    expect(await count("FROM revisions WHERE kind = 'updated' AND subject_kind = 'song'")).toBe(2);
  });

  test("two hundred songs at most, whatever is sent", async () => {
    const fields = Array.from({ length: 5000 }, (_, at) => ["song", String(at + 1000)]);
    const preview = await post("/songs/batch", [
      ["song", String(song)],
      ...fields,
      ["event", "x"],
      ["act", "preview"],
    ]);
    expect(preview.status).toBe(200);
    expect(await readText(preview)).toContain("1 song will change");
    const odd = ["-1", "0", "1e3", "x", "9".repeat(30), "1,2"].map((id) => ["song", id]);
    expect((await post("/songs/batch", [...odd, ["event", "x"], ["act", "preview"]])).status).toBe(
      400,
    );
  });
});
