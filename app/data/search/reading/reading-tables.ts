import { type SQL, sql } from "drizzle-orm";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import { listLookups } from "../../../domain/search/reading/lookups.ts";
import { isJoining, type QueryWord } from "../../../domain/search/reading/query-words.ts";
import { readYears } from "../../../domain/search/reading/spoken-years.ts";
import { literal } from "../../literal.ts";
import { numbersTo } from "./literals.ts";

const maxNamed = 400;
/** What the ids of a part name: kinds of the name index, people, languages. */
const sources = [
  "raaga",
  "taala",
  "songType",
  "language",
  "composer",
  "singer",
  "accompanist",
  "person",
] as const;
export type Source = (typeof sources)[number];

/** Aggregates rows of `source` and `id` into lists of ids by source, as JSON. */
export const idsBySource = (): SQL => {
  const list = (source: Source) =>
    sql`${literal(source)}, json_group_array(DISTINCT id) FILTER (WHERE source = ${literal(source)})`;
  return sql`json_object(${sql.join(sources.map(list), sql`, `)})`;
};

const object = (fields: Record<string, SQL>) =>
  sql`json_object(${sql.join(
    Object.entries(fields).map(([name, value]) => sql`${literal(name)}, ${value}`),
    sql`, `,
  )})`;

const listed = (list: readonly unknown[]) =>
  sql`(SELECT ${JSON.stringify(list)} -> column1 AS it FROM (${numbersTo(list.length)}))`;

const range = (index: SQL, of: SQL) =>
  sql`${index}.field = ${of} ->> 0 AND ${index}.key >= ${of} ->> 1 AND ${index}.key < ${of} ->> 2`;

/**
 * Builds the common table expressions that read a query. Each refers once to the one before it: SQLite writes a table
 * out wherever it is named. `q_listed` has, likeliest first, each sequence of words with what it may name, and
 * `q_chosen` the parts of the reading that is chosen: the longest first, no word twice. A word that is not known is a
 * part of its own. A part is JSON:
 *
 * - `kind`: what it is, `first` and `past`: its words
 * - `ids`: of names, lists by source
 * - `asked`: of a person whose part the query names, see `AskedPart`
 * - `ranges`, `lines`, `check`: of a text, as `listLookups` makes them
 * - `since`, `until`: of years
 * - `isUnknown`: 1 for a word that neither names anything nor stands in a title or in lyrics
 */
