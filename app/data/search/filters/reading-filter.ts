import { type SQL, sql } from "drizzle-orm";
import { maxCountedMatches } from "../../../domain/search/search.ts";
import type { QueryWord } from "../../../domain/search/reading/query-words.ts";
import {
  isDescribed,
  type QueryPart,
  readLoosely,
} from "../../../domain/search/reading/read-query.ts";
import { compareAll } from "./compare-all.ts";
import { numeral } from "../index/numeral.ts";
import { type Filter, live, matchNothing } from "./filter.ts";
import { filterByPart } from "./part-filter.ts";

const maxFound = maxCountedMatches + 1;

/** Rows that may be read to compare the songs of the smallest part with the other parts, and for one song. */
const rows = { strict: 3000, loose: 1800, name: 2, other: 1.75 };

interface Limits {
  found: number;
  rows: number;
}

/** The filters of parts, and how many songs of the smallest one may be compared with the others. */
interface AllParts {
  filters: Filter[];
  compared: number;
}

/** Makes one part of those that describe raagas, of the raagas that fit all: songs need not be compared for them. */
function joinDescribed(parts: readonly QueryPart[]): readonly QueryPart[] {
  const [first, ...others] = parts.filter(isDescribed);
  if (!first || others.length === 0) return parts;
  const raaga = first.ids.raaga?.filter((id) => others.every(({ ids }) => ids.raaga?.includes(id)));
  return [{ ...first, ids: { raaga: raaga ?? [] } }, ...parts.filter((part) => !isDescribed(part))];
}

function filterByParts(all: readonly QueryPart[], name: SQL, limits: Limits): AllParts {
  const parts = joinDescribed(all);
  const areNames = parts.every(
    ({ kind }) => kind !== "title" && kind !== "person" && kind !== "any",
  );
  const perSong = areNames ? rows.name : rows.name + rows.other * (parts.length - 1);
  return {
    filters: parts.map((part, at) => filterByPart(part, sql`${name}_${numeral(at)}`)),
    compared: parts.length === 1 ? limits.found : Math.floor(limits.rows / perSong),
  };
}

const tablesOf = ({ filters }: AllParts) => filters.flatMap(({ tables }) => tables);
const list = (all: SQL[]) => sql.join(all, sql`, `);

const conditionOf = ({ filters }: AllParts) =>
  filters.length === 0
    ? sql`0`
    : sql`(${sql.join(
        filters.map(({ condition }) => condition),
        sql` AND `,
      )})`;

/** Selects the ids of songs that match every part, as JSON, with the tables it reads. */
function listSongs({ filters, compared }: AllParts, limit: number): SQL {
  const [first, ...others] = filters;
  if (!first) return sql`'[]'`;
  const walked = sql`SELECT DISTINCT ${first.id} AS id FROM ${first.from} LIMIT ${numeral(limit)}`;
  if (others.length === 0)
    return sql`(SELECT json_group_array(songs.id) FROM (${walked}) w
      CROSS JOIN songs ON songs.id = w.id WHERE ${live})`;
  const all = compareAll(filters, { limit: compared, skip: 0 });
  return sql`(WITH ${all.tables} SELECT json_group_array(id) FROM (
    SELECT songs.id FROM compared songs WHERE ${all.condition} LIMIT ${numeral(limit)}))`;
}

/** Returns the filter for songs that match every part of a query's reading. If none does, see `readLoosely`. */
export function filterByReading(words: readonly QueryWord[], parts: readonly QueryPart[]): Filter {
  if (parts.length === 0) return matchNothing;
  const strict = filterByParts(parts, sql`part`, { found: maxFound, rows: rows.strict });
  const loose = filterByParts(readLoosely(words, parts), sql`loose`, {
    found: maxFound,
    rows: rows.loose,
  });
  return {
    tables: [
      ...tablesOf(strict),
      ...tablesOf(loose),
      sql`strict (ids) AS MATERIALIZED (SELECT ${listSongs(strict, maxFound)})`,
      sql`query (ids, is_loose) AS MATERIALIZED (
        SELECT iif(ids = '[]', ${listSongs(loose, maxFound)}, ids), ids = '[]' FROM strict)`,
    ],
    id: sql`q.value`,
    from: sql`json_each((SELECT ids FROM query)) q`,
    walksSongs: false,
    condition: sql`iif((SELECT is_loose FROM query), ${conditionOf(loose)}, ${conditionOf(strict)})`,
    size: sql`(SELECT iif(size > ${numeral(maxCountedMatches)}, 1000000, size)
      FROM (SELECT json_array_length(ids) AS size FROM query LIMIT 1))`,
  };
}

/** Counts the compositions of the first `limit` songs that match every part of a query. */
export function countCompositions(parts: readonly QueryPart[], limit: number): SQL {
  const strict = filterByParts(parts, sql`part`, { found: limit, rows: 1000 });
  const tables = tablesOf(strict);
  const withTables = tables.length > 0 ? sql`WITH ${list(tables)}` : sql``;
  return sql`${withTables} SELECT count(DISTINCT songs.composition_id) AS compositions
    FROM json_each(${listSongs(strict, limit)}) q CROSS JOIN songs ON songs.id = q.value`;
}
