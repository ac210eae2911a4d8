import { type SQL, sql } from "drizzle-orm";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import type { FieldSpec } from "../../../domain/songs/song-field-kinds.ts";
import { fieldsWith, type FieldWith, specOf } from "../../../domain/songs/song-fields.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { makeSongIndexRows } from "./index-rows.ts";
import { songIndexStatements, unindexSongStatements } from "./search-index.ts";

type WrittenComposition = Pick<SongRevision, FieldWith<"index">>;
export type Written = WrittenComposition &
  Pick<SongRevision, "singer" | "composer" | "accompaniments">;

const indexFieldNames = fieldsWith("index");

/** Returns the indexed texts of a composition, from the fields whose specification has `index`. */
function findableComposition(written: WrittenComposition) {
  const textsOf = (as: FieldSpec["index"]) =>
    indexFieldNames
      .filter((field) => specOf(field).index === as)
      .flatMap((field) => written[field] ?? []);
  const [title = "", ...otherTitles] = textsOf("title");
  return {
    title,
    otherTitles,
    deity: textsOf("deity").join(" "),
    lyrics: textsOf("lyrics").join("\n"),
  };
}

export const findable = (song: Written) => ({
  ...findableComposition(song),
  singer: song.singer,
  composer: song.composer,
  accompanists: song.accompaniments.flatMap(({ players }) => players),
});

/** Makes the statements for a song's index rows, to follow its row in the batch. */
export const indexSongStatements = (db: Database, id: SQL, song: Written) =>
  songIndexStatements(db, { ...findable(song), id });

export const songUnindexStatements = (db: Database, id: SQL, song: Written) =>
  unindexSongStatements(db, { ...findable(song), id });

/** Rewrites the index rows of titles and lyrics for all songs of a composition, after its row in the batch. */
export const indexCompositionStatements = (db: Database, id: number, written: WrittenComposition) =>
  indexCompositionsStatements(db, [{ id, written }]);

export function indexCompositionsStatements(
  db: Database,
  compositions: readonly { id: number; written: WrittenComposition }[],
) {
  if (compositions.length === 0) return [];
  const rows = compositions.flatMap(({ id, written }) => {
    const song = { id: 0, ...findableComposition(written), accompanists: [] };
    return makeSongIndexRows(song).map(({ field, key, line }) => [id, field, key, line]);
  });
  const ids = JSON.stringify(compositions.map(({ id }) => id));
  return [
    statement(
      db,
      sql`DELETE FROM song_index WHERE song_id IN (SELECT s.id FROM json_each(${ids}) c
          CROSS JOIN songs s ON s.composition_id = c.value AND s.deleted_at IS NULL)
        AND field <> ${indexFields.accompanist}`,
    ),
    ...jsonChunks(rows).map((list) =>
      statement(
        db,
        sql`INSERT INTO song_index (field, key, song_id, line)
          SELECT r.value ->> 1, r.value ->> 2, s.id, r.value ->> 3
          FROM json_each(${list}) r CROSS JOIN songs s
            ON s.composition_id = r.value ->> 0 AND s.deleted_at IS NULL
          WHERE true ON CONFLICT DO NOTHING`,
      ),
    ),
  ];
}
