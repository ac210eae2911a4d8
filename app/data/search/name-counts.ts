import { type SQL, sql } from "drizzle-orm";
import { indexFields } from "../../domain/search/keys/index-keys.ts";
import type { KeyRange } from "../../domain/search/keys/key-range.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { personRowsIn } from "../people/person-rows.ts";
import { unionOf } from "./index/union-of.ts";
import { nameRowsIn, rangesJson } from "./index/range-conditions.ts";
import type { SuggestedKind } from "./names/name-statement.ts";
import { maxNameCount, type NameRow } from "./names/rank-suggestions.ts";

const kinds = ["songType", "composer", "singer", "accompanist", "person"] as const;
type CountedKind = (typeof kinds)[number];

const maxRows = 16;
const maxNames = 6;

const countOf = (rows: SQL) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${maxNameCount + 1}))`;

const { accompanist } = indexFields;
const none = sql`0`;
const live = sql`deleted_at IS NULL`;

/** Counts compositions for types, composers and poets, and recordings for performers. */
const counts: Record<CountedKind, readonly [compositions: SQL, recordings: SQL]> = {
  songType: [countOf(sql`compositions WHERE song_type_id = n.name AND ${live}`), none],
  composer: [countOf(sql`compositions WHERE composer COLLATE NOCASE = n.name AND ${live}`), none],
  singer: [none, countOf(sql`songs WHERE singer COLLATE NOCASE = n.name AND ${live}`)],
  accompanist: [none, countOf(sql`song_index WHERE field = ${accompanist} AND key = n.name`)],
  person: [
    sql`(SELECT iif(parts ->> 0 IN ('composer', 'poet'),
        ${countOf(sql`compositions WHERE composer_id = n.name AND ${live}`)}, 0)
      FROM people WHERE id = n.name)`,
    countOf(
      sql`credits c JOIN songs s ON s.id = c.song_id AND s.${live} WHERE c.person_id = n.name`,
    ),
  ],
};

const namesIn = (kind: CountedKind, ranges: SQL) =>
  kind === "person"
    ? sql`SELECT p.id AS name FROM ${personRowsIn(ranges, maxRows)}`
    : sql`SELECT n.name FROM ${nameRowsIn(kind, ranges)} LIMIT ${maxRows}`;

/** Counts the songs of the first names in ranges, of the kinds whose counts are not stored. */
export function countsStatement(
  db: Database,
  rangesOf: (kind: SuggestedKind) => KeyRange[],
  when: SQL = sql`1`,
) {
  const selects = kinds.map((kind) => {
    const [compositions, recordings] = counts[kind];
    const names = namesIn(kind, sql`(SELECT ${rangesJson(rangesOf(kind))} FROM asked)`);
    return sql`SELECT ${kind} AS kind, n.name, ${compositions} AS compositions, ${recordings} AS recordings
      FROM (SELECT DISTINCT name FROM (${names}) LIMIT ${kind === "songType" ? maxRows : maxNames}) n`;
  });
  return statement<Pick<NameRow, "kind" | "name" | "compositions" | "recordings">>(
    db,
    sql`WITH asked AS MATERIALIZED (SELECT 1 WHERE ${when}) ${unionOf(selects)}`,
  );
}

type Counts = Awaited<ReturnType<typeof countsStatement>>;

export function addCounts(names: NameRow[], all: Counts): NameRow[] {
  const key = ({ kind, name }: Pick<NameRow, "kind" | "name">) => `${kind} ${name}`;
  const byName = new Map(all.map((row) => [key(row), row]));
  return names.map((row) => ({ ...row, ...byName.get(key(row)) }));
}
