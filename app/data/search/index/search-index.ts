import { and, eq, type SQL, sql } from "drizzle-orm";
import { nameIndex, songIndex } from "#drizzle/schema/index.ts";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { makeNameIndexRows, makeSongIndexRows, type NameRow, type SongRow } from "./index-rows.ts";

type PersonKind = "singer" | "composer" | "accompanist";

interface People {
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
    sql`INSERT INTO song_index (place, key, song_id, line)
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
    sql`INSERT INTO name_index (kind, place, key, name, matched)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
      FROM json_each(${JSON.stringify(values)}) WHERE true ON CONFLICT DO NOTHING`,
  );
}

function listPeople({ singer, composer, accompanists }: People): [PersonKind, string][] {
  const all: [PersonKind, string][] = [
    ["singer", singer],
    ["composer", composer],
    ...accompanists.map((name): [PersonKind, string] => ["accompanist", name]),
  ];
  return all.filter(([, name]) => name !== "");
}

const isStillNamed: Record<PersonKind, (name: string) => SQL> = {
  singer: (name) =>
    sql`EXISTS (SELECT 1 FROM songs WHERE deleted_at IS NULL AND singer COLLATE NOCASE = ${name})`,
  composer: (name) =>
    sql`EXISTS (SELECT 1 FROM songs WHERE deleted_at IS NULL AND composer COLLATE NOCASE = ${name})`,
  accompanist: (name) =>
    sql`EXISTS (SELECT 1 FROM song_index WHERE place = ${indexFields.accompanist} AND key = ${name})`,
};

/** Rewrites a song's index rows, after its row in the batch. People of `before` whom no song names now are removed. */
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

/** Makes composers findable whose compositions were merged or separated, and removes those whom no song names. */
export function indexComposersStatements(db: Database, names: string[]) {
  const rows = names.flatMap((name) => makeNameIndexRows("composer", name));
  return [
    insertNameRows(db, rows),
    ...removeUnnamedStatements(
      db,
      names.map((name): [PersonKind, string] => ["composer", name]),
    ),
  ];
}

function removeUnnamedStatements(db: Database, people: [PersonKind, string][]) {
  return people.map(([kind, name]) =>
    db
      .delete(nameIndex)
      .where(
        and(
          eq(nameIndex.kind, kind),
          eq(nameIndex.name, name),
          sql`NOT ${isStillNamed[kind](name)}`,
        ),
      ),
  );
}
