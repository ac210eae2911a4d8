import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../domain/music/shown-name.ts";
import { listFuzzyRanges } from "../../domain/search/keys/fuzzy-ranges.ts";
import type { KeyRange } from "../../domain/search/keys/key-range.ts";
import { parseQuery, type SearchQuery } from "../../domain/search/keys/parse-query.ts";
import { indexFields } from "../../domain/search/keys/index-keys.ts";
import type { Database } from "../database.ts";
import { unionOf } from "./filters/filter.ts";
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

/** The name of a row of the name index in the script of a language; null for printed names of people. */
function nativeOf(kind: NameKind, language: Language): SQL {
  const table = language === "en" ? undefined : named.get(kind);
  return table
    ? sql`(SELECT script_names ->> ${language} FROM ${table} WHERE id = n.name)`
    : sql`NULL`;
}

/** Most raagas of the list have no songs: of the first matches, those that have some come first, after equal names. */
const raagaRowsIn = (ranges: SQL) =>
  sql`(SELECT n.* FROM (SELECT n.* FROM ${nameRowsIn("raaga", ranges)} LIMIT 110) n
    LEFT JOIN raagas ON raagas.id = n.name ORDER BY n.place > ${indexFields.k2}, coalesce(raagas.song_count, 0) = 0, n.place) n`;

export function nameStatement(
  db: Database,
  kinds: readonly SuggestedKind[],
  ranges: KeyRange[],
  { limit, language = "en", when = always, personRanges = ranges }: NameOptions,
) {
  const asked = sql`(SELECT ranges FROM asked)`;
  const selects = kinds.map((kind) =>
    kind === "person"
      ? sql`SELECT 'person', p.id, found.matched, found.field, p.name, p.script_names ->> ${language}
          FROM ${personRowsIn(sql`(SELECT people FROM asked)`, limit)}`
      : sql`SELECT * FROM (SELECT n.kind, n.name, n.matched, n.place AS field, n.name AS shown,
            ${nativeOf(kind, language)} AS native
          FROM ${kind === "raaga" ? raagaRowsIn(asked) : nameRowsIn(kind, asked)} LIMIT ${limit})`,
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
