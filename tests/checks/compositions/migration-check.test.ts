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
});
