import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { compositions, raagas } from "#drizzle/schema/index.ts";
import { pageSize } from "../../domain/paging.ts";
import type { Database } from "../database.ts";
import { prepared } from "../drizzle-internals.ts";
import { nativeIn } from "../native-name.ts";

type CompositionColumn = typeof compositions.taalaId | typeof compositions.deityId;

const reader = sql.placeholder("language");
const after = sql.placeholder("after");
const last = sql`(SELECT title_key FROM compositions WHERE id = ${after})`;

const compositionsStatement = (column: CompositionColumn, isNext: boolean) =>
  prepared((db) =>
    db
      .select({
        /** The composition's own id, after which the next page begins. */
        id: compositions.id,
        songId: sql<number>`${compositions.mainSongId}`.as("song_id"),
        title: compositions.title,
        native: nativeIn(compositions.scriptNames, reader).as("native"),
        raagaId: sql<string | null>`${raagas.id}`.as("raaga_id"),
        nativeRaaga: nativeIn(raagas.scriptNames, reader).as("native_raaga"),
        scale: sql<string | null>`${raagas.arohana} || '/' || ${raagas.avarohana}`.as("scale"),
        recordings: compositions.recordingCount,
        firstYear: compositions.firstYear,
        lastYear: compositions.lastYear,
        hasLyrics: sql<0 | 1>`${compositions.lyrics} <> ''`.as("has_lyrics"),
      })
      .from(compositions)
      .leftJoin(raagas, eq(raagas.id, compositions.raagaId))
      .where(
        and(
          eq(column, sql.placeholder("id")),
          // SQLite would scan from the start for a comparison of pairs.
          isNext
            ? sql`${compositions.titleKey} >= ${last}
                AND (${compositions.titleKey} > ${last} OR ${compositions.id} > ${after})`
            : undefined,
          isNull(compositions.deletedAt),
          isNotNull(compositions.mainSongId),
        ),
      )
      .orderBy(asc(compositions.titleKey), asc(compositions.id))
      .limit(pageSize + 1),
  );

interface PageOfEntry {
  id: string;
  language: string;
  /** The composition that the page begins after; null for the first page. */
  after: number | null;
}

/** Makes the statement for a page of the compositions with an entry in `column`, by title, and whether there are more. */
export function pagesOfCompositions(column: CompositionColumn) {
  const [first, next] = [compositionsStatement(column, false), compositionsStatement(column, true)];
  return (db: Database, page: PageOfEntry) => (page.after === null ? first : next)(db, { ...page });
}

/** Reads the rows of such a statement, which has one more than a page. */
export const toPage = <Row>(found: readonly Row[]) => ({
  compositions: found.slice(0, pageSize),
  hasMore: found.length > pageSize,
});
