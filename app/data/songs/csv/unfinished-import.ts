import { and, eq, sql } from "drizzle-orm";
import { songImports } from "#drizzle/schema/index.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { requireThat } from "../../write-batch.ts";

const day = 24 * 3600_000;

/** How long an import that is not finished is kept, in milliseconds. */
export const importLifetime = 7 * day;

export type UnfinishedImport = typeof songImports.$inferSelect;
export type RowCounts = Pick<UnfinishedImport, "added" | "changed" | "unchanged" | "refused">;

interface Place {
  userId: number;
  purpose: string;
}

const at = ({ userId, purpose }: Place) =>
  and(eq(songImports.userId, userId), eq(songImports.purpose, purpose));

/** Finds the import of a user that is not finished, or null. */
export async function findUnfinishedImport(
  db: Database,
  place: Place,
): Promise<UnfinishedImport | null> {
  const [rows] = await db.batch([db.select().from(songImports).where(at(place))]);
  return rows[0] ?? null;
}

/** Stores an import of which nothing has been written, and forgets the user's previous one. */
export async function beginImport(
  db: Database,
  begun: Pick<UnfinishedImport, "token" | "fileName" | "portions" | "rows" | "createdAt"> & Place,
): Promise<void> {
  await db.batch([db.delete(songImports).where(at(begun)), db.insert(songImports).values(begun)]);
}

/** Returns statements that count a portion as written, in this order of dates, once: their batch fails with `outdated` if it has been. */
export const advanceStatements = (
  db: Database,
  { userId, token, written, dateOrder }: UnfinishedImport,
  { added, changed, unchanged, refused }: RowCounts,
) => [
  requireThat(
    db,
    sql`EXISTS (SELECT 1 FROM song_imports
      WHERE user_id = ${userId} AND token = ${token} AND written = ${written})`,
    "outdated",
  ),
  statement(
    db,
    sql`UPDATE song_imports SET written = written + 1, date_order = ${dateOrder}, added = added + ${added},
        changed = changed + ${changed}, unchanged = unchanged + ${unchanged}, refused = refused + ${refused}
      WHERE user_id = ${userId} AND token = ${token}`,
  ),
];

export const endImport = (db: Database, { userId, token }: UnfinishedImport) =>
  db.batch([
    db.delete(songImports).where(and(eq(songImports.userId, userId), eq(songImports.token, token))),
  ]);
