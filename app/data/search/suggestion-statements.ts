import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../domain/music/shown-name.ts";
import { listFuzzyRanges } from "../../domain/search/keys/fuzzy-ranges.ts";
import type { KeyRange } from "../../domain/search/keys/key-range.ts";
import { parseQuery, type SearchQuery } from "../../domain/search/keys/parse-query.ts";
import { indexFields } from "../../domain/search/keys/index-keys.ts";
import type { Database } from "../database.ts";
import { unionOf } from "./index/union-of.ts";
import type { NameKind } from "./index/index-rows.ts";
import { personRowsIn } from "../people/person-rows.ts";
import { nameRowsIn, rangesJson, songRowsIn } from "./index/range-conditions.ts";

/** A kind of printed names, or people, who are found by any of their names. */
export type SuggestedKind = NameKind | "person";

export const nameKinds = [
  "raaga",
  "taala",
  "person",
  "composer",
  "singer",
  "accompanist",
  "songType",
] as const;

export const maxNames = 16;
export const maxAlike = 80;
const maxLookedAt = 110;

export const hasFewerThan = (enough: number, rows: SQL) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${enough})) < ${enough}`;

const always = sql`1`;

export const listAlikeRanges = (query: SearchQuery) => [
  ...query.alike,
  ...listFuzzyRanges(query.body),
];

interface NameOptions {
  limit: number;
  /** Whose script the names are also given in; English needs none. */
  language?: Language;
  when?: SQL;
  personRanges?: KeyRange[];
}

const named = new Map<NameKind, SQL>([
  ["raaga", sql`raagas`],
  ["taala", sql`taalas`],
  ["songType", sql`song_types`],
]);

const counted: readonly NameKind[] = ["raaga", "taala"];

/** Rows of the name index: equal names, then those that begin alike; of both those with songs first, as most raagas have none. */
function foundNames(kind: NameKind, language: Language, { ranges, limit }: Found): SQL {
  const table = named.get(kind);
  const names = nameRowsIn(kind, ranges);
  const columns = sql`n.kind, n.name, n.matched, n.place AS field, n.name AS shown`;
  if (!table)
    return sql`SELECT ${columns}, NULL AS native, 1 AS hasSongs FROM ${names} LIMIT ${limit}`;
  const native = language === "en" ? sql`NULL` : sql`e.script_names ->> ${language}`;
  if (!counted.includes(kind))
    return sql`SELECT ${columns}, ${native} AS native, 1 AS hasSongs FROM ${names} LEFT JOIN ${table} e ON e.id = n.name LIMIT ${limit}`;
  return sql`SELECT ${columns}, ${native} AS native, coalesce(e.song_count, 0) > 0 AS hasSongs
    FROM (SELECT n.* FROM ${names} LIMIT ${maxLookedAt}) n LEFT JOIN ${table} e ON e.id = n.name
    ORDER BY n.place > ${indexFields.k2}, n.place > ${indexFields.begins}, hasSongs DESC, n.place LIMIT ${limit}`;
}

interface Found {
  ranges: SQL;
  limit: number;
}

export function nameStatement(
  db: Database,
  kinds: readonly SuggestedKind[],
  ranges: KeyRange[],
  { limit, language = "en", when = always, personRanges = ranges }: NameOptions,
) {
  const asked = sql`(SELECT ranges FROM asked)`;
  const selects = kinds.map((kind) =>
    kind === "person"
      ? sql`SELECT 'person', p.id, found.matched, found.field, p.name, p.script_names ->> ${language}, 1
          FROM ${personRowsIn(sql`(SELECT people FROM asked)`, limit)}`
      : sql`SELECT * FROM (${foundNames(kind, language, { ranges: asked, limit })})`,
  );
  const names = sql`(WITH asked (ranges, people) AS MATERIALIZED
      (SELECT ${rangesJson(ranges)}, ${rangesJson(personRanges)} WHERE ${when})
    ${unionOf(selects)}) AS names`;
  return db
    .select({
      kind: sql<SuggestedKind>`kind`,
      name: sql<string>`name`,
      matched: sql<string>`matched`,
      field: sql<number>`field`,
      shown: sql<string>`shown`,
      native: sql<string | null>`native`,
      hasSongs: sql<0 | 1>`hasSongs`,
    })
    .from(names);
}

export function titleStatement(
  db: Database,
  ranges: KeyRange[],
  { limit, language = "en", when = always }: NameOptions,
) {
  // `when` is an outer table of one row or none: as a plain condition it would be asked of every row.
  const found = sql`(SELECT DISTINCT i.song_id AS id
    FROM (SELECT 1 WHERE ${when}) w CROSS JOIN ${songRowsIn(rangesJson(ranges))} LIMIT ${limit}) AS found
    CROSS JOIN songs ON songs.id = found.id`;
  return db
    .select({
      id: sql<number>`songs.id`,
      title: sql<string>`title`,
      native: sql<string | null>`songs.script_names ->> ${`$.${language}.title`}`.as("native"),
    })
    .from(found)
    .where(sql`deleted_at IS NULL`);
}

export function namesStatement(db: Database, text: string, language: Language) {
  const ranges = parseQuery(text)?.contains ?? [];
  return nameStatement(db, nameKinds, ranges, { limit: maxNames, language });
}

/** Makes the statements for names and titles like the text, which give no rows where one contains it. */
export function alikeStatements(db: Database, text: string, language: Language) {
  const query = parseQuery(text);
  const contains = rangesJson(query?.contains ?? []);
  const alike = query ? listAlikeRanges(query) : [];
  const nowhere = sql`${hasFewerThan(1, songRowsIn(contains))} AND ${hasFewerThan(1, nameRowsIn("raaga", contains))}`;
  return [
    // There are few people: they are found by the same sounds, without trying each other sound.
    nameStatement(db, nameKinds, alike, {
      limit: maxNames,
      language,
      when: nowhere,
      personRanges: query?.alike,
    }),
    titleStatement(db, alike, { limit: maxAlike, language, when: nowhere }),
  ] as const;
}