export function readQuery(words: readonly QueryWord[], thisYear: number) {
  const lookups = listLookups(words);
  const names = lookups.names.map(({ kinds, ...lookup }) => ({
    ...lookup,
    ...Object.fromEntries(kinds.map((kind) => [kind, true])),
  }));
  const years = words.flatMap(({ text, quoted }, first) => {
    const read = quoted ? null : readYears(text, thisYear);
    return read
      ? [{ first, past: first + 1, since: `${read.first}`, until: `${read.last}-12-31` }]
      : [];
  });
  const left = words.flatMap((word, first) =>
    parseQuery(word.text) && !isJoining(word, words) ? [{ first, past: first + 1 }] : [],
  );
  const texts = Object.fromEntries(
    lookups.texts.map(({ first, past, ...text }) => [`${first} ${past}`, text]),
  );
  const textsJson = sql`${JSON.stringify(texts)}`;
  const of = (field: string) => sql`(it ->> ${literal(field)})`;
  const span = sql`${of("first")}, ${of("past")}`;
  const text = (first: SQL, past: SQL) => sql`(${textsJson} -> (${first} || ' ' || ${past}))`;
  const textPart = (first: SQL, past: SQL) =>
    sql`json_set(${text(first, past)}, '$.first', ${first}, '$.past', ${past}, '$.kind', 'title', '$.ids', json('{}'))`;
  const mask = sql`((1 << (list -> next ->> 'past')) - (1 << (list -> next ->> 'first')))`;
  const forms = Math.max(
    1,
    ...lookups.texts.flatMap(({ check }) => [check.parts.length, check.tamilParts.length]),
  );
  const types = sql`(SELECT json_group_object(lower(name), id) FROM accompaniment_types)`;
  const asked = sql`iif(it ->> 'asked' IS NULL, NULL, json_set(it -> 'asked', '$.type', ${types} ->> (it ->> '$.asked.type')))`;
  const tables = [
    sql`q_named (first, past, kind, rank, asked, source, id) AS MATERIALIZED (
      SELECT * FROM (SELECT ${span}, kinds.column1, ${of("rank")} + 0.5 * (n.kind = 'raaga' AND n.matched <> n.name), ${asked},
          iif(it ->> 'asked' IS NOT NULL AND n.kind = 'singer', 'accompanist', n.kind), n.name
        FROM ${listed(names)}
        CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'),
          ('person', 'composer'), ('person', 'singer'), ('person', 'accompanist')) kinds ON it ->> kinds.column1
        CROSS JOIN name_index n ON n.kind = kinds.column2 AND n.field = ${of("field")} AND n.key = ${of("key")}
        WHERE it ->> 'asked' IS NULL OR (it ->> '$.asked.part' = 'composer') = (n.kind = 'composer')
        LIMIT ${maxNamed})
      UNION ALL SELECT * FROM (
        SELECT ${span}, 'person', ${of("rank")}, ${asked}, 'person', coalesce(p.merged_into, p.id)
        FROM ${listed(names)}
        CROSS JOIN person_keys k ON it ->> 'person' AND k.field = ${of("field")} AND k.key = ${of("key")}
        CROSS JOIN people p ON p.id = k.person_id LIMIT ${maxNamed})
      UNION ALL SELECT ${span}, 'language', 0, NULL, 'language', ${of("code")} FROM ${listed(lookups.languages)}
      UNION ALL SELECT ${span}, 'title', ${of("rank")}, NULL, NULL, NULL FROM ${listed(lookups.titles)}
        WHERE EXISTS (SELECT 1 FROM song_index i WHERE ${range(sql`i`, sql`(it -> 'range')`)}))`,
    sql`q_readings (first, past, kind, rank, part) AS MATERIALIZED (
      SELECT first, past, kind, rank, iif(kind = 'title', ${textPart(sql`first`, sql`past`)},
        ${object({ first: sql`first`, past: sql`past`, kind: sql`kind`, rank: sql`rank`, asked: sql`json(asked)`, ids: idsBySource() })})
      FROM q_named GROUP BY first, past, kind, rank, asked
      UNION ALL SELECT ${span}, 'year', -1, json_set(it, '$.kind', 'year', '$.ids', json('{}')) FROM ${listed(years)})`,
    sql`q_listed (list) AS MATERIALIZED (SELECT json_group_array(json(part)) FROM (
      SELECT part FROM q_readings ORDER BY past - first DESC, rank, kind = 'person', kind))`,
    sql`q_choice (next, bits, parts, list) AS (SELECT 0, 0, json('[]'), list FROM q_listed
      UNION ALL SELECT next + 1, bits | iif(bits & ${mask}, 0, ${mask}),
        iif(bits & ${mask}, parts, json_insert(parts, '$[#]', json(list -> next))), list
      FROM q_choice WHERE next < json_array_length(list))`,
    sql`q_chosen (parts, list) AS MATERIALIZED (SELECT (SELECT json_group_array(json(value)) FROM (SELECT value FROM (
        SELECT value FROM json_each(c.parts)
        UNION ALL SELECT json_set(${textPart(of("first"), of("past"))}, '$.isUnknown', 1) FROM ${listed(left)} WHERE NOT c.bits & (1 << (${of("first")})))
        ORDER BY value ->> 'kind' IN ('title', 'person'))), list
      FROM (SELECT * FROM q_choice ORDER BY next DESC LIMIT 1) c)`,
  ];
  return { tables, forms };
}
