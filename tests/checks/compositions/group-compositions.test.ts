import { describe, expect, test } from "vitest";
import { groupCompositions } from "../../../scripts/compositions/group.ts";
import { listCandidates } from "../../../scripts/compositions/list-candidates.ts";
import { reindex } from "../../../scripts/reindex.ts";
import { migrated, nothing } from "./migrated-archive.ts";

describe("compositions:group", () => {
  test("groups what one creator added in pieces, and lists the rest", async () => {
    const { archive, access, compare } = await migrated();
    expect(await reindex(access)).toBeGreaterThan(0);
    expect(await groupCompositions(access)).toEqual({ groups: 2, compositions: 5, songsGone: 2 });
    await listCandidates(access);
    expect(
      archive.rows("SELECT id, merged_into AS into_ FROM compositions WHERE merged_into"),
    ).toEqual([
      { id: 2, into_: 1 },
      { id: 3, into_: 1 },
      { id: 12, into_: 11 },
    ]);
    expect(
      archive.rows(
        "SELECT title, raaga_id, taala_id, lyrics, other_titles, recording_count FROM compositions WHERE id = 1",
      ),
    ).toEqual([
      {
        title: "Nagumomu",
        raaga_id: "Abheri",
        taala_id: "Adi",
        lyrics: "nagumomu ganaleni",
        other_titles: '["Nagumōmu","nagumomu"]',
        recording_count: 2,
      },
    ]);
    expect(archive.rows("SELECT id FROM songs WHERE deleted_at IS NOT NULL ORDER BY id")).toEqual([
      { id: 3 },
      { id: 8 },
      { id: 12 },
    ]);
    const pairs = archive.rows("SELECT one_id || ' ' || other_id AS pair FROM perhaps_same");
    expect(pairs.map(({ pair }) => String(pair)).toSorted()).toEqual([
      "1 4",
      "10 9",
      "13 14",
      "15 16",
      "5 6",
      "5 7",
      "6 7",
    ]);
    expect(await compare()).toMatchObject({
      ...nothing,
      songs: 19,
      filled: 6,
      respelt: 2,
      gone: 2,
    });
    expect(archive.rows("PRAGMA foreign_key_check")).toEqual([]);
  });

  test("leaves the index as if it had been made anew", async () => {
    const { archive, access } = await migrated();
    await reindex(access);
    await groupCompositions(access);
    const { song_index: was } = archive.content();
    archive.db.exec("DELETE FROM song_index");
    await reindex(access);
    expect(archive.content().song_index).toEqual(was);
  });

  test("records what became of each, so that it can be undone", async () => {
    const { archive, access } = await migrated();
    await groupCompositions(access);
    const history = archive.rows(
      "SELECT subject_id AS id, changed_by AS by_, fields FROM revisions WHERE kind = 'merged'",
    );
    expect(history.map(({ id, by_, fields }) => [id, by_, JSON.parse(String(fields))])).toEqual([
      [
        "1",
        null,
        {
          taalaId: [null, "Adi"],
          lyrics: ["", "nagumomu ganaleni"],
          otherTitles: [[], ["Nagumōmu", "nagumomu"]],
        },
      ],
      ["2", null, { mergedInto: [null, 1] }],
      ["3", null, { mergedInto: [null, 1] }],
      ["11", null, {}],
      ["12", null, { mergedInto: [null, 11] }],
    ]);
    const merges = archive.rows("SELECT from_id, moved FROM merges");
    expect(merges.map(({ from_id, moved }) => [from_id, JSON.parse(String(moved))])).toEqual([
      [
        "2",
        {
          filled: { taalaId: [null, "Adi"], lyrics: ["", "nagumomu ganaleni"] },
          titles: ["Nagumōmu"],
          setAside: [],
          songs: [2],
        },
      ],
      ["3", { filled: {}, titles: ["nagumomu"], setAside: [3], songs: [3] }],
      ["12", { filled: {}, titles: [], setAside: [12], songs: [12] }],
    ]);
  });

  test("run twice, or interrupted and run again, makes the same archive", async () => {
    const [whole, broken] = [await migrated(), await migrated()];
    const run = async ({ access }: typeof whole) => {
      await reindex(access);
      await groupCompositions(access, 1);
      await listCandidates(access);
    };
    await run(whole);
    const once = whole.archive.content();
    await run(whole);
    expect(whole.archive.content()).toEqual(once);

    await reindex(broken.access);
    let writes = 0;
    const failing = {
      ...broken.access,
      write: async (statements: string[]) => {
        if (++writes === 2) throw new Error("the line broke");
        await broken.access.write(statements);
      },
    };
    await expect(groupCompositions(failing, 1)).rejects.toThrow("the line broke");
    expect(broken.archive.rows("SELECT id FROM compositions WHERE merged_into")).toHaveLength(2);
    await run(broken);
    expect(broken.archive.content()).toEqual(once);
  });

  test("reads a batch again where somebody has saved something meanwhile", async () => {
    const { archive, access } = await migrated();
    let edited = false;
    const busy = {
      ...access,
      write: async (statements: string[]) => {
        if (!edited) archive.db.exec("UPDATE compositions SET raaga_id = 'Bhairavi' WHERE id = 2");
        edited = true;
        await access.write(statements);
      },
    };
    // Now 1 and 2 contradict each other.
    expect(await groupCompositions(busy)).toMatchObject({ groups: 2, compositions: 4 });
    expect(archive.rows("SELECT merged_into FROM compositions WHERE id = 2")).toEqual([
      { merged_into: null },
    ]);
  });

  test("respects what somebody has said", async () => {
    const { archive, access } = await migrated();
    archive.db.exec(`
      INSERT INTO perhaps_same (kind, one_id, other_id, dismissed_at, dismissed_by)
        VALUES ('composition', '2', '1', 5, 1), ('composition', '6', '5', 5, 1);
      INSERT INTO merges (kind, from_id, to_id, undone_at, undone_by, moved)
        VALUES ('composition', '12', '11', 5, 1, '{}');
      INSERT INTO songs (title, composer, singer, composition_id, created_by) VALUES ('', '', 'D', 3, 2)`);
    expect(await groupCompositions(access)).toMatchObject({ groups: 0 });
    await listCandidates(access);
    const open = archive.rows(
      "SELECT one_id || ' ' || other_id AS pair FROM perhaps_same WHERE dismissed_at IS NULL",
    );
    const pairs = open.map(({ pair }) => pair);
    expect(pairs).toEqual(expect.arrayContaining(["1 3", "1 4", "5 7"]));
    for (const pair of ["1 2", "5 6", "11 12"]) expect(pairs).not.toContain(pair);
  });
});
