import { and, eq, type SQL, sql } from "drizzle-orm";
import { nameIndex, songIndex } from "#drizzle/schema/index.ts";
import { writtenLines } from "../../../domain/songs/lyrics.ts";
import {
  makeIndexKeys,
  indexVersion,
  makeLineKeys,
  indexFields,
} from "../../../domain/search/keys/index-keys.ts";
import type { Database } from "../../database.ts";

/** What a song is found by. `accompanists` are all names of all its accompaniments. */
export interface IndexedSong {
  /** The id, or what gives it in SQL for a song that is being added. */
  id: number | SQL;
  title: string;
  singer: string;
  composer: string;
  lyrics: string;
  accompanists: string[];
}

export type NameKind = (typeof nameIndex.kind.enumValues)[number];
type SongRow = Required<typeof songIndex.$inferInsert>;
type NameRow = typeof nameIndex.$inferInsert;

const mostLines = 2000;

/** The rows of `song_index` for a song: its title, its lyrics line by line, its accompanists. */
export function makeSongIndexRows(
  song: Pick<IndexedSong, "title" | "lyrics" | "accompanists"> & { id: number },
): SongRow[] {
  const row = (field: number, key: string, line = 0) => ({ field, key, songId: song.id, line });
  const lines = writtenLines(song.lyrics).slice(0, mostLines);
  return [
    row(indexFields.version, indexVersion),
    ...makeIndexKeys(song.title).map(({ field, key }) => row(field, key)),
    ...lines.flatMap((line, at) =>
      makeLineKeys(line).map(({ field, key }) => row(field, key, at + 1)),
    ),
    ...[...new Set(song.accompanists)].map((name) => row(indexFields.accompanist, name)),
  ];
}

/**
 * The rows of `name_index` that make `name` findable by any part of any of `texts`: itself, its
 * description, its aliases. A key that several share is told to come from the first of them.
 */
export function makeNameIndexRows(
  kind: NameKind,
  name: string,
  texts: string[] = [name],
): NameRow[] {
  if (texts.length === 0) return [];
  const rows = texts.flatMap((matched) =>
    makeIndexKeys(matched).map((row) => ({ kind, ...row, name, matched })),
  );
  const version = { kind, field: indexFields.version, key: indexVersion, name, matched: name };
  return [
    version,
    ...new Map(rows.toReversed().map((row) => [`${row.field} ${row.key}`, row])).values(),
  ];
}

function insertSongRows(db: Database, id: number | SQL, rows: SongRow[]) {
  const values = rows.map(({ field, key, line }) => [field, key, line]);
  // One JSON text, as a statement takes 100 parameters; WHERE, or ON CONFLICT would be read as a join's.
  return db
    .insert(songIndex)
    .select(
      sql`SELECT value ->> 0, value ->> 1, ${id}, value ->> 2
        FROM json_each(${JSON.stringify(values)}) WHERE true`,
    )
    .onConflictDoNothing();
}

function insertNameRows(db: Database, rows: NameRow[]) {
  const values = rows.map(({ kind, field, key, name, matched }) => [
    kind,
    field,
    key,
    name,
    matched,
  ]);
  return db
    .insert(nameIndex)
    .select(
      sql`SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
        FROM json_each(${JSON.stringify(values)}) WHERE true`,
    )
    .onConflictDoNothing();
}

type People = Pick<IndexedSong, "singer" | "composer" | "accompanists">;

function peopleOf({ singer, composer, accompanists }: People): [NameKind, string][] {
  const all: [NameKind, string][] = [
    ["singer", singer],
    ["composer", composer],
    ...accompanists.map((name): [NameKind, string] => ["accompanist", name]),
  ];
  return all.filter(([, name]) => name !== "");
}

const stillSung = {
  singer: (name: string) =>
    sql`EXISTS (SELECT 1 FROM songs WHERE deleted_at IS NULL AND singer COLLATE NOCASE = ${name})`,
  composer: (name: string) =>
    sql`EXISTS (SELECT 1 FROM songs WHERE deleted_at IS NULL AND composer COLLATE NOCASE = ${name})`,
  accompanist: (name: string) =>
    sql`EXISTS (SELECT 1 FROM song_index WHERE place = ${indexFields.accompanist} AND key = ${name})`,
};

/**
 * The statements that rewrite what a song is found by: for the batch that writes the song, after the
 * statement that writes its row. `before`, the song as it was, lets go of people whom no song names now.
 */
export function songIndexStatements(db: Database, song: IndexedSong, before?: People) {
  const people = peopleOf(song);
  const gone = before ? peopleOf(before) : [];
  return [
    db.delete(songIndex).where(sql`song_id = ${song.id}`),
    insertSongRows(db, song.id, makeSongIndexRows({ ...song, id: 0 })),
    insertNameRows(
      db,
      people.flatMap(([kind, name]) => makeNameIndexRows(kind, name)),
    ),
    ...forgetPeople(
      db,
      gone.filter(([kind, name]) => !people.some((one) => one[0] === kind && one[1] === name)),
    ),
  ] as const;
}

/** The statements for a song that goes to the bin, after the one that sends it there: it is found no more. */
export function unindexSongStatements(db: Database, song: People & Pick<IndexedSong, "id">) {
  return [
    db.delete(songIndex).where(sql`song_id = ${song.id}`),
    ...forgetPeople(db, peopleOf(song)),
  ] as const;
}

function forgetPeople(db: Database, people: [NameKind, string][]) {
  return people.map(([kind, name]) =>
    db
      .delete(nameIndex)
      .where(
        and(
          eq(nameIndex.kind, kind),
          eq(nameIndex.name, name),
          sql`NOT ${stillSung[kind as keyof typeof stillSung](name)}`,
        ),
      ),
  );
}
