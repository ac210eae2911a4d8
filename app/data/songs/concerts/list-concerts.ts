import { asc, desc, sql } from "drizzle-orm";
import { concerts } from "#drizzle/schema/index.ts";
import { pageSize } from "../../../domain/paging.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";

export type ListedConcert = Awaited<ReturnType<typeof listConcerts>>["concerts"][number];

const maxAddresses = 20_000;

const heldOn = sql`coalesce(held_on, '')`;
const last = (id: string) => sql`(SELECT coalesce(held_on, '') FROM concerts WHERE id = ${id})`;

/** Lists a page of the concerts, the latest first, those after a concert or the first ones. One batch. */
export async function listConcerts(db: Database, after: string | null) {
  const [rows, counters] = await db.batch([
    db
      .select({
        id: concerts.id,
        place: concerts.place,
        heldOn: concerts.heldOn,
        songCount: concerts.songCount,
      })
      .from(concerts)
      .where(
        // SQLite would scan from the start for a comparison of pairs.
        after === null
          ? undefined
          : sql`${heldOn} <= ${last(after)} AND (${heldOn} < ${last(after)} OR ${concerts.id} < ${after})`,
      )
      .orderBy(desc(heldOn), desc(concerts.id))
      .limit(pageSize + 1),
    countersStatement(db),
  ]);
  return {
    concerts: rows.slice(0, pageSize),
    hasMore: rows.length > pageSize,
    version: readCounters(counters).version,
  };
}

/** Lists the ids of all concerts. One batch. */
export async function listConcertIds(db: Database) {
  const [rows, counters] = await db.batch([
    db.select({ id: concerts.id }).from(concerts).orderBy(asc(concerts.id)).limit(maxAddresses),
    countersStatement(db),
  ]);
  return { ids: rows.map(({ id }) => id), version: readCounters(counters).version };
}
