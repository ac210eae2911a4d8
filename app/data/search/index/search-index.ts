import { and, eq, type SQL, sql } from "drizzle-orm";
import { nameIndex, songIndex } from "#drizzle/schema/index.ts";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { makeNameIndexRows, makeSongIndexRows, type NameRow, type SongRow } from "./index-rows.ts";

type PersonKind = "singer" | "composer" | "accompanist";

/** A person as songs name them: the kind and the name. */
export type Named = [PersonKind, string];

export interface People {
  singer: string;
  composer: string;
  accompanists: string[];
}

interface IndexedSong extends People {
  /** The id, or SQL that gives the id of a song that is being added. */
  id: number | SQL;
  title: string;
  otherTitles?: string[];
  deity?: string;
  lyrics: string;
}

function insertSongRows(db: Database, id: number | SQL, rows: SongRow[]) {
  const values = rows.map(({ field, key, line }) => [field, key, line]);
  return statement(
    db,
    sql`INSERT INTO song_index (field, key, song_id, line)
      SELECT value ->> 0, value ->> 1, ${id}, value ->> 2
      FROM json_each(${JSON.stringify(values)}) WHERE true ON CONFLICT DO NOTHING`,
  );
}

function insertNameRows(db: Database, rows: NameRow[]) {
  const values = rows.map(({ kind, field, key, name, matched }) => [
    kind,
    field,
    key,
    name,
    matched,
  ]);
  return statement(
    db,
    sql`INSERT INTO name_index (kind, field, key, name, matched)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
      FROM json_each(${JSON.stringify(values)}) WHERE true ON CONFLICT DO NOTHING`,
  );
}

export function listPeople({ singer, composer, accompanists }: People): Named[] {
  const all: Named[] = [
    ["singer", singer],
    ["composer", composer],
    ...accompanists.map((name): Named => ["accompanist", name]),
  ];
  return all.filter(([, name]) => name !== "");
}

const namedSong = (column: SQL) =>
  sql`SELECT 1 FROM songs WHERE deleted_at IS NULL AND ${column} COLLATE NOCASE = name_index.name`;

const stillNamed: Record<PersonKind, SQL> = {
  singer: namedSong(sql`singer`),
  composer: namedSong(sql`composer`),
  accompanist: sql`SELECT 1 FROM song_index WHERE field = ${indexFields.accompanist}
    AND key = name_index.name`,
};

/** Rewrites a song's index rows, after its row in the batch. Removes people of `before` whose last song is gone. */
export function songIndexStatements(db: Database, song: IndexedSong, before?: People) {
  const people = listPeople(song);
  const left = (before ? listPeople(before) : []).filter(
    ([kind, name]) => !people.some((one) => one[0] === kind && one[1] === name),
  );
  return [
    db.delete(songIndex).where(sql`song_id = ${song.id}`),
    insertSongRows(db, song.id, makeSongIndexRows({ ...song, id: 0 })),
    insertNameRows(
      db,
      people.flatMap(([kind, name]) => makeNameIndexRows(kind, name)),
    ),
    ...removeUnnamedStatements(db, left),
  ] as const;
}

export function unindexSongStatements(db: Database, song: People & Pick<IndexedSong, "id">) {
  return [
    db.delete(songIndex).where(sql`song_id = ${song.id}`),
    ...removeUnnamedStatements(db, listPeople(song)),
  ] as const;
}

/** Updates the index rows of composers after a merge or separation. Removes composers without songs. */
export function indexComposersStatements(db: Database, names: string[]) {
  const rows = names.flatMap((name) => makeNameIndexRows("composer", name));
  return [
    insertNameRows(db, rows),
    ...removeUnnamedStatements(
      db,
      names.map((name): Named => ["composer", name]),
    ),
  ];
}

/** Removes those of these people who have no songs, after the songs in the batch. */
export function removeUnnamedStatements(db: Database, people: readonly Named[]) {
  return [...Map.groupBy(people, ([kind]) => kind)].map(([kind, named]) => {
    const names = JSON.stringify([...new Set(named.map(([, name]) => name))]);
    return db
      .delete(nameIndex)
      .where(
        and(
          eq(nameIndex.kind, kind),
          sql`${nameIndex.name} IN (SELECT value FROM json_each(${names}))`,
          sql`NOT EXISTS (${stillNamed[kind]})`,
        ),
      );
  });
}
