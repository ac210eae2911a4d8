import { and, asc, desc, eq, isNull, sql, type SQLWrapper, Subquery } from "drizzle-orm";
import { claims, compositions, songs, sources } from "#drizzle/schema/index.ts";
import type { Direction } from "../../../domain/paging.ts";
import { counterValue } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { Json } from "../../json-columns.ts";
import { figureColumns, live, statedColumns } from "../song-columns.ts";

export const compositionSorts = ["title", "composer", "id"] as const;

interface CompositionRange {
  sortBy: (typeof compositionSorts)[number];
  direction: Direction;
  /** Pages count from 0, as in REST. */
  page: number;
  size: number;
}

const maxListedSongs = 200;

const columns = {
  id: compositions.id,
  ...statedColumns,
  mainSongId: compositions.mainSongId,
  ...figureColumns,
};

/** Selects compositions with what a list over REST has of each, which `toCompositionRecord` returns. */
export const selectCompositions = (
  db: Database,
  from: typeof compositions | Subquery = compositions,
) => db.select(columns).from(from);

type Row = Awaited<ReturnType<typeof selectCompositions>>[number];

export const toCompositionRecord = ({ count, firstYear, lastYear, ...row }: Row) => ({
  ...row,
  recordings: { count, firstYear, lastYear },
});

export type CompositionRecord = ReturnType<typeof toCompositionRecord>;

const keys: Record<CompositionRange["sortBy"], SQLWrapper> = {
  title: compositions.titleKey,
  composer: sql`${compositions.composer} COLLATE NOCASE`,
  id: compositions.id,
};

const isListed = isNull(compositions.deletedAt);

/** Lists a page of the compositions. One batch, which skips on an index and reads nothing past the end. */
export async function listCompositionRecords(
  db: Database,
  { sortBy, direction, page, size }: CompositionRange,
) {
  const by = direction === "asc" ? asc : desc;
  const total = counterValue("compositions");
  const offset = page * size;
  // Drizzle limits by numbers alone. A bare condition would be tested on every row.
  const listed = sql`SELECT * FROM ${compositions} WHERE ${isListed}
    ORDER BY ${by(keys[sortBy])}, ${by(compositions.id)}
    LIMIT iif(${offset} < ${total}, ${size}, 0) OFFSET ${offset}`;
  const [rows, counted] = await db.batch([
    selectCompositions(db, new Subquery(listed, {}, "compositions")),
    db.select({ total: total.as("total") }).from(sql`(SELECT 1)`),
  ]);
  return { compositions: rows.map(toCompositionRecord), total: counted[0]!.total };
}

/** Finds a composition with its sources and at most 200 songs; null if missing, in the bin or merged. One batch. */
export async function findCompositionRecord(db: Database, id: number) {
  const [rows, ofComposition, cited] = await db.batch([
    selectCompositions(db).where(and(isListed, eq(compositions.id, id))),
    db
      .select({
        id: songs.id,
        singer: songs.singer,
        year: sql<number | null>`CAST(substr(${songs.recordingDate}, 1, 4) AS INTEGER)`.as("year"),
      })
      .from(songs)
      .where(and(eq(songs.compositionId, id), live))
      .orderBy(desc(songs.durationSeconds), desc(songs.id))
      .limit(maxListedSongs),
    db
      .select({
        title: sources.title,
        address: sources.address,
        fields: new Json<string[]>(sql`json_group_array(${claims.field})`).as("fields"),
      })
      .from(claims)
      .crossJoin(sources)
      .where(
        sql`${sources.id} = ${claims.sourceId} AND ${claims.subjectKind} = 'composition'
          AND ${claims.subjectId} = CAST(${id} AS INTEGER) || ''`,
      )
      .groupBy(sources.id)
      .orderBy(sources.title),
  ]);
  return rows[0] ? { ...toCompositionRecord(rows[0]), songs: ofComposition, sources: cited } : null;
}
