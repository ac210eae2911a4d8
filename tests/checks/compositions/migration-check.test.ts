import { describe, expect, test } from "vitest";
import { migrated, nothing } from "./migrated-archive.ts";

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

  test("follows what the Worker of the time before still writes", async () => {
    const { archive } = await migrated();
    archive.db.exec(`
      UPDATE songs SET title = 'Endaro Mahanubhavulu', recording_date = '1970-01-02', version = 2 WHERE id = 9;
      INSERT INTO song_changes (song_id, kind, changed_by, changed_at, fields)
        VALUES (9, 'updated', 1, 5, '{"title":["Endaro","Endaro Mahanubhavulu"]}');
      UPDATE songs SET deleted_at = 7, deleted_by = 1, version = 2 WHERE id = 10;
      UPDATE songs SET deleted_at = NULL, version = 2 WHERE id = 8;
      INSERT INTO songs (title, composer, recording_date) VALUES ('New', 'Tyagaraja', '1971-02-03')`);
    const songs = archive.rows(`SELECT c.title, s.recorded_on, c.deleted_at FROM songs s
      JOIN compositions c ON c.id = s.composition_id WHERE s.id IN (8, 9, 10, 20) ORDER BY s.id`);
    expect(songs.map((song) => Object.values(song))).toEqual([
      ["Nagumomu", null, null],
      ["Endaro Mahanubhavulu", "1970-01-02", null],
      ["Endaro", null, 7],
      ["New", "1971-02-03", null],
    ]);
    expect(archive.rows("SELECT kind FROM revisions WHERE subject_id = '9'")).toEqual([
      { kind: "updated" },
    ]);
  });
});
