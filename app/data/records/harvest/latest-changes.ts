import { and, desc, eq, sql } from "drizzle-orm";
import { isOfPage, people, recordChanges, songs } from "#drizzle/schema/index.ts";
import type { ListPosition } from "../../../domain/paging.ts";
import type { CopiedKind } from "../../../domain/records/harvest/copied-kinds.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { live } from "../../songs/song-columns.ts";

const entryCount = 100;

/**
 * Lists what has changed or is gone, of all kinds with pages of their own, the last changed first; behind `before`, if
 * it is given. `older` is the position from which the list goes on, null at its end. One batch.
 */
export async function listLatestChanges(db: Database, before: ListPosition | null) {
  const place = sql`(${recordChanges.changedAt}, ${recordChanges.number})`;
  const [rows, counters] = await db.batch([
    db
      .select({
        kind: sql<CopiedKind>`${recordChanges.kind}`.as("kind"),
        id: recordChanges.recordId,
        at: recordChanges.changedAt,
        row: recordChanges.number,
        isDeleted: recordChanges.isDeleted,
        title: songs.title,
        name: people.name,
      })
      .from(recordChanges)
      .leftJoin(
        songs,
        and(
          eq(recordChanges.kind, "song"),
          eq(songs.id, sql`CAST(${recordChanges.recordId} AS INTEGER)`),
          live,
        ),
      )
      .leftJoin(
        people,
        and(eq(recordChanges.kind, "person"), eq(people.id, recordChanges.recordId)),
      )
      .where(
        and(
          isOfPage(recordChanges.kind),
          before ? sql`${place} < (${before.at}, ${before.row})` : undefined,
        ),
      )
      .orderBy(desc(recordChanges.changedAt), desc(recordChanges.number))
      .limit(entryCount + 1),
    countersStatement(db),
  ]);
  const changes = rows.slice(0, entryCount);
  return {
    changes: changes.map(({ title, name, ...change }) => ({
      ...change,
      title: title ?? name ?? change.id,
    })),
    older: rows.length > entryCount ? (changes.at(-1) ?? null) : null,
    version: readCounters(counters).version,
  };
}
