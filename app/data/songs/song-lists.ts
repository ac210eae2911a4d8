import { desc, sql, type SQLWrapper } from "drizzle-orm";
import {
  accompanimentTypes,
  archiveOrigin,
  concerts,
  mediaTypes,
  raagas,
  songs,
  songTypes,
  taalas,
} from "#drizzle/schema/index.ts";
import { type Language, showName, textOf } from "../../domain/music/shown-name.ts";
import type { Instrument } from "../../domain/songs/drafts/accompanists.ts";
import type { Database } from "../database.ts";
import { nativeIn } from "../native-name.ts";
import { live } from "./song-columns.ts";

/** How many concerts a form offers, the latest first; any other is typed. */
const maxConcerts = 100;

const nativeOf = (names: SQLWrapper, language: Language) => nativeIn(names, language).as("native");

const described = <Table extends Record<"id" | "description" | "scriptNames", SQLWrapper>>(
  { id, description, scriptNames }: Table,
  language: Language,
) => ({
  id: id as Table["id"],
  description: description as Table["description"],
  native: nativeOf(scriptNames, language),
});

const listStatements = (db: Database, language: Language) =>
  [
    db.select(described(taalas, language)).from(taalas).orderBy(taalas.id),
    db.select(described(songTypes, language)).from(songTypes).orderBy(songTypes.id),
    db
      .select({
        id: accompanimentTypes.id,
        name: accompanimentTypes.name,
        native: nativeOf(accompanimentTypes.scriptNames, language),
      })
      .from(accompanimentTypes)
      .orderBy(accompanimentTypes.name),
    db.select(described(mediaTypes, language)).from(mediaTypes).orderBy(mediaTypes.id),
    db
      .select({ id: concerts.id })
      .from(concerts)
      .orderBy(desc(sql`coalesce(held_on, '')`), desc(concerts.id))
      .limit(maxConcerts),
    db
      .select({ title: songs.title })
      .from(songs)
      .where(live)
      .orderBy(desc(songs.changedAt), desc(songs.id))
      .limit(100),
  ] as const;

/** English notes on a taala's structure stand behind names in roman letters only. */
const withoutNote = <Row extends { description: string; native: string | null }>(row: Row): Row =>
  row.native === null ? row : { ...row, description: row.description.replace(/ \(.*\)$/, "") };

const inScript = <Id>(rows: { id: Id; description: string; native: string | null }[]) =>
  rows.map(({ id, description, native }) => ({
    id,
    description: textOf(showName(native, description)),
  }));

const readListRows = (db: Database, language: Language) =>
  db.batch([...listStatements(db, language)]);

function toLists([
  taalaList,
  songTypeList,
  accompanimentTypeList,
  mediaTypeList,
  concertList,
  latest,
]: Awaited<ReturnType<typeof readListRows>>) {
  return {
    taalas: inScript(taalaList.map(withoutNote)),
    songTypes: inScript(songTypeList),
    accompanimentTypes: accompanimentTypeList.map(({ id, name, native }) => ({
      id,
      name: textOf(showName(native, name)),
    })),
    mediaTypes: inScript(mediaTypeList),
    concerts: concertList.map(({ id }) => ({ id, description: id })),
    titles: [...new Set(latest.map(({ title }) => title))],
  };
}

/** Reads the lists of a song form, named for `language`, and the latest titles. One batch. */
export const readSongLists = async (db: Database, language: Language = "en") =>
  toLists(await readListRows(db, language));

/** Reads the lists that rows of a CSV file name, with all raagas and concerts, in roman letters, and the archive's name. One batch. */
export async function readImportLists(db: Database) {
  const [raagaList, concertList, [archive], ...lists] = await db.batch([
    db.select({ id: raagas.id, description: raagas.description }).from(raagas).orderBy(raagas.id),
    db.select({ id: concerts.id }).from(concerts).orderBy(concerts.id),
    db.select().from(archiveOrigin),
    ...listStatements(db, "en"),
  ]);
  return {
    ...toLists(lists),
    raagas: raagaList,
    concerts: concertList.map(({ id }) => ({ id, description: id })),
    archiveName: archive!.name,
  };
}

export type ImportLists = Awaited<ReturnType<typeof readImportLists>>;

/** Reads the names in scripts of the entries of the short lists that songs name. One batch. */
export async function readScriptNames(db: Database) {
  const [taalaNames, songTypeNames, mediaTypeNames] = await db.batch([
    db.select({ id: taalas.id, names: taalas.scriptNames }).from(taalas),
    db.select({ id: songTypes.id, names: songTypes.scriptNames }).from(songTypes),
    db.select({ id: mediaTypes.id, names: mediaTypes.scriptNames }).from(mediaTypes),
  ]);
  return { taalas: taalaNames, songTypes: songTypeNames, mediaTypes: mediaTypeNames };
}

/** Reads the accompaniment types with all their names. One batch. */
export async function readInstruments(db: Database): Promise<Instrument[]> {
  const { id, name, scriptNames } = accompanimentTypes;
  const [rows] = await db.batch([db.select({ id, name, scriptNames }).from(accompanimentTypes)]);
  return rows.map((row) => ({ id: row.id, names: [row.name, ...Object.values(row.scriptNames)] }));
}

export type SongLists = Awaited<ReturnType<typeof readSongLists>>;
