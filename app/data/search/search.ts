import { sql } from "drizzle-orm";
import type { Language } from "../../domain/music/shown-name.ts";
import type { FacetValue } from "../../domain/search/facets.ts";
import type { SongSearch } from "../../domain/search/search.ts";
import type { ListedSong } from "../../domain/songs/song.ts";
import type { Database } from "../database.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { SongRecordPage } from "../songs/list-song-records.ts";
import { sortKey } from "../songs/song-order.ts";
import { type SongRecords, readRecords } from "../songs/song-record.ts";
import { toFilters } from "./filters/filters.ts";
import { type ReadQuery, readQueries } from "./reading/read-queries.ts";
import type { LyricsLine } from "./lyrics-lines.ts";
import { compareAll, selectAny, selectSorted } from "./filters/compare-all.ts";
import { readSearchRows, searchStatement } from "./search-statement.ts";

export interface SearchResult {
  songs: (ListedSong & { line?: LyricsLine | null })[];
  /** The entries of the first 1,000 songs that match. */
  total: number;
  more: boolean;
  /** How many songs an AND search compared, 1,000 if there may be a next part; null for other searches. */
  compared: number | null;
  /** Whether the likeliest reading of `q` matched nothing, so that its words were searched in all fields. */
  loose: boolean;
  /** The facets of the results, each with its most frequent values first. */
  facets: FacetValue[];
  version: number;
}

/** Reads the query `q` of a search, if it has one. One batch. */
export async function readText(db: Database, { text }: SongSearch): Promise<ReadQuery | null> {
  if (text.q === undefined) return null;
  const [read] = await readQueries(db, [text.q]);
  return read!;
}

/**
 * Finds one page of compositions or recordings, best match or title first unless sorted. Rows read: docs/search.md.
 * One batch, two with `q`.
 */
export async function searchSongs(
  db: Database,
  search: SongSearch,
  language: Language,
  withFacets = false,
): Promise<SearchResult> {
  const [rows, counters] = await db.batch([
    searchStatement(db, search, await readText(db, search), language, withFacets),
    countersStatement(db),
  ]);
  return { ...readSearchRows(rows), version: readCounters(counters).version };
}

/** Finds one page (from 0 on, of any size) of songs with the exact total. Reads every match. One batch. */
export function searchSongRecords(
  db: Database,
  search: SongSearch,
  { page, size, sortBy, direction }: SongRecordPage,
): Promise<SongRecords> {
  const by = direction === "asc" ? sql`ASC` : sql`DESC`;
  const key = sortBy === "id" ? null : sortKey(sortBy, direction);
  const order = key ? sql`sort_key COLLATE NOCASE ${by}, id ${by}` : sql`id ${by}`;
  const { query, chosen, combined } = toFilters(search, null);
  const filters = [...query, ...chosen, ...combined];
  const all =
    search.condition === "AND" && filters.length > 1
      ? compareAll(filters, { limit: -1, skip: 0 })
      : null;
  // By id alone no song is read, but for those of the page.
  const matches = all
    ? sql`SELECT id${key ? sql`, ${key} AS sort_key` : sql``} FROM compared songs WHERE ${all.condition}`
    : key
      ? selectSorted(selectAny(filters), key, sql``, -1)
      : sql`SELECT DISTINCT id FROM (${selectAny(filters)})`;
  const tables = [...filters.flatMap((filter) => filter.tables), ...(all ? [all.tables] : [])];
  const ids = sql`found AS MATERIALIZED (SELECT json_group_array(id ORDER BY ${order}) AS ids FROM (${matches}))`;
  const found = sql`WITH ${sql.join([...tables, ids], sql`, `)}
    SELECT json_array_length(ids) AS total, (SELECT json_group_array(value) FROM (
      SELECT value FROM json_each(ids) LIMIT ${size} OFFSET ${page * size})) AS ids FROM found`;
  return readRecords(db, found);
}
