import { type SQL, sql } from "drizzle-orm";
import type { Direction } from "../../domain/paging.ts";
import type { Database } from "../database.ts";
import type { EntryId, ReferenceList } from "./reference-list.ts";

export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

interface EntryQuery {
  search?: string;
  sortBy: "id" | "name" | "description" | "songs";
  direction: Direction;
  size: number;
  offset: number;
  language?: string;
  withFacts?: boolean;
}

/** Selects entries of a list, with their names in a language, and with the facts that REST shows. */
export function selectEntries(
  db: Database,
  { table, columns, songCount, facts }: ReferenceList,
  { language, withFacts = false }: Pick<EntryQuery, "language" | "withFacts">,
) {
  const { scriptNames } = table;
  const native = language && scriptNames ? sql`${scriptNames} ->> ${language}` : null;
  return db
    .select({
      id: sql<EntryId>`${columns.id}`.as("entry_id"),
      name: sql<string | null>`${columns.name ?? null}`.as("entry_name"),
      description: sql<string>`${columns.description}`.as("entry_description"),
      native: sql<string | null>`${native}`.as("entry_native"),
      songs: sql<number>`${songCount ?? 0}`.as("entry_songs"),
      facts: (withFacts ? { ...facts } : {}) as Record<string, SQL.Aliased>,
    })
    .from(table);
}

export async function listEntries(
  db: Database,
  list: ReferenceList,
  { search = "", sortBy, direction, size, offset, ...shown }: EntryQuery,
): Promise<{ rows: EntryRow[]; total: number }> {
  const { table, columns, songCount } = list;
  const text = search.trim().toLowerCase();
  const matches = sql`(${text} = '' OR instr(lower(${columns.id}), ${text})
    OR instr(lower(${columns.description}), ${text}))`;
  const order = sortBy === "songs" ? songCount : columns[sortBy];
  const sortDirection = direction === "desc" ? sql`DESC` : sql`ASC`;
  const [rows, total] = await db.batch([
    selectEntries(db, list, shown)
      .where(matches)
      .orderBy(sql`${order} COLLATE NOCASE ${sortDirection}`, sql`${columns.id} ${sortDirection}`)
      .limit(size)
      .offset(offset),
    db
      .select({ n: sql<number>`count(*)` })
      .from(table)
      .where(matches),
  ]);
  return { rows, total: total[0]!.n };
}

export async function listNames(
  db: Database,
  { table, columns, nameField }: ReferenceList,
): Promise<{ id: EntryId; name: string }[]> {
  const [rows] = await db.batch([
    db
      .select({
        id: sql<EntryId>`${columns.id}`.as("entry_id"),
        name: sql<string>`${columns[nameField]}`.as("entry_name"),
      })
      .from(table)
      .orderBy(sql`${columns[nameField]} COLLATE NOCASE`)
      .limit(20_000),
  ]);
  return rows;
}

export interface Uses {
  songs: number;
  binned: number;
  raagas: number;
  isInCompositions: boolean;
}

/** Counts the uses of an entry, or returns null if there is no such entry. One batch. */
export async function countUses(
  db: Database,
  { table, columns, usedBy, inCompositions, songCount, parentField }: ReferenceList,
  id: EntryId,
): Promise<Uses | null> {
  const countSongs = (condition: SQL) =>
    sql<number>`(SELECT count(*) FROM songs WHERE ${condition} AND ${usedBy(id)})`;
  const parent = parentField && columns[parentField];
  const countChildren = sql<number>`(SELECT count(*) FROM ${table} WHERE ${parent} = ${id})`;
  const [rows] = await db.batch([
    db
      .select({
        live: sql<number>`${songCount ?? countSongs(sql`deleted_at IS NULL`)}`.as("live"),
        binned: countSongs(sql`deleted_at IS NOT NULL`).as("binned"),
        raagas: (parent ? countChildren : sql<number>`0`).as("born"),
        compositions: sql<number>`${inCompositions?.(id) ?? 0}`.as("in_compositions"),
      })
      .from(table)
      .where(sql`${table.id} = ${id}`),
  ]);
  if (!rows[0]) return null;
  const { live, binned, raagas, compositions } = rows[0];
  return { songs: live + binned, binned, raagas, isInCompositions: compositions > 0 };
}
