import { type SQL, sql } from "drizzle-orm";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { makeSongIndexRows } from "./index-rows.ts";
import { songIndexStatements, unindexSongStatements } from "./search-index.ts";

type Titles = Pick<SongRevision, "isoTitle" | "nativeTitle" | "otherTitles">;
type Written = Titles &
  Pick<SongRevision, "deity" | "title" | "singer" | "composer" | "lyrics" | "accompaniments">;

export const listOtherTitles = ({ isoTitle, nativeTitle, otherTitles }: Titles) =>
  [isoTitle, nativeTitle, ...otherTitles].filter((title) => title !== null);

const findable = (song: Written) => ({
  ...song,
  otherTitles: listOtherTitles(song),
  accompanists: song.accompaniments.flatMap(({ players }) => players),
});

/** Makes the statements for a song's index rows, to follow its row in the batch. */
export const indexSongStatements = (db: Database, id: SQL, song: Written, before?: Written) =>
  songIndexStatements(db, { ...findable(song), id }, before && findable(before));

export const songUnindexStatements = (db: Database, id: SQL, song: Written) =>
  unindexSongStatements(db, { ...findable(song), id });

/** Rewrites the index rows of titles and lyrics for all songs of a composition, after its row in the batch. */
export function indexCompositionStatements(
  db: Database,
  compositionId: number,
  song: Titles & Pick<SongRevision, "deity" | "title" | "lyrics">,
) {
  const rows = makeSongIndexRows({
    id: 0,
    title: song.title,
    deity: song.deity,
    lyrics: song.lyrics,
    otherTitles: listOtherTitles(song),
    accompanists: [],
  }).map(({ field, key, line }) => [field, key, line]);
  const songs = sql`songs WHERE composition_id = ${compositionId} AND deleted_at IS NULL`;
  return [
    statement(
      db,
      sql`DELETE FROM song_index WHERE song_id IN (SELECT id FROM ${songs})
        AND place <> ${indexFields.accompanist}`,
    ),
    statement(
      db,
      sql`INSERT INTO song_index (place, key, song_id, line)
        SELECT value ->> 0, value ->> 1, s.id, value ->> 2
        FROM json_each(${JSON.stringify(rows)}) CROSS JOIN (SELECT id FROM ${songs}) s
        WHERE true ON CONFLICT DO NOTHING`,
    ),
  ];
}
