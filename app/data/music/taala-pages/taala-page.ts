import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import {
  claims,
  compositions,
  raagas,
  sources,
  taalaAliases,
  taalas,
} from "#drizzle/schema/index.ts";
import { pageSize } from "../../../domain/paging.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { prepared } from "../../drizzle-internals.ts";
import { jsonArray, jsonObject, type JsonOf, jsonRows } from "../../json-columns.ts";
import { nativeIn } from "../../native-name.ts";
import { creatorOf } from "../../people/creator.ts";

export type TaalaDetail = JsonOf<typeof detail>;

const maxAliases = 100;
const maxSources = 20;

const reader = sql.placeholder("language");

const select = new QueryBuilder();
const ofTaala = and(sql`${claims.subjectKind} = 'taala'`, eq(claims.subjectId, taalas.id));

const detail = jsonObject({
  id: taalas.id,
  description: taalas.description,
  isoName: taalas.isoName,
  native: nativeIn(taalas.scriptNames, reader),
  jati: taalas.jati,
  angas: taalas.angas,
  groups: taalas.groups,
  aksharas: taalas.aksharas,
  compositionCount: taalas.compositionCount,
  creator: creatorOf(taalas.creatorId, reader),
  aliases: jsonArray(
    sql<string>`alias`,
    sql`FROM (SELECT alias FROM ${taalaAliases} WHERE ${taalaAliases.taalaId} = ${taalas.id}
      ORDER BY alias LIMIT ${maxAliases})`,
  ),
  creatorSources: jsonRows(
    select
      .select({ title: sources.title, address: sources.address, note: claims.note })
      .from(claims)
      .innerJoin(sources, eq(sources.id, claims.sourceId))
      .where(and(ofTaala, eq(claims.field, "creator")))
      .limit(maxSources),
  ),
  sources: jsonRows(
    select
      .selectDistinct({ title: sources.title, address: sources.address })
      .from(claims)
      .innerJoin(sources, eq(sources.id, claims.sourceId))
      .where(and(ofTaala, ne(claims.field, "creator")))
      .limit(maxSources),
  ),
});

const detailStatement = prepared((db) =>
  db
    .select({ taala: detail.as("taala") })
    .from(taalas)
    .where(eq(taalas.id, sql.placeholder("id"))),
);

const after = sql.placeholder("after");
const last = sql`(SELECT title_key FROM compositions WHERE id = ${after})`;

/** Selects a page of the compositions in the taala `id` by title, those after a composition or (`isNext` false) the first. */
const compositionsStatement = (isNext: boolean) =>
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
          eq(compositions.taalaId, sql.placeholder("id")),
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
const compositionPages = { first: compositionsStatement(false), next: compositionsStatement(true) };

/**
 * Finds a taala with a page of its compositions by title, those after a composition; null if there is no such
 * taala. One batch, which reads a page of compositions at most.
 */
export async function findTaalaPage(
  db: Database,
  id: string,
  { language, after: from }: { language: string; after: number | null },
) {
  const page = from === null ? compositionPages.first : compositionPages.next;
  const [rows, found, counters] = await db.batch([
    detailStatement(db, { id, language }),
    page(db, { id, language, after: from }),
    countersStatement(db),
  ]);
  if (!rows[0]) return null;
  return {
    taala: rows[0].taala,
    compositions: found.slice(0, pageSize),
    hasMore: found.length > pageSize,
    version: readCounters(counters).version,
  };
}
