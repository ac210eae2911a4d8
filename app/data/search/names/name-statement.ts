import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../domain/music/shown-name.ts";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import type { KeyRange } from "../../../domain/search/keys/key-range.ts";
import type { Database } from "../../database.ts";
import { personRowsIn } from "../../people/person-rows.ts";
import { unionOf } from "../index/union-of.ts";
import type { NameKind } from "../index/index-rows.ts";
import { nameRowsIn, rangesJson } from "../index/range-conditions.ts";

export const nameKinds = [
  "raaga",
  "taala",
  "person",
  "composer",
  "singer",
  "accompanist",
  "songType",
  "deity",
] as const;

/** A kind of names that are suggested: of entries, printed names, or people, who are found by any of their names. */
export type SuggestedKind = (typeof nameKinds)[number];

const maxLookedAt = 110;
/** Names of taalas, which are few: a misspelt one is compared with all of them. */
const maxTaalas = 150;

interface NameOptions {
  limit: number;
  /** The language whose script the names are also returned in. English needs none. */
  language?: Language;
}

const entries = { raaga: sql`raagas`, taala: sql`taalas`, deity: sql`deities` };

const noCounts = sql`NULL AS compositions, NULL AS recordings, NULL AS scale, NULL AS fame`;
const storedCounts = sql`coalesce(e.composition_count, 0) AS compositions, coalesce(e.song_count, 0) AS recordings`;

const { k2, begins, spelled } = indexFields;

// oxlint-disable-next-line no-restricted-properties -- a constant
const likeness = sql.raw(`CASE WHEN n.field <= ${k2} THEN 0 WHEN n.field = ${spelled} THEN 1
  WHEN n.field = ${begins} THEN 2 ELSE 3 END`);

interface Asked {
  ranges: SQL;
  native: SQL;
  limit: number;
}

const columns = sql`n.name, n.matched, n.field, n.name AS shown`;

const rowsOf = (kind: NameKind, ranges: SQL, limit: number) =>
  sql`(SELECT n.name, n.matched, n.field, r.key AS at FROM ${nameRowsIn(kind, ranges)} LIMIT ${limit})`;

/** For lists whose songs are counted, the most similar names come first, then those with most songs, then by fame. */
function selectEntries(kind: keyof typeof entries, { ranges, native, limit }: Asked) {
  const looked = kind === "taala" ? maxTaalas : Math.max(limit, maxLookedAt);
  const [scale, fame] =
    kind === "raaga" ? [sql`e.arohana || '/' || e.avarohana`, sql`e.fame`] : [sql`NULL`, sql`NULL`];
  return sql`SELECT ${kind} AS kind, ${columns}, ${native} AS native, ${storedCounts},
      ${scale} AS scale, ${fame} AS fame
    FROM ${rowsOf(kind, ranges, looked)} n LEFT JOIN ${entries[kind]} e ON e.id = n.name
    ORDER BY ${likeness}, recordings DESC, fame NULLS LAST, n.at LIMIT ${kind === "taala" ? looked : 2 * limit}`;
}

function selectNames(kind: NameKind, { ranges, native, limit }: Asked) {
  const entry = kind === "songType" ? sql`LEFT JOIN song_types e ON e.id = n.name` : sql``;
  return sql`SELECT ${kind} AS kind, ${columns}, ${kind === "songType" ? native : sql`NULL`} AS native, ${noCounts}
    FROM ${rowsOf(kind, ranges, limit)} n ${entry}`;
}

function selectKind(kind: SuggestedKind, ranges: SQL, { limit, language = "en" }: NameOptions) {
  const native = language === "en" ? sql`NULL` : sql`e.script_names ->> ${language}`;
  if (kind === "person") return selectPeople(ranges, { limit, language });
  return kind === "raaga" || kind === "taala" || kind === "deity"
    ? selectEntries(kind, { ranges, native, limit })
    : selectNames(kind, { ranges, native, limit });
}

const selectPeople = (ranges: SQL, { limit, language = "en" }: NameOptions) =>
  sql`SELECT 'person' AS kind, p.id AS name, found.matched, found.field, p.name AS shown,
      p.script_names ->> ${language} AS native, ${noCounts}
    FROM ${personRowsIn(ranges, limit)}`;

/** Selects names of some kinds that are in ranges: for each name and text that matched, the first range. */
export function nameStatement(
  db: Database,
  kinds: readonly SuggestedKind[],
  rangesOf: (kind: SuggestedKind) => KeyRange[],
  { when = sql`1`, ...options }: NameOptions & { when?: SQL },
) {
  const selects = kinds.map((kind) => {
    const ranges = sql`(SELECT ${rangesJson(rangesOf(kind))} FROM asked)`;
    return sql`SELECT * FROM (${selectKind(kind, ranges, options)})`;
  });
  const names = sql`(WITH asked AS MATERIALIZED (SELECT 1 WHERE ${when}) ${unionOf(selects)}) AS names`;
  return db
    .select({
      kind: sql<SuggestedKind>`kind`,
      name: sql<string>`name`,
      matched: sql<string>`matched`,
      field: sql<number>`field`,
      shown: sql<string>`shown`,
      native: sql<string | null>`native`,
      compositions: sql<number | null>`compositions`,
      recordings: sql<number | null>`recordings`,
      scale: sql<string | null>`scale`,
      fame: sql<number | null>`fame`,
    })
    .from(names);
}
