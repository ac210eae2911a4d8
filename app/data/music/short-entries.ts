import { eq, type SQL, sql } from "drizzle-orm";
import {
  accompanimentTypes,
  mediaLocationTypes,
  mediaTypes,
  raagas,
  songTypes,
  taalas,
} from "#drizzle/schema/index.ts";
import type { Direction } from "../../domain/paging.ts";
import type { Database } from "../database.ts";

const name = sql<string>`NULL`;

/** The reference lists: what an entry of each is made of. */
const lists = {
  raagas: { table: raagas, id: raagas.id, name, description: raagas.description },
  taalas: { table: taalas, id: taalas.id, name, description: taalas.description },
  songTypes: { table: songTypes, id: songTypes.id, name, description: songTypes.description },
  accompanimentTypes: {
    table: accompanimentTypes,
    id: accompanimentTypes.id,
    name: accompanimentTypes.name,
    description: accompanimentTypes.description,
  },
  mediaTypes: { table: mediaTypes, id: mediaTypes.id, name, description: mediaTypes.description },
  mediaLocationTypes: {
    table: mediaLocationTypes,
    id: mediaLocationTypes.id,
    name,
    description: mediaLocationTypes.description,
  },
};

export type ListName = keyof typeof lists;

/** An entry of a list; `name` only where a list has names. */
export interface Entry {
  id: string | number;
  name: string | null;
  description: string;
}

export interface EntryPage {
  /** From 0 on. */
  page: number;
  size: number;
  sortBy: "id" | "name" | "description";
  direction: Direction;
}

const columnsOf = ({ id, name: called, description }: (typeof lists)[ListName]) => ({
  id: sql<string | number>`${id}`.as("entry_id"),
  name: sql<string | null>`${called}`.as("entry_name"),
  description: sql<string>`${description}`.as("entry_description"),
});

/** A page of a list, and how many entries it has. One batch. */
export async function listEntries(
  db: Database,
  list: ListName,
  { page, size, sortBy, direction }: EntryPage,
): Promise<{ rows: Entry[]; total: number }> {
  const one = lists[list];
  const key: SQL = sql`${one[sortBy]} COLLATE NOCASE`;
  const turn = direction === "desc" ? sql`DESC` : sql`ASC`;
  const [rows, total] = await db.batch([
    db
      .select(columnsOf(one))
      .from(one.table)
      .orderBy(sql`${key} ${turn}`, sql`${one.id} ${turn}`)
      .limit(size)
      .offset(page * size),
    db.select({ n: sql<number>`count(*)` }).from(one.table),
  ]);
  return { rows, total: total[0]!.n };
}

/** An entry of a list, or null. One batch. */
export async function findEntry(
  db: Database,
  list: ListName,
  id: string | number,
): Promise<Entry | null> {
  const one = lists[list];
  const [rows] = await db.batch([
    db
      .select(columnsOf(one))
      .from(one.table)
      .where(eq(one.id as never, id)),
  ]);
  return rows[0] ?? null;
}
