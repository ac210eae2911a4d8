import { sql } from "drizzle-orm";
import type { ListedTaala } from "../../../domain/music/taalas/taala-groups.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";

const maxTaalas = 500;

export interface TaalaSummary extends ListedTaala {
  description: string;
  native: string | null;
  compositionCount: number;
}

/** Lists the taalas with their names in the script of a language, and how many songs each has. One batch. */
export async function listTaalas(db: Database, language: string) {
  const [taalas, counters] = await db.batch([
    statement<TaalaSummary>(
      db,
      sql`SELECT id, description, script_names ->> ${language} AS native, jati, angas, groups,
          aksharas, creator_id AS creatorId, composition_count AS compositionCount
        FROM taalas ORDER BY description COLLATE NOCASE, id LIMIT ${maxTaalas}`,
    ),
    countersStatement(db),
  ]);
  return { taalas, version: readCounters(counters).version };
}

/** Lists the ids of all taalas. One batch. */
export async function listTaalaIds(db: Database) {
  const [rows, counters] = await db.batch([
    statement<{ id: string }>(db, sql`SELECT id FROM taalas ORDER BY id LIMIT ${maxTaalas}`),
    countersStatement(db),
  ]);
  return { ids: rows.map(({ id }) => id), version: readCounters(counters).version };
}
