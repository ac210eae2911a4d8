import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { compositionOf, merge, mergeNumber, separate } from "../support/merges.ts";
import { readAllRows } from "../support/stored-rows.ts";
import { count } from "../support/users.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

const recording = (title: string, singer = "One") => makeSong({ title, singer });
const composition = (song: number) =>
  env.DB.prepare(
    "SELECT c.* FROM compositions c JOIN songs s ON s.composition_id = c.id WHERE s.id = ?",
  )
    .bind(song)
    .first();
const fill = (song: number, fields: string) =>
  env.DB.prepare(
    `UPDATE compositions SET ${fields} WHERE id = (SELECT composition_id FROM songs WHERE id = ?)`,
  )
    .bind(song)
    .run();
const mergeSongs = (from: number, to: number) => merge(admin, "composition", from, to);

describe("merging two compositions", () => {
  test("moves recordings, also deleted ones, fills empty fields and keeps the title", async () => {
    const [from, binned, to] = [
      await recording("Omkara Pranava"),
      await recording("Omkara Pranava"),
      await recording("Omkaarakarini", "Other"),
    ];
    const fromId = await compositionOf(from);
    await env.DB.prepare("UPDATE songs SET composition_id = ?, deleted_at = 5 WHERE id = ?")
      .bind(fromId, binned)
      .run();
    await fill(from, "lyrics = 'Omkara words', language = 'sa', other_titles = '[\"Omkara\"]'");
    await fill(to, "language = 'te'");
    const dialog = await readText(
      await admin.read(`/admin/same?kind=composition&from=${from}&to=%2Fsongs%2F${to}%3Flng%3Dte`),
    );
    expect(dialog).toContain("1 recording moves to Omkaarakarini.");
    expect(dialog).toContain("1 deleted recording moves as well.");
    expect(dialog).toMatch(
      /gets these other names: Omkara Pranava Omkara These fields, .* Lyrics : Omkara words/,
    );
    const done = await mergeSongs(from, to);
    expect(done.headers.get("Location")).toBe("/admin/same?kind=composition");
    const toId = await compositionOf(to);
    expect(await count("FROM songs WHERE composition_id = ?", toId)).toBe(3);
    expect(await composition(from)).toMatchObject({
      id: toId,
      title: "Omkaarakarini",
      lyrics: "Omkara words",
      language: "te",
      other_titles: '["Omkara Pranava","Omkara"]',
      recording_count: 2,
    });
    const old = await env.DB.prepare("SELECT * FROM compositions WHERE id = ?")
      .bind(fromId)
      .first();
    expect(old).toMatchObject({ merged_into: toId, deleted_by: admin.id, recording_count: 0 });
    const song = await readText(await visit(`/songs/${from}`));
    expect(song).toContain("Omkaarakarini");
    for (const query of ["title=Omkara+Pranava", "lyrics=omkara+words"])
      expect(
        await readText(await visit(`/search?${query}&searched=true&sortBy=singer`)),
        query,
      ).toContain("Other");
    const { results } = await env.DB.prepare(
      "SELECT subject_id, kind, changed_by, fields FROM revisions WHERE kind = 'merged' ORDER BY id",
    ).all<{ fields: string }>();
    expect(results).toMatchObject([
      { subject_id: String(fromId), changed_by: admin.id, fields: `{"mergedInto":[null,${toId}]}` },
      { subject_id: String(toId), changed_by: admin.id },
    ]);
    expect(JSON.parse(results[1]!.fields)).toEqual({
      lyrics: ["", "Omkara words"],
      otherTitles: [[], ["Omkara Pranava", "Omkara"]],
    });
    expect(await count("FROM audit_events WHERE act = 'compositions merged'")).toBe(1);
  });

  test("leaves one song where neither has a recording, and none beside recordings", async () => {
    const [one, other, third] = [
      await makeSong({ title: "A" }),
      await makeSong({ title: "B" }),
      await recording("C"),
    ];
    await mergeSongs(one, other);
    const live = async (id: number) => {
      const { results } = await env.DB.prepare(
        "SELECT id FROM songs WHERE composition_id = ? AND deleted_at IS NULL",
      )
        .bind(id)
        .all<{ id: number }>();
      return results.map((song) => song.id);
    };
    expect(await live(await compositionOf(other))).toEqual([other]);
    await mergeSongs(other, third);
    expect(await live(await compositionOf(third))).toEqual([third]);
    expect(await readText(await admin.read("/admin/bin"))).not.toMatch(/Restore/);
    for (const song of [one, other]) {
      expect(await count("FROM song_index WHERE song_id = ?", song)).toBe(0);
      const moved = await visit(`/songs/${song}`);
      expect([moved.status, moved.headers.get("Location")]).toEqual([302, `/songs/${third}`]);
    }
    const [second, first] = [await mergeNumber(), await mergeNumber(1)];
    expect((await separate(admin, "composition", first)).status).toBe(409);
    expect((await separate(admin, "composition", second)).status).toBe(302);
    expect(await live(await compositionOf(third))).toEqual([third]);
    expect(await live(await compositionOf(other))).toEqual([other]);
    expect((await separate(admin, "composition", first)).status).toBe(302);
    expect(await live(await compositionOf(one))).toEqual([one]);
    expect(await readText(await visit(`/songs/${one}`))).toContain("A");
  });

  test("is refused for one composition, for none, and for whom it is not permitted", async () => {
    const [one, other] = [await recording("A"), await recording("B")];
    const before = await readAllRows();
    for (const [from, to] of [
      [one, one],
      [one, 999],
    ] as const)
      expect((await mergeSongs(from, to)).status).toBe(404);
    const asked = await readText(await admin.read(`/admin/same?from=${one}&to=999`));
    expect(asked).toContain("not two different pages");
    await makeAdministrator("second@example.org");
    await env.DB.prepare("DELETE FROM user_roles WHERE user_id = ?").bind(admin.id).run();
    expect((await mergeSongs(one, other)).status).toBe(403);
    const after = await readAllRows();
    expect(after.compositions).toEqual(before.compositions);
    expect(after.merges).toEqual([]);
  });
});
