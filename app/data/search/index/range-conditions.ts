import { type SQL, sql } from "drizzle-orm";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import { beginningWith, type KeyRange } from "../../../domain/search/keys/key-range.ts";
import type { SearchQuery, TitleCheck } from "../../../domain/search/keys/parse-query.ts";
import { numeral } from "./numeral.ts";
import type { NameKind } from "./index-rows.ts";

export const rangesJson = (ranges: KeyRange[]): SQL => sql`${JSON.stringify(ranges)}`;

/** Joins the rows `i` of `song_index` in the ranges, in their order. */
export function songRowsIn(ranges: SQL): SQL {
  return sql`json_each(${ranges}) r CROSS JOIN song_index i
    ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2`;
}

type Text = string | SQL;

export function songMatches([field, from, to]: readonly [
  field: number,
  from: Text,
  to: Text,
]): SQL {
  return sql`EXISTS (SELECT 1 FROM song_index i WHERE i.song_id = songs.id
    AND i.field = ${numeral(field)} AND i.key >= ${from} AND i.key < ${to})`;
}

/** The same as `TitleCheck`, or with its texts from a table. */
interface TextCheck {
  parts: Text[];
  tamilParts: Text[];
}

function textContains(key: SQL, { parts, tamilParts }: TextCheck): SQL {
  const has = (part: Text) => sql`instr(${key}, ${part}) > 0`;
  const either = (all: Text[]) => sql.join(all.map(has), sql` OR `);
  return sql`(${either(parts)} OR (substr(${key}, 1, 1) = '*' AND (${either(tamilParts)})))`;
}

/** Whether the title of the current song contains the query, as a condition in SQL that reads one row. */
export function titleMatches({ folded, ...check }: TextCheck & { folded: SQL | null }): SQL {
  const row = sql`EXISTS (SELECT 1 FROM song_index i WHERE i.song_id = songs.id AND i.field = ${numeral(indexFields.text)}
    AND ${textContains(sql`i.key`, check)})`;
  return folded ? sql`(${row} OR EXISTS (${selectMatchingLine(folded)}))` : row;
}

export function selectMatchingLine(ranges: SQL): SQL {
  return sql`SELECT i.line FROM json_each(${ranges}) r CROSS JOIN song_index i
    ON i.song_id = songs.id AND i.field = r.value ->> 0
    AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2 LIMIT 1`;
}

/** As literals: a statement takes 100 parameters. */
const kinds: Record<NameKind, SQL> = {
  raaga: sql`'raaga'`,
  taala: sql`'taala'`,
  songType: sql`'songType'`,
  deity: sql`'deity'`,
  singer: sql`'singer'`,
  composer: sql`'composer'`,
  accompanist: sql`'accompanist'`,
};

export function nameRowsIn(kind: NameKind, ranges: SQL): SQL {
  return sql`json_each(${ranges}) r CROSS JOIN name_index n ON n.kind = ${kinds[kind]}
    AND n.field = r.value ->> 0 AND n.key >= r.value ->> 1 AND n.key < r.value ->> 2`;
}

/** Joins the rows `n` of `name_index` whose whole text contains the query: reads a row for each text of the kind. */
function nameTextsWith(kind: NameKind, check: TitleCheck): SQL {
  const texts = rangesJson([beginningWith(indexFields.text, "")]);
  return sql`${nameRowsIn(kind, texts)} AND ${textContains(sql`n.key`, check)}`;
}

/** Joins the rows of `name_index` that contain a query. A single letter matches most raagas several times. */
export const nameRowsOf = (kind: NameKind, query: SearchQuery, ranges: SQL): SQL =>
  kind === "raaga" && query.body.length === 1 && query.titleCheck.folded.length === 0
    ? nameTextsWith(kind, query.titleCheck)
    : nameRowsIn(kind, ranges);
