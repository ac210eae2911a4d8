import { sql } from "drizzle-orm";
import type { Language } from "../../domain/music/shown-name.ts";
import type { Database } from "../database.ts";
import { readCounters, countersStatement } from "../counters.ts";
import { statement } from "../drizzle-internals.ts";

interface CountedMelakarta {
  number: number;
  id: string;
  native: string | null;
  songs: number;
  janyaSongs: number;
}

/** Counts the compositions in each melakarta, and those in the janya raagas with it as parent. One batch. */
export async function countMelakartaSongs(db: Database, language: Language) {
  const [melakartas, counters] = await db.batch([
    statement<CountedMelakarta>(
      db,
      sql`SELECT melakarta AS number, id, script_names ->> ${language} AS native, composition_count AS songs,
          (SELECT coalesce(sum(j.composition_count), 0) FROM raagas j
            WHERE j.parent_id = raagas.id AND j.composition_count > 0) AS janyaSongs
        FROM raagas WHERE melakarta IS NOT NULL ORDER BY melakarta`,
    ),
    countersStatement(db),
  ]);
  return { melakartas, version: readCounters(counters).version };
}
