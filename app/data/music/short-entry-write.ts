import { type SQL, sql } from "drizzle-orm";
import { actStatements } from "../records/audit.ts";
import { type Database, statement } from "../database.ts";
import type { Uses } from "./reference-lists.ts";
import { unindexNamesStatement, indexNamesStatements } from "../search/index/name-keys.ts";
import { type WriteFailure, writeBatch } from "../write-batch.ts";

/** The short lists, which have no page of administration: their tables, and who points at an entry. */
const lists = {
  songTypes: {
    act: "song type",
    table: sql`song_types`,
    songs: sql`SELECT id FROM songs WHERE song_type_id = `,
  },
  accompanimentTypes: {
    act: "accompaniment type",
    table: sql`accompaniment_types`,
    songs: sql`SELECT DISTINCT song_id FROM accompaniments WHERE accompaniment_type_id = `,
  },
  mediaTypes: {
    act: "media type",
    table: sql`media_types`,
    songs: sql`SELECT id FROM songs WHERE media_type_id = `,
  },
  mediaLocationTypes: {
    act: "media location type",
    table: sql`media_location_types`,
    songs: sql`SELECT id FROM songs WHERE media_location_type_id = `,
  },
} as const;

export type ShortList = keyof typeof lists;

/** What is written of an entry: `id` where its id is a name, `name` where it has one besides. */
export interface EntryFields {
  id?: string;
  name?: string;
  description: string;
}

/** Songs tell the names of their lists, and pages are kept by the version of the data. */
const raiseVersion = (db: Database) =>
  statement(
    db,
    sql`UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))
      WHERE name = 'version'`,
  );

const columnsOf = ({ id, name, description }: EntryFields): [SQL, SQL][] => [
  ...(id === undefined ? [] : [[sql`id`, sql`${id}`] as [SQL, SQL]]),
  ...(name === undefined ? [] : [[sql`name`, sql`${name}`] as [SQL, SQL]]),
  [sql`description`, sql`${description}`],
];
const joined = (all: SQL[]) => sql.join(all, sql`, `);

/** The statements after which a song type is found by what it is called now, and no longer by `before`. */
function findableStatements(db: Database, list: ShortList, before?: string, now?: EntryFields) {
  if (list !== "songTypes") return [];
  return [
    ...(before === undefined
      ? []
      : [unindexNamesStatement(db, "songType", JSON.stringify([before]))]),
    ...(now?.id
      ? indexNamesStatements(db, "songType", [{ name: now.id, texts: [now.description] }])
      : []),
  ];
}

/** Adds an entry; its id, or `exists` when its name is there already. */
export async function addEntry(
  db: Database,
  list: ShortList,
  fields: EntryFields,
  actorId: number,
): Promise<{ id: string | number } | WriteFailure> {
  const { act, table } = lists[list];
  const columns = columnsOf(fields);
  const subject = fields.name ?? fields.id ?? fields.description;
  const written = await writeBatch(db, [
    ...actStatements(db, { actorId, act: `${act} added`, subject }),
    statement(
      db,
      sql`INSERT INTO ${table} (${joined(columns.map(([column]) => column))})
        VALUES (${joined(columns.map(([, value]) => value))})`,
    ),
    ...findableStatements(db, list, undefined, fields),
    raiseVersion(db),
  ]);
  if (!written.ok) return written.reason;
  if (fields.id !== undefined) return { id: fields.id };
  const [rows] = await db.batch([
    statement<{ id: number }>(
      db,
      sql`SELECT max(id) AS id FROM ${table} WHERE description = ${fields.description}`,
    ),
  ]);
  return rows[0]!;
}

const isThere = (table: SQL, id: string | number) =>
  sql`EXISTS (SELECT 1 FROM ${table} WHERE id = ${id})`;

/** Writes an entry anew; under another id, its songs follow. */
export async function changeEntry(
  db: Database,
  list: ShortList,
  id: string | number,
  fields: EntryFields,
  actorId: number,
): Promise<WriteFailure | "done"> {
  const { act, table } = lists[list];
  const changes = columnsOf(fields).map(([column, value]) => sql`${column} = ${value}`);
  const written = await writeBatch(db, [
    ...actStatements(
      db,
      { actorId, act: `${act} changed`, subject: String(id) },
      isThere(table, id),
    ),
    statement(db, sql`UPDATE ${table} SET ${joined(changes)} WHERE id = ${id}`),
    ...findableStatements(db, list, String(id), fields),
    raiseVersion(db),
  ]);
  return written.ok ? "done" : written.reason;
}

/** Takes an entry off its list; `inUse` says what holds it, and nothing was changed. */
export async function removeEntry(
  db: Database,
  list: ShortList,
  id: string | number,
  actorId: number,
): Promise<WriteFailure | "done" | { inUse: Uses }> {
  const { act, table, songs } = lists[list];
  const written = await writeBatch(db, [
    ...actStatements(
      db,
      { actorId, act: `${act} deleted`, subject: String(id) },
      isThere(table, id),
    ),
    statement(db, sql`DELETE FROM ${table} WHERE id = ${id}`),
    ...findableStatements(db, list, String(id)),
    raiseVersion(db),
  ]);
  if (written.ok) return "done";
  if (written.reason !== "inUse") return written.reason;
  const [rows] = await db.batch([
    statement<Omit<Uses, "raagas">>(
      db,
      sql`SELECT count(*) AS songs, count(deleted_at) AS binned FROM songs WHERE id IN (${songs}${id})`,
    ),
  ]);
  return { inUse: { ...rows[0]!, raagas: 0 } };
}
