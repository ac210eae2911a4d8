import { asc, gt, sql } from "drizzle-orm";
import { raagas, recordChanges } from "#drizzle/schema/index.ts";
import type { Database } from "../../database.ts";

/** The time of the oldest change that harvesters can ask for; null while there are none. */
export async function findEarliestChange(db: Database): Promise<number | null> {
  const [[row]] = await db.batch([
    db.select({ at: sql<number | null>`min(${recordChanges.changedAt})` }).from(recordChanges),
  ]);
  return row?.at ?? null;
}

/** Lists the raagas that songs are in, by name. */
export async function listSungRaagas(db: Database): Promise<string[]> {
  const [rows] = await db.batch([
    db
      .select({ id: raagas.id })
      .from(raagas)
      .where(gt(raagas.songCount, 0))
      .orderBy(asc(raagas.id)),
  ]);
  return rows.map(({ id }) => id);
}
