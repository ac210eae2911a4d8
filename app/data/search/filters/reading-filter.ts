import { type SQL, sql } from "drizzle-orm";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import { maxCountedMatches } from "../../../domain/search/search.ts";
import { type QueryWord, splitQuery } from "../../../domain/search/reading/query-words.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { type Filter, matchNothing } from "./filter.ts";
import { hasEveryPart, matchingSongs, namedKeys, smallestPart } from "../reading/matching-parts.ts";
import { idsBySource, readQuery } from "../reading/reading-tables.ts";

const maxFound = maxCountedMatches + 1;
const maxNames = 100;

/** Rows that may be read to compare the songs of the smallest part with the other parts, and for one song. */
const rows = { strict: 3000, loose: 2000, name: 2, other: 1.75 };

const countCompared = (budget: number, words: number) =>
  Math.floor(budget / (rows.name + rows.other * (words - 1)));

const steps = { parts: sql`parts`, keys: sql`keys`, start: sql`start` };

/** Builds the tables up to `q_strict`, one row: `chosen` (the parts of the reading) and `strict`, the ids of its songs. */
function buildStrict(
  words: readonly QueryWord[],
  thisYear: number,
  most: { found: number; rows: number },
) {
  const { tables, forms } = readQuery(words, thisYear);
  const all = { ...steps, most: words.length, forms };
  const songs = (compared: number) => matchingSongs({ ...all, limit: most.found, compared });
  const isOne = sql`json_array_length(parts) = 1`;
  const areNames = sql`NOT EXISTS (SELECT 1 FROM json_each(parts) WHERE value ->> 'kind' IN ('title', 'person'))`;
  // LIMIT may not depend on the parts.
  const ids = sql`CASE WHEN ${isOne} THEN ${songs(most.found)}
    WHEN ${areNames} THEN ${songs(most.rows / rows.name)}
    ELSE ${songs(countCompared(most.rows, words.length))} END`;
  const strict = [
    ...tables,
    sql`q_keyed AS MATERIALIZED (SELECT *, ${namedKeys(steps.parts)} AS keys FROM q_chosen)`,
    sql`q_started AS MATERIALIZED (SELECT *, ${smallestPart(steps.parts)} AS start FROM q_keyed)`,
    sql`q_strict (chosen, strict) AS MATERIALIZED (SELECT parts, ${ids} FROM q_started)`,
  ];
  return { tables: strict, all };
}

/** Whether a query has a word to look for. */
export const canRead = (query: string): boolean =>
  splitQuery(query).some(({ text }) => parseQuery(text) !== null);

/** Makes the filter for songs that have every part of a query's likeliest reading; if none has, see `looseParts`. */
export function filterByReading(query: string, thisYear: number): Filter {
  if (!canRead(query)) return matchNothing;
  const words = splitQuery(query);
  const most = { found: maxFound, rows: rows.strict };
  const { tables, all } = buildStrict(words, thisYear, most);
  const compared = words.length === 1 ? maxFound : countCompared(rows.loose, words.length);
  const songs = matchingSongs({ ...all, limit: maxFound, compared });
  return {
    tables: [
      ...tables,
      sql`q_loose (strict, parts) AS MATERIALIZED (
        SELECT strict, iif(strict = '[]', ${looseParts(words)}, chosen) FROM q_strict)`,
      sql`q_loose_keyed AS MATERIALIZED (SELECT *, ${namedKeys(steps.parts)} AS keys FROM q_loose)`,
      sql`q_loose_started AS MATERIALIZED (
        SELECT *, iif(strict = '[]', ${smallestPart(steps.parts)}, NULL) AS start FROM q_loose_keyed)`,
      sql`q_result (parts, keys, ids, strict) AS MATERIALIZED (
        SELECT parts, keys, iif(strict = '[]', ${songs}, strict), strict FROM q_loose_started)`,
    ],
    id: sql`q.value`,
    from: sql`json_each((SELECT ids FROM q_result)) q`,
    walksSongs: false,
    condition: hasEveryPart({
      ...all,
      parts: sql`(SELECT parts FROM q_result)`,
      keys: sql`(SELECT keys FROM q_result)`,
    }),
    size: sql`(SELECT iif(size > ${maxCountedMatches}, 1000000, size)
      FROM (SELECT json_array_length(ids) AS size FROM q_result LIMIT 1))`,
  };
}

/** Makes the statement that counts the compositions that a query, as it is most likely read, finds in `limit` songs. */
export function countStatement(db: Database, query: string, limit: number) {
  const { tables } = buildStrict(splitQuery(query), new Date().getFullYear(), {
    found: limit,
    rows: 1000,
  });
  return statement<{ compositions: number }>(
    db,
    sql`WITH ${sql.join(tables, sql`, `)}
      SELECT count(DISTINCT songs.composition_id) AS compositions
      FROM q_strict CROSS JOIN json_each(strict) q CROSS JOIN songs ON songs.id = q.value`,
  );
}

/**
 * Selects the parts of the second reading. Words that are not known become all names that contain them, or are left out,
 * as are single words beside a title of several: it is written with more words than ours. Otherwise each word is looked
 * for anywhere.
 */
function looseParts(words: readonly QueryWord[]): SQL {
  const texts = words.flatMap(({ text }, first) => {
    const query = parseQuery(text);
    const isLetter = words.length > 1 && query?.body.length === 1;
    if (!query || isLetter) return [];
    const lines = query.lyrics[0]!;
    const ranges = [...query.contains, lines];
    const part = { kind: "any", first, past: first + 1, ranges, lines, check: query.titleCheck };
    return [[part, query.contains]];
  });
  const parts = sql`SELECT value ->> 'first' FROM json_each(chosen) WHERE`;
  const lengthOfTitle = sql`value ->> 'kind' = 'title' AND (value ->> 'past') - (value ->> 'first')`;
  const hasPhrase = sql`EXISTS (${parts} ${lengthOfTitle} > 1)`;
  const isOptional = sql`(coalesce(value ->> 'isUnknown', 0) OR ${lengthOfTitle} = 1 AND ${hasPhrase})`;
  const hasOptional = sql`EXISTS (${parts} ${isOptional})`;
  const isLooked = sql`iif(${hasOptional}, first IN (${parts} value ->> 'isUnknown'),
    first NOT IN (${parts} value ->> 'kind' = 'year'))`;
  const isKept = sql`iif(${hasOptional}, NOT ${isOptional}, value ->> 'kind' = 'year')`;
  const ids = sql`(SELECT ${idsBySource()} FROM (SELECT DISTINCT n.kind AS source, n.name AS id
    FROM json_each(w.value -> 1) r
    CROSS JOIN (VALUES ('raaga'), ('taala'), ('songType'), ('composer'), ('singer'), ('accompanist')) k
    CROSS JOIN name_index n ON n.kind = k.column1 AND n.field = r.value ->> 0
      AND n.key >= r.value ->> 1 AND n.key < r.value ->> 2 LIMIT ${maxNames}))`;
  const size = sql`(SELECT sum(json_array_length(value)) FROM json_each(part -> 'ids'))`;
  return sql`(SELECT json_group_array(json(part)) FROM (
    SELECT part FROM (SELECT json_set(w.value -> 0, '$.ids', json(${ids})) AS part
      FROM (SELECT value, value -> 0 ->> 'first' AS first FROM json_each(${JSON.stringify(texts)})) w WHERE ${isLooked})
    WHERE NOT ${hasOptional} OR ${size} > 0
    UNION ALL SELECT value FROM json_each(chosen) WHERE ${isKept}))`;
}
