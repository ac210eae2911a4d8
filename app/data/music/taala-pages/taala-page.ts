import { eq, sql } from "drizzle-orm";
import { compositions, taalaAliases, taalas } from "#drizzle/schema/index.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { claimsOn } from "../../records/sources/claims-on.ts";
import { thankedNames } from "../../records/thanked-names.ts";
import { prepared } from "../../drizzle-internals.ts";
import { jsonArray, jsonObject, type JsonOf } from "../../json-columns.ts";
import { nativeIn } from "../../native-name.ts";
import { creatorOf } from "../../people/creator.ts";
import { pagesOfCompositions, toPage } from "../composition-pages.ts";

export type TaalaDetail = JsonOf<typeof detail>;

const maxAliases = 100;

const reader = sql.placeholder("language");

const detail = jsonObject({
  thanks: thankedNames("taala", sql`${taalas.id}`),
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
  claims: claimsOn("taala", taalas.id),
});

const detailStatement = prepared((db) =>
  db
    .select({ taala: detail.as("taala") })
    .from(taalas)
    .where(eq(taalas.id, sql.placeholder("id"))),
);

const compositionPages = pagesOfCompositions(compositions.taalaId);

/**
 * Finds a taala with a page of its compositions by title, those after a composition; null if there is no such
 * taala. One batch, which reads a page of compositions at most.
 */
export async function findTaalaPage(
  db: Database,
  id: string,
  { language, after: from }: { language: string; after: number | null },
) {
  const [rows, found, counters] = await db.batch([
    detailStatement(db, { id, language }),
    compositionPages(db, { id, language, after: from }),
    countersStatement(db),
  ]);
  if (!rows[0]) return null;
  return {
    taala: rows[0].taala,
    ...toPage(found),
    version: readCounters(counters).version,
  };
}
