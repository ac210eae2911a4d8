import { type SQL, sql } from "drizzle-orm";
import { type Filter, live } from "./filter.ts";
import { numeral } from "../index/numeral.ts";
import { unionOf } from "../index/union-of.ts";

/** Selects the ids of songs that match any filter, those of the first filter first; ids may repeat. */
export const selectAny = (filters: Filter[]) =>
  unionOf(filters.map(({ id, from }) => sql`SELECT ${id} AS id FROM ${from}`));

/** Selects the first `limit` songs that match, in the order in which they match. */
export function selectRanked(filters: Filter[], columns: SQL, limit: number): SQL {
  return sql`SELECT songs.id, songs.composition_id${columns}
    FROM (SELECT DISTINCT id FROM (${selectAny(filters)}) LIMIT ${limit}) f
    CROSS JOIN songs ON songs.id = f.id`;
}

/** Selects the first `limit` songs of `ids`, which may repeat: they are made distinct before any song is read. */
export function selectSorted(ids: SQL, key: SQL, columns: SQL, limit: number): SQL {
  return sql`SELECT songs.id AS id, songs.composition_id, ${key} AS sort_key${columns}
    FROM (SELECT DISTINCT id FROM (${ids})) c CROSS JOIN songs ON songs.id = c.id LIMIT ${limit}`;
}

/** Combines filters into one that matches if any of them does. */
export const anyOf = (filters: Filter[]): Filter => ({
  tables: [],
  id: sql`f.id`,
  from: sql`(${selectAny(filters)}) f`,
  walksSongs: false,
  condition: sql`(${sql.join(
    filters.map(({ condition }) => condition),
    sql` OR `,
  )})`,
  size: sql`(${sql.join(
    filters.map(({ size }) => size),
    sql` + `,
  )})`,
});

const songColumns = sql`songs.id, songs.composition_id, songs.title_key, songs.singer, songs.composer, songs.raaga_id,
  songs.taala_id, songs.song_type_id, songs.deity_id, songs.language, substr(songs.lyrics, 1, 1) AS lyrics, songs.is_recording, songs.upload_type,
  songs.recorded_on, songs.duration_seconds, songs.script_names`;

export interface Compared {
  /** How many songs of the smallest filter to compare, and how many to skip; -1 for all. */
  limit: number;
  skip: number;
  names?: { start: SQL; compared: SQL };
  /** Whether to start from a filter of at most 1,000 songs even if it has more index rows. */
  counts?: boolean;
  /** Whether to compare any songs at all. */
  onlyIf?: SQL;
  /** The filter to start from if it has at most 1,000 songs. */
  first?: Filter;
}

/** Builds `compared` (`limit` songs of the smallest filter after `skip`; -1: all) and the other filters' condition. */
export function compareAll(
  unordered: Filter[],
  { limit, skip, names, counts = false, onlyIf = sql`1`, first }: Compared,
): { tables: SQL; condition: SQL } {
  const { start, compared } = names ?? { start: sql`start`, compared: sql`compared` };
  const filters = unordered.toSorted((a, b) => Number(b.walksSongs) - Number(a.walksSongs));
  const sizes = filters.map((filter, at) => {
    const size = counts ? countSongs(filter) : filter.size;
    return sql`SELECT ${numeral(at)} AS filter, ${size} AS size`;
  });
  const branches = filters.map(({ id, from, walksSongs }, at) => {
    const walked = walksSongs
      ? from
      : sql`(SELECT DISTINCT ${id} AS id FROM ${from}) x CROSS JOIN songs ON songs.id = x.id WHERE ${live}`;
    return sql`SELECT * FROM (SELECT ${numeral(at)} AS filter, ${songColumns} FROM ${walked}
      LIMIT coalesce((SELECT iif(filter = ${numeral(at)}, most, 0) FROM ${start}), 0)
      OFFSET coalesce((SELECT skipped FROM ${start}), 0))`;
  });
  const order = first
    ? sql`(filter = ${numeral(filters.indexOf(first))} AND size <= 1000) DESC, size`
    : sql`size`;
  const conditions = filters.map(
    ({ condition }, at) => sql`(songs.filter = ${numeral(at)} OR ${condition})`,
  );
  return {
    tables: sql`${start} (filter, most, skipped) AS MATERIALIZED (
        SELECT filter, ${numeral(limit)}, ${numeral(skip)} FROM (${unionOf(sizes)}) WHERE ${onlyIf} ORDER BY ${order} LIMIT 1),
      ${compared} AS (${unionOf(branches)})`,
    condition: sql.join(conditions, sql` AND `),
  };
}

/** Counts songs, not index rows, of which a song may have many; up to 1,000. */
const countSongs = ({ id, from, walksSongs, size }: Filter): SQL =>
  walksSongs
    ? size
    : sql`(SELECT iif(count(*) > 1000, 100000, count(*)) FROM (SELECT DISTINCT ${id} FROM ${from} LIMIT 1001))`;
