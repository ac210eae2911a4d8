import { type SQL, sql } from "drizzle-orm";
import { numeral } from "../index/numeral.ts";
import { songRowsIn } from "../index/range-conditions.ts";

export interface Filter {
  tables: SQL[];
  /**
   * The SELECT and FROM parts of a query for the ids of matching songs, best match first. None is in the bin: the search
   * index has no rows of such songs.
   */
  id: SQL;
  from: SQL;
  condition: SQL;
  walksSongs: boolean;
  /** The estimated number of rows read by a scan. A search starts from the filter with the fewest. */
  size: SQL;
}

/** Binds texts once in a table of one row, for a condition that occurs several times. */
export function keepTexts(name: SQL, texts: readonly string[]): { table: SQL; kept: SQL[] } {
  const columns = texts.map((_, at) => sql`t${numeral(at)}`);
  const values = texts.map((text) => sql`${text}`);
  const list = (all: SQL[]) => sql.join(all, sql`, `);
  return {
    table: sql`${name} (${list(columns)}) AS (SELECT ${list(values)})`,
    kept: columns.map((column) => sql`(SELECT ${column} FROM ${name})`),
  };
}

export const live = sql`songs.deleted_at IS NULL`;

export const matchNothing: Filter = {
  tables: [],
  id: sql`songs.id`,
  from: sql`songs WHERE 0`,
  walksSongs: true,
  condition: sql`0`,
  size: sql`0`,
};

/** Counts rows up to 1,000, as a search counts its matches; more of them are estimated as `many`. */
export const estimateCount = (rows: SQL, many: SQL) =>
  sql`(SELECT iif(count(*) > 1000, ${many}, count(*)) FROM (SELECT 1 FROM ${rows} LIMIT 1001))`;

export function filterByRanges(ranges: SQL, condition: SQL, many: SQL, tables: SQL[]): Filter {
  const from = songRowsIn(ranges);
  const size = estimateCount(from, many);
  return { tables, id: sql`i.song_id`, from, walksSongs: false, condition, size };
}
