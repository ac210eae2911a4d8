import { sql } from "drizzle-orm";
import { maxCountedMatches } from "../../domain/search/search.ts";
import type { Database } from "../database.ts";
import { type SongRecords, readRecords } from "../songs/song-record.ts";
import { filterByReading } from "./filters/reading-filter.ts";
import { readQueries } from "./reading/read-queries.ts";

/** Finds a page (from 0 on) of the songs that match a query, best match first; at most 1,000 songs. Two batches. */
export async function findSongRecords(
  db: Database,
  query: string,
  { page, size }: { page: number; size: number },
): Promise<SongRecords> {
  const [read] = await readQueries(db, [query]);
  const { tables, id, from } = filterByReading(read!.words, read!.parts);
  const withTables = tables.length > 0 ? sql`WITH ${sql.join(tables, sql`, `)}` : sql``;
  return readRecords(
    db,
    sql`${withTables} SELECT json_array_length(ids) AS total, (SELECT json_group_array(value) FROM (
        SELECT value FROM json_each(ids) ORDER BY key LIMIT ${size} OFFSET ${page * size})) AS ids
      FROM (SELECT json_group_array(id) AS ids FROM (
        SELECT ${id} AS id FROM ${from} LIMIT ${maxCountedMatches}))`,
  );
}
