import { type SQL, sql } from "drizzle-orm";
import type { ChosenFacet, FacetKind } from "../../../domain/search/facets.ts";
import { type Filter } from "./filter.ts";
import { numeral } from "../index/numeral.ts";
import { filterByColumn } from "./kept-filters.ts";

const columns: Record<Exclude<FacetKind, "decade">, SQL> = {
  raaga: sql`songs.raaga_id`,
  taala: sql`songs.taala_id`,
  songType: sql`songs.song_type_id`,
  deity: sql`songs.deity_id`,
  language: sql`songs.language`,
  composer: sql`songs.composer COLLATE NOCASE`,
  singer: sql`songs.singer COLLATE NOCASE`,
};

/** Makes the filter for songs that have exactly this value; `at` is its number among such filters. */
export function filterByFacet({ kind, value }: ChosenFacet, at: number): Filter {
  const table = sql`only_${numeral(at)}`;
  const facetValue = sql`(SELECT value FROM ${table})`;
  const rows = [sql`${table} (value) AS (SELECT ${value})`];
  if (kind === "decade") {
    const within = sql`BETWEEN ${facetValue} AND substr(${facetValue}, 1, 3) || '9-12-31'`;
    const recorded = sql`coalesce(songs.recorded_on, '')`;
    return filterByColumn(sql`${recorded} ${within}`, sql`+${recorded} ${within}`, rows);
  }
  const column = columns[kind];
  return filterByColumn(sql`${column} = ${facetValue}`, sql`(+${column}) = ${facetValue}`, rows);
}
