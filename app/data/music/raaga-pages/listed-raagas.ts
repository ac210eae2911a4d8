import { sql } from "drizzle-orm";
import type { ListedRaaga } from "../../../domain/music/theory/raaga-list.ts";
import type { Database } from "../../database.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import { statement } from "../../drizzle-internals.ts";

const maxRaagas = 3000;

interface Row {
  raagas: string;
}

/** Selects the raagas with their scales and counts, for `readListedRaagas`; one row of the result, one read of each. */
export const listedRaagasStatement = (db: Database, language: string) =>
  statement<Row>(
    db,
    sql`SELECT json_group_array(json_object('id', id, 'native', script_names ->> ${language},
        'melakarta', melakarta, 'parentId', parent_id, 'arohana', arohana, 'avarohana', avarohana,
        'bhashanga', bhashanga, 'creatorId', creator_id, 'compositionCount', composition_count,
        'isProposed', proposed_at IS NOT NULL)) AS raagas
      FROM (SELECT * FROM raagas LIMIT ${maxRaagas})`,
  );

interface StoredRaaga extends Omit<ListedRaaga, "parent" | "bhashanga" | "isProposed"> {
  bhashanga: 0 | 1 | null;
  isProposed: 0 | 1;
}

export function readListedRaagas([row]: Row[]): ListedRaaga[] {
  const stored = JSON.parse(row!.raagas) as StoredRaaga[];
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
    statement<{ id: string }>(db, sql`SELECT id FROM raagas ORDER BY id LIMIT ${maxRaagas}`),
    countersStatement(db),
  ]);
  return { ids: rows.map(({ id }) => id), version: readCounters(counters).version };
}
