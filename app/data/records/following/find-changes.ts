import { sql } from "drizzle-orm";
import type { Language } from "../../../domain/music/shown-name.ts";
import type { Followed } from "../../../domain/records/following/followed.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { selectRows } from "../../select-rows.ts";
import { recordOf } from "./follow.ts";
import { newsStatement, toNews } from "./news.ts";

/** The archive's last changes that are looked through for a feed. */
const recent = 300;

const titles = {
  song: sql<string>`(SELECT title FROM compositions WHERE id = CAST(record.id AS INTEGER))`,
  raaga: sql<string>`record.id`,
  person: sql<string>`(SELECT name FROM people WHERE id = record.id)`,
  unfinished: sql<string>`''`,
};

const natives = (language: Language) => ({
  song: sql<
    string | null
  >`(SELECT script_names ->> ${language} FROM compositions WHERE id = CAST(record.id AS INTEGER))`,
  raaga: sql<string | null>`(SELECT script_names ->> ${language} FROM raagas WHERE id = record.id)`,
  person: sql<
    string | null
  >`(SELECT script_names ->> ${language} FROM people WHERE id = record.id)`,
  unfinished: sql<string | null>`NULL`,
});

/** Finds the name of what can be followed and its last changes; null if it is not there. One batch. */
export async function findChanges(
  db: Database,
  followed: Followed,
  language: Language,
  count: number,
) {
  const record = recordOf(followed);
  const [[named], rows, counters] = await db.batch([
    selectRows(
      db,
      { title: titles[followed.kind], native: natives(language)[followed.kind] },
      (columns) =>
        sql`SELECT ${columns} FROM (SELECT ${record.id} AS id) record WHERE record.id IS NOT NULL`,
    ),
    newsStatement(
      db,
      followed.kind === "unfinished" ? { kind: "unfinished", id: followed.id } : record,
      language,
      // A song and its composition are changed together.
      { since: 0, recent, limit: 2 * count },
    ),
    countersStatement(db),
  ]);
  if (!named) return null;
  return {
    ...named,
    changes: toNews(rows).slice(0, count),
    version: readCounters(counters).version,
  };
}
