import { type SQL, sql } from "drizzle-orm";
import { type Language, showName } from "../../../domain/music/shown-name.ts";
import type { ReadingKind } from "../../../domain/search/reading/lookups.ts";
import type { PersonPart } from "../../../domain/people/person.ts";
import { splitQuery } from "../../../domain/search/reading/query-words.ts";
import {
  type Reading,
  type UnderstoodPart,
  understand,
} from "../../../domain/search/reading/understanding.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { literal } from "../../literal.ts";
import { readQuery } from "./reading-tables.ts";

export interface UnderstandingRow {
  isChosen: 0 | 1;
  kind: ReadingKind;
  first: number;
  past: number;
  rank: number | null;
  asked: PersonPart | null;
  /** JSON: `[name, native name, part]`. */
  names: string;
}

const maxNames = 3;

/** Makes the statement that tells how a query is read and may be read; at most three names of each. */
export function understandingStatement(db: Database, query: string, language: Language) {
  const { tables } = readQuery(splitQuery(query), new Date().getFullYear());
  const native = (table: SQL) =>
    sql`(SELECT script_names ->> ${language} FROM ${table} WHERE id = n.id)`;
  const of = (source: string) => sql`n.source = ${literal(source)}`;
  const names = sql`(SELECT json_group_array(json_array(
      iif(${of("person")}, (SELECT name FROM people WHERE id = n.id), n.id),
      CASE n.source WHEN 'raaga' THEN ${native(sql`raagas`)} WHEN 'taala' THEN ${native(sql`taalas`)}
        WHEN 'songType' THEN ${native(sql`song_types`)} WHEN 'person' THEN ${native(sql`people`)} END,
      coalesce(r.value ->> '$.asked.part', iif(${of("person")}, (SELECT parts ->> 0 FROM people WHERE id = n.id),
        iif(n.source IN ('composer', 'singer', 'accompanist'), n.source, NULL)))))
    FROM (SELECT s.key AS source, i.value AS id FROM json_each(r.value -> 'ids') s CROSS JOIN json_each(s.value) i
      ORDER BY s.key = 'person' DESC LIMIT ${maxNames}) n)`;
  return statement<UnderstandingRow>(
    db,
    sql`WITH ${sql.join(tables, sql`, `)}, q_all AS MATERIALIZED (SELECT parts, list FROM q_chosen)
      SELECT isChosen, r.value ->> 'kind' AS kind, r.value ->> 'first' AS first, r.value ->> 'past' AS past, r.value ->> 'rank' AS rank,
        r.value ->> '$.asked.part' AS asked, ${names} AS names
      FROM (SELECT 1 AS isChosen, parts AS readings FROM q_all UNION ALL SELECT 0, list FROM q_all) a
      CROSS JOIN json_each(a.readings) r ORDER BY isChosen DESC, r.key`,
  );
}

/** Reads the rows of `understandingStatement` for the query. */
export function readUnderstanding(
  query: string,
  rows: readonly UnderstandingRow[],
): UnderstoodPart[] {
  const readings = rows.map(({ names, rank, ...row }) => ({
    ...row,
    isExact: rank !== null && rank < 1,
    names: (JSON.parse(names) as [string, string | null, string | null][]).map(
      ([name, native, part]): Reading["names"][number] => ({ name: showName(native, name), part }),
    ),
  }));
  const chosen = readings.filter(({ isChosen }) => isChosen === 1);
  const all = readings.filter(({ isChosen }) => isChosen === 0);
  return understand(splitQuery(query), chosen, all);
}
