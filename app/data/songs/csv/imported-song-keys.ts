import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { listOtherTitles } from "../../search/index/song-index.ts";
import { makeNameIndexRows, makeSongIndexRows } from "../../search/index/index-rows.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";

export interface ImportedSong {
  /** A song is added once under a request id. */
  requestId: string;
  song: SongRevision;
  compositionId: number | null;
}

export function importedSongKeyStatements(db: Database, all: ImportedSong[], idOf: SQL) {
  const rows = all.flatMap(({ requestId, song }) => {
    const { title, lyrics } = song;
    const accompanists = song.accompaniments.flatMap(({ players }) => players);
    const otherTitles = listOtherTitles(song);
    return makeSongIndexRows({ id: 0, title, otherTitles, lyrics, accompanists }).map(
      ({ field, key, line }) => [requestId, field, key, line],
    );
  });
  const people = new Map<string, ReturnType<typeof makeNameIndexRows>>();
  const add = (kind: "singer" | "composer" | "accompanist", name: string) => {
    if (name && !people.has(kind + name)) people.set(kind + name, makeNameIndexRows(kind, name));
  };
  for (const { song } of all) {
    add("singer", song.singer);
    add("composer", song.composer);
    for (const { players } of song.accompaniments)
      for (const name of players) add("accompanist", name);
  }
  const names = [...people.values()]
    .flat()
    .map(({ kind, field, key, name, matched }) => [kind, field, key, name, matched]);
  return [
    ...jsonChunks(rows).map((list) =>
      statement(
        db,
        sql`INSERT OR IGNORE INTO song_index (place, key, song_id, line)
          SELECT row.value ->> 1, row.value ->> 2, ${idOf}, row.value ->> 3 FROM json_each(${list}) AS row`,
      ),
    ),
    ...jsonChunks(names).map((list) =>
      statement(
        db,
        sql`INSERT OR IGNORE INTO name_index (kind, place, key, name, matched)
          SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(${list})`,
      ),
    ),
  ];
}
