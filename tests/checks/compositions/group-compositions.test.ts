import { describe, expect, test } from "vitest";
import { groupCompositions } from "../../../scripts/compositions/group.ts";
import { listCandidates } from "../../../scripts/compositions/list-candidates.ts";
import { compareSongs } from "../../../scripts/compositions/compare.ts";
import { readSongsAfter, readSongsBefore } from "../../../scripts/compositions/snapshot.ts";
import { reindex } from "../../../scripts/reindex.ts";
import { OldArchive, type OldSong } from "./old-archive.ts";

const songs: OldSong[] = [
  // One composition, in pieces: the fourth is another contributor's.
  { id: 1, title: "Nagumomu", raaga: "Abheri", singer: "A" },
  { id: 2, title: "Nagumōmu", taala: "Adi", lyrics: "nagumomu ganaleni", singer: "B" },
  { id: 3, title: "nagumomu", raaga: "Abheri" },
  { id: 4, title: "Nagumomu", raaga: "Abheri", singer: "C", user: 2 },
  // The same title in two raagas; the third would fit to both.
  { id: 5, title: "Brovabarama", raaga: "Bahudari", singer: "A" },
  { id: 6, title: "Brovabarama", raaga: "Bhairavi", singer: "A" },
  { id: 7, title: "Brovabarama", singer: "A" },
  { id: 8, title: "Nagumomu", raaga: "Abheri", deletedAt: 5 },
  // Of former users.
  { id: 9, title: "Endaro", singer: "A", user: null },
  { id: 10, title: "Endaro", singer: "B", user: null },
  // Without recordings: the second says nothing that the first does not.
  { id: 11, title: "Vatapi", raaga: "Abheri", user: 2 },
  { id: 12, title: "Vatapi", user: 2 },
  { id: 13, title: "Himagiri", source: "One book", user: 2 },
  { id: 14, title: "Himagiri", source: "Another book", user: 2 },
  // Spelt so differently that they may be two.
  { id: 15, title: "Mohana rama", singer: "A" },
  { id: 16, title: "Mohana ramam", singer: "A" },
  // Titles without a letter, and one of its own.
  { id: 17, title: "…", singer: "A" },
  { id: 18, title: "?", singer: "A" },
  { id: 19, title: "Samajavaragamana", singer: "A" },
];

const more = `
  UPDATE songs SET accompaniments = '[{"typeId":2,"players":["M","N"]},{"typeId":1,"players":["V"]}]',
    recording_date = '1968-08-15', updated_at = 7, updated_by = 1 WHERE id = 2;
  INSERT INTO accompaniments (id, song_id, position, accompaniment_type_id) VALUES (1, 2, 0, 2), (2, 2, 1, 1);
  INSERT INTO accompaniment_players VALUES (1, 0, 'M'), (1, 1, 'N'), (2, 0, 'V');
  INSERT INTO song_changes (song_id, kind, changed_by, changed_at, fields)
    VALUES (2, 'created', 1, 5, '{}'), (2, 'updated', 1, 7, '{"title":["Nagu","Nagumōmu"]}');`;

async function listOf<T>(all: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const one of all) list.push(one);
  return list;
}

async function migrated() {
  const archive = new OldArchive(songs);
  archive.db.exec(more);
  const snapshot = await listOf(readSongsBefore(archive.access));
  archive.migrate();
  const compare = () =>
    compareSongs(
      (async function* () {
        yield* snapshot;
      })(),
      readSongsAfter(archive.access),
    );
  return { archive, access: archive.access, compare };
}

const nothing = { filled: 0, respelt: 0, gone: 0, editedSince: 0, differences: [] };

describe("the migration", () => {
  test("keeps every field of every song", async () => {
    const { archive, compare } = await migrated();
    expect(await compare()).toEqual({ ...nothing, songs: 19, fields: 19 * 31 });
    expect(archive.rows("PRAGMA foreign_key_check")).toEqual([]);
  });

  test("is found out where it loses something", async () => {
    const { archive, compare } = await migrated();
    archive.db.exec(`DROP TRIGGER songs_copied;
      UPDATE compositions SET description = 'invented' WHERE id = 19;
      UPDATE songs SET recorded_on = '1968' WHERE id = 2; UPDATE songs SET lyrics = 'other' WHERE id = 9;
      DELETE FROM credits WHERE song_id = 1; DELETE FROM revisions WHERE kind = 'updated';
      UPDATE songs SET deleted_at = 9 WHERE id = 13`);
    const { differences, songs: compared } = await compare();
    expect(compared).toBe(19);
    expect(differences.map(({ id, field }) => `${id} ${field}`).toSorted()).toEqual([
      "1 sungBy",
      "13 deletedAt",
      "19 description",
      "2 history",
      "2 recordingDate",
      "9 copied lyrics",
    ]);
  });
});

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
    expect(pairs.map(({ pair }) => pair).toSorted()).toEqual([
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
