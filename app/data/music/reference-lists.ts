import { type SQL, sql } from "drizzle-orm";
import { raagas, taalas } from "#drizzle/schema/index.ts";
import type { DetailedList, EntrySort } from "../../domain/music/reference-entry.ts";
import type { ListPage } from "../../domain/paging.ts";
import { actStatements } from "../records/audit.ts";
import { type Database, statement } from "../database.ts";
import { unindexNamesStatement, similarNamesStatement } from "../search/index/name-keys.ts";
import { writeBatch } from "../write-batch.ts";

/** The table of a list, and the column of songs that points at it. */
const lists = {
  raaga: { table: raagas, inSongs: sql`raaga_id`, field: "raagaId" },
  taala: { table: taalas, inSongs: sql`taala_id`, field: "taalaId" },
} as const;

const order: Record<EntrySort, SQL> = {
  id: sql`id COLLATE NOCASE`,
  description: sql`description COLLATE NOCASE`,
  songs: sql`song_count`,
};

/** A page of raagas or taalas whose id or description contains `search`, and how many there are. One batch. */
export async function searchEntries(
  db: Database,
  kind: DetailedList,
  { search = "", page, size, sortBy, direction }: ListPage<EntrySort> & { search?: string },
) {
  const { table } = lists[kind];
  const text = search.trim().toLowerCase();
  const found = sql`(${text} = '' OR instr(lower(id), ${text}) OR instr(lower(description), ${text}))`;
  const turn = direction === "desc" ? sql`DESC` : sql`ASC`;
  const [rows, total] = await db.batch([
    db
      .select({ id: table.id, description: table.description, songs: table.songCount })
      .from(table)
      .where(found)
      .orderBy(sql`${order[sortBy]} ${turn}`, sql`id ${turn}`)
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ n: sql<number>`count(*)` })
      .from(table)
      .where(found),
  ]);
  return { rows, total: total[0]!.n };
}

/** Names of a list that `text` may be another spelling of: at most five. One batch. */
export async function listSoundAlikes(db: Database, kind: DetailedList, text: string) {
  const [rows] = await db.batch([similarNamesStatement(db, kind, text)]);
  return rows.map(({ name }) => name);
}

/** Every name of a list, in order, up to the 20,000 that a client may ask for. One batch. */
export async function listNames(db: Database, kind: DetailedList): Promise<string[]> {
  const { table } = lists[kind];
  const [rows] = await db.batch([
    db
      .select({ id: table.id })
      .from(table)
      .orderBy(sql`id COLLATE NOCASE`)
      .limit(20_000),
  ]);
  return rows.map(({ id }) => id);
}

/** What holds an entry of a list. */
export interface Uses {
  /** With those in the bin: they can be brought back, and hold it too. */
  songs: number;
  /** How many of them are in the bin. */
  binned: number;
  /** Raagas born of it. */
  raagas: number;
}

/** What holds a name. Null when there is no such name. One batch. */
export async function countUses(
  db: Database,
  kind: DetailedList,
  id: string,
): Promise<Uses | null> {
  const { table, inSongs } = lists[kind];
  const binned = sql<number>`(SELECT count(*) FROM songs WHERE deleted_at IS NOT NULL AND ${inSongs} = ${id})`;
  const raagasBorn = sql<number>`(SELECT count(*) FROM raagas WHERE parent_id = ${id})`;
  const [rows] = await db.batch([
    db
      .select({
        live: table.songCount,
        binned: binned.as("binned"),
        raagas: (kind === "raaga" ? raagasBorn : sql<number>`0`).as("born"),
      })
      .from(table)
      .where(sql`id = ${id}`),
  ]);
  if (!rows[0]) return null;
  const { live, ...uses } = rows[0];
  return { ...uses, songs: live + uses.binned };
}

/** Takes a name off its list; `inUse` says what holds it, and nothing was changed. One batch. */
export async function removeDetailedEntry(
  db: Database,
  kind: DetailedList,
  id: string,
  actorId: number,
): Promise<"deleted" | "missing" | "denied" | { inUse: Uses }> {
  const { table } = lists[kind];
  const written = await writeBatch(db, [
    ...actStatements(db, { actorId, act: `${kind} deleted`, subject: id }, isThere(kind, id)),
    ...removeStatements(db, kind, id),
    db.delete(table).where(sql`id = ${id}`),
  ]);
  if (written.ok) return "deleted";
  if (written.reason === "inUse") return { inUse: (await countUses(db, kind, id))! };
  return written.reason === "denied" ? "denied" : "missing";
}

const isThere = (kind: DetailedList, id: string) =>
  kind === "raaga"
    ? sql`EXISTS (SELECT 1 FROM raagas WHERE id = ${id})`
    : sql`EXISTS (SELECT 1 FROM taalas WHERE id = ${id})`;

const removeStatements = (db: Database, kind: DetailedList, id: string) => [
  ...(kind === "raaga"
    ? [statement(db, sql`DELETE FROM raaga_aliases WHERE raaga_id = ${id}`)]
    : []),
  unindexNamesStatement(db, kind, JSON.stringify([id])),
];

/**
 * Gives all that a name holds to another of its list, and takes the name away: its songs, with a line in
 * the history of each, and the raagas born of it. The numbers follow by triggers. One batch.
 */
export async function mergeEntries(
  db: Database,
  kind: DetailedList,
  from: string,
  to: string,
  { actorId, now }: { actorId: number; now: number },
): Promise<"merged" | "missing" | "denied"> {
  const { table, inSongs, field } = lists[kind];
  const both = sql`${isThere(kind, from)} AND ${isThere(kind, to)} AND ${from} <> ${to}`;
  const act = { actorId, act: `${kind} merged`, subject: from, detail: to };
  // Two halves, as each has an index of its own: songs on show, and songs in the bin.
  const halves = [sql`deleted_at IS NULL`, sql`deleted_at IS NOT NULL`];
  const written = await writeBatch(db, [
    ...actStatements(db, act, both),
    ...halves.flatMap((half) => [
      statement(
        db,
        sql`INSERT INTO song_changes (song_id, kind, changed_by, changed_at, version, fields)
        SELECT id, 'updated', ${actorId}, ${now}, version + 1, json_object(${field}, json_array(${from}, ${to}))
        FROM songs WHERE ${inSongs} = ${from} AND ${half}`,
      ),
      statement(
        db,
        sql`UPDATE songs SET ${inSongs} = ${to}, version = version + 1, updated_by = ${actorId},
        updated_at = ${now} WHERE ${inSongs} = ${from} AND ${half}`,
      ),
    ]),
    ...(kind === "raaga"
      ? [
          statement(
            db,
            sql`UPDATE raagas SET parent_id = nullif(${to}, id) WHERE parent_id = ${from}`,
          ),
        ]
      : []),
    ...removeStatements(db, kind, from),
    db.delete(table).where(sql`id = ${from}`),
  ]);
  if (written.ok) return "merged";
  return written.reason === "denied" ? "denied" : "missing";
}
