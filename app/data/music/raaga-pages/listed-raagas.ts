import { sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { raagas } from "#drizzle/schema/index.ts";
import type { ListedRaaga } from "../../../domain/music/theory/raaga-list.ts";
import type { Database } from "../../database.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import { prepared } from "../../drizzle-internals.ts";
import { type JsonOf, jsonRows } from "../../json-columns.ts";
import { nativeIn } from "../../native-name.ts";

const maxRaagas = 3000;

const listed = jsonRows(
  new QueryBuilder()
    .select({
      id: raagas.id,
      native: nativeIn(raagas.scriptNames, sql.placeholder("language")).as("native"),
      melakarta: raagas.melakarta,
      parentId: raagas.parentId,
      arohana: raagas.arohana,
      avarohana: raagas.avarohana,
      bhashanga: raagas.bhashanga,
      fame: raagas.fame,
      creatorId: raagas.creatorId,
      compositionCount: raagas.compositionCount,
      isProposed: sql<0 | 1>`${raagas.proposedAt} IS NOT NULL`.as("is_proposed"),
    })
    .from(raagas)
    .limit(maxRaagas),
);

/** Selects the raagas with their scales and counts as one row, for `readListedRaagas`. Reads each raaga once. */
export const listedRaagasStatement = prepared((db) =>
  db.select({ raagas: listed.as("raagas") }).from(sql`(SELECT 1)`),
);

export function readListedRaagas([row]: { raagas: JsonOf<typeof listed> }[]): ListedRaaga[] {
  const stored = row!.raagas;
  const numbers = new Map(stored.map(({ id, melakarta }) => [id, melakarta]));
  return stored.map((raaga) => ({
    ...raaga,
    bhashanga: raaga.bhashanga === null ? null : raaga.bhashanga === 1,
    isProposed: raaga.isProposed === 1,
    parent: raaga.melakarta ?? numbers.get(raaga.parentId ?? "") ?? null,
  }));
}

/** Lists the ids of the raagas, for a sitemap. One batch. */
export async function listRaagaIds(db: Database) {
  const [rows, counters] = await db.batch([
    db.select({ id: raagas.id }).from(raagas).orderBy(raagas.id).limit(maxRaagas),
    countersStatement(db),
  ]);
  return { ids: rows.map(({ id }) => id), version: readCounters(counters).version };
}
