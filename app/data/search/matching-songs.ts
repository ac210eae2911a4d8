import { type SQL, sql } from "drizzle-orm";
import { type Filter, live } from "./filters/filter.ts";
import { unionOf } from "./index/union-of.ts";

/** Filters by number, as literals: a statement takes 100 parameters. */
const numbers = [sql`0`, sql`1`, sql`2`, sql`3`, sql`4`, sql`5`, sql`6`, sql`7`, sql`8`, sql`9`];

/** Selects the ids of songs that match any filter, those of the first filter first; ids may repeat. */
export const selectAny = (filters: Filter[]) =>
  unionOf(filters.map(({ id, from }) => sql`SELECT ${id} AS id FROM ${from}`));

/** Selects the first `limit` songs that match, in the order in which they match. */
export function selectRanked(filters: Filter[], limit: number): SQL {
  return sql`SELECT songs.id, songs.composition_id
    FROM (SELECT DISTINCT id FROM (${selectAny(filters)}) LIMIT ${limit}) f
    CROSS JOIN songs ON songs.id = f.id`;
}

export function selectSorted(ids: SQL, key: SQL, limit: number): SQL {
  return sql`SELECT DISTINCT songs.id AS id, songs.composition_id, ${key} AS sort_key
    FROM (${ids}) c CROSS JOIN songs ON songs.id = c.id
    WHERE ${live} LIMIT ${limit}`;
}

const songColumns = sql`songs.id, songs.composition_id, songs.title, songs.singer, songs.composer, songs.raaga_id,
  songs.taala_id, songs.song_type_id, songs.language, songs.recorded_on`;

/** Builds `compared` (`limit` songs of the smallest filter after `skip`; -1: all) and the other filters' condition. */
export function compareAll(
  unordered: Filter[],
  limit: number,
  skip: number,
): { tables: SQL; condition: SQL } {
  const filters = unordered.toSorted((a, b) => Number(b.walksSongs) - Number(a.walksSongs));
  const sizes = filters.map(
    ({ size }, at) => sql`SELECT ${numbers[at]!} AS filter, ${size} AS size`,
  );
  const branches = filters.map(({ id, from, walksSongs }, at) => {
    const walked = walksSongs
      ? from
      : sql`(SELECT DISTINCT ${id} AS id FROM ${from}) x CROSS JOIN songs ON songs.id = x.id WHERE ${live}`;
    return sql`SELECT * FROM (SELECT ${numbers[at]!} AS filter, ${songColumns} FROM ${walked}
      LIMIT (SELECT iif(filter = ${numbers[at]!}, most, 0) FROM start)
      OFFSET (SELECT skipped FROM start))`;
  });
  const conditions = filters.map(
    ({ condition }, at) => sql`(songs.filter = ${numbers[at]!} OR ${condition})`,
  );
  return {
    tables: sql`start (filter, most, skipped) AS MATERIALIZED (
        SELECT filter, ${limit}, ${skip} FROM (${unionOf(sizes)}) ORDER BY size LIMIT 1),
      compared AS (${unionOf(branches)})`,
    condition: sql.join(conditions, sql` AND `),
  };
}
