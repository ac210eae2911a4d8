import { asc, eq, sql } from "drizzle-orm";
import { compositions, deities, deityNames } from "#drizzle/schema/index.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import { prepared } from "../drizzle-internals.ts";
import { jsonArray, jsonObject, type JsonOf } from "../json-columns.ts";
import { nativeIn } from "../native-name.ts";
import { claimsOn } from "../records/sources/claims-on.ts";
import { pagesOfCompositions, toPage } from "./composition-pages.ts";

const maxDeities = 500;
const maxNames = 100;

const reader = sql.placeholder("language");

export type DeitySummary = Awaited<ReturnType<typeof listDeities>>["deities"][number];

/** Lists the deities with their names in the script of a language, and how many compositions each has. One batch. */
export async function listDeities(db: Database, language: string) {
  const [rows, counters] = await db.batch([
    db
      .select({
        id: deities.id,
        native: nativeIn(deities.scriptNames, language).as("native"),
        compositionCount: deities.compositionCount,
      })
      .from(deities)
      .orderBy(sql`id COLLATE NOCASE`)
      .limit(maxDeities),
    countersStatement(db),
  ]);
  return { deities: rows, version: readCounters(counters).version };
}

/** Lists the ids of all deities. One batch. */
export async function listDeityIds(db: Database) {
  const [rows, counters] = await db.batch([
    db.select({ id: deities.id }).from(deities).orderBy(asc(deities.id)).limit(maxDeities),
    countersStatement(db),
  ]);
  return { ids: rows.map(({ id }) => id), version: readCounters(counters).version };
}

export type DeityDetail = JsonOf<typeof detail>;

const detail = jsonObject({
  id: deities.id,
  description: deities.description,
  native: nativeIn(deities.scriptNames, reader),
  compositionCount: deities.compositionCount,
  claims: claimsOn("deity", deities.id),
  /** In the order of the list: roman letters first. */
  names: jsonArray(
    sql<string>`name`,
    sql`FROM (SELECT name FROM ${deityNames} WHERE ${deityNames.deityId} = ${deities.id}
      ORDER BY ${deityNames}.rowid LIMIT ${maxNames})`,
  ),
});

const detailStatement = prepared((db) =>
  db
    .select({ deity: detail.as("deity") })
    .from(deities)
    .where(eq(deities.id, sql.placeholder("id"))),
);

const compositionPages = pagesOfCompositions(compositions.deityId);

/**
 * Finds a deity with a page of its compositions by title, those after a composition; null if there is no such
 * deity. One batch, which reads a page of compositions at most.
 */
export async function findDeityPage(
  db: Database,
  id: string,
  { language, after }: { language: string; after: number | null },
) {
  const [rows, found, counters] = await db.batch([
    detailStatement(db, { id, language }),
    compositionPages(db, { id, language, after }),
    countersStatement(db),
  ]);
  if (!rows[0]) return null;
  return { deity: rows[0].deity, ...toPage(found), version: readCounters(counters).version };
}
