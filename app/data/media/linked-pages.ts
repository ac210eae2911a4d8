import { sql } from "drizzle-orm";
import { type ListPosition, pageSize, splitPage } from "../../domain/paging.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { selectRows } from "../select-rows.ts";

const day = 24 * 3600_000;

/** Lists addresses that are to be checked, the longest due first. */
export async function listPagesToCheck(db: Database, now: number, count: number) {
  const [rows] = await db.batch([
    statement<{ address: string }>(
      db,
      sql`SELECT address FROM linked_pages INDEXED BY linked_pages_to_check
        WHERE check_at <= ${now} ORDER BY check_at LIMIT ${count}`,
    ),
  ]);
  return [...new Set(rows.map(({ address }) => address))];
}

/** Records the checks of addresses for all compositions that have them. The next is after a week, or a day if it failed. */
export async function savePageChecks(
  db: Database,
  checks: { address: string; isSilent: boolean }[],
  now: number,
): Promise<void> {
  const list = JSON.stringify(checks);
  await db.batch([
    statement(
      db,
      sql`UPDATE linked_pages SET checked_at = ${now}, failures = iif(c.value ->> 'isSilent', failures + 1, 0),
          check_at = ${now} + iif(c.value ->> 'isSilent', ${day}, ${7 * day})
        FROM json_each(${list}) AS c WHERE linked_pages.address = c.value ->> 'address'`,
    ),
  ]);
}

/** Lists pages that did not answer three checks in a row, the latest checked first, after `before`. One batch. */
export async function listSilentPages(db: Database, before: ListPosition | null) {
  const columns = {
    row: sql<number>`linked_pages.rowid`,
    at: sql<number>`checked_at`,
    address: sql<string>`address`,
    title: sql<string>`title`,
    songId: sql<number | null>`main_song_id`,
  };
  const [rows] = await db.batch([
    selectRows(
      db,
      columns,
      (selected) => sql`SELECT ${selected} FROM linked_pages INDEXED BY linked_pages_silent
        CROSS JOIN compositions ON compositions.id = composition_id
        WHERE failures >= 3 ${before ? sql`AND (checked_at, linked_pages.rowid) < (${before.at}, ${before.row})` : sql``}
        ORDER BY checked_at DESC, linked_pages.rowid DESC LIMIT ${pageSize + 1}`,
    ),
  ]);
  return splitPage(rows);
}
