import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { jsonChunks } from "../../json-chunks.ts";
import { makeNameIndexRows, makeSongIndexRows } from "./index-rows.ts";
import { listPeople, removeUnnamedStatements } from "./search-index.ts";
import { findable, type Written } from "./song-index.ts";

/** A song by its id, or by another value from which SQL finds it. */
interface ManySong {
  ref: string | number;
  song: Written;
}

/** Adds the index rows of new songs, after their rows in the batch. `idOf` is the id of a song from `row.value ->> 0`. */
export function addToIndexStatements(db: Database, all: readonly ManySong[], idOf: SQL) {
  const rows = all.flatMap(({ ref, song }) =>
    makeSongIndexRows({ ...findable(song), id: 0 }).map(({ field, key, line }) => [
      ref,
      field,
      key,
      line,
    ]),
  );
  const people = new Map(
    all
      .flatMap(({ song }) => listPeople(findable(song)))
      .map(([kind, name]) => [`${kind} ${name}`, [kind, name] as const]),
  );
  const names = [...people.values()]
    .flatMap(([kind, name]) => makeNameIndexRows(kind, name))
    .map(({ kind, field, key, name, matched }) => [kind, field, key, name, matched]);
  return [
    ...jsonChunks(rows).map((list) =>
      statement(
        db,
        sql`INSERT OR IGNORE INTO song_index (field, key, song_id, line)
          SELECT row.value ->> 1, row.value ->> 2, ${idOf}, row.value ->> 3 FROM json_each(${list}) AS row`,
      ),
    ),
    ...jsonChunks(names).map((list) =>
      statement(
        db,
        sql`INSERT OR IGNORE INTO name_index (kind, field, key, name, matched)
          SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(${list})`,
      ),
    ),
  ];
}

const indexedText = (song: Written): string => JSON.stringify(findable(song));

/** Rewrites index rows that differ, after the songs in the batch. Removes people without songs. */
export function reindexStatements(
  db: Database,
  all: readonly { id: number; before: Written; after: Written }[],
) {
  const songs = all.filter(({ before, after }) => indexedText(before) !== indexedText(after));
  if (songs.length === 0) return [];
  const ids = JSON.stringify(songs.map(({ id }) => id));
  const written = songs.map(({ id, after: song }) => ({ ref: id, song }));
  const left = songs.flatMap(({ before, after: now }) => {
    const named = new Set(listPeople(findable(now)).map(([kind, name]) => `${kind} ${name}`));
    return listPeople(findable(before)).filter(([kind, name]) => !named.has(`${kind} ${name}`));
  });
  return [
    statement(
      db,
      sql`DELETE FROM song_index WHERE song_id IN (SELECT value FROM json_each(${ids}))`,
    ),
    ...addToIndexStatements(db, written, sql`row.value ->> 0`),
    ...removeUnnamedStatements(db, left),
  ];
}
