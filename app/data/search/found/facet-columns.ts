import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../domain/music/shown-name.ts";
import {
  countFacets,
  type FacetKind,
  facetKinds,
  type FacetValue,
} from "../../../domain/search/facets.ts";

/** Names in the script of a language stand beside the values; English has none, which stand in the values. */
const hasNames = (language: Language) => language !== "en";

/** The column of the names in the reader's script, if there are any. */
export const namesColumn = (language: Language) =>
  hasNames(language) ? sql`, songs.script_names -> ${language} AS names` : sql``;

/** The columns of `songs` that facets need. */
export const facetColumns = (language: Language) =>
  sql`, songs.raaga_id, songs.taala_id, songs.song_type_id, songs.deity_id, songs.language, songs.composer, songs.singer,
    songs.recorded_on${namesColumn(language)}`;

const values: Record<FacetKind, SQL> = {
  raaga: sql`raaga_id`,
  taala: sql`taala_id`,
  songType: sql`song_type_id`,
  deity: sql`deity_id`,
  language: sql`language`,
  composer: sql`composer`,
  singer: sql`singer`,
  decade: sql`substr(recorded_on, 1, 3) || '0'`,
};

const named = [
  ["raaga", sql`names ->> 'raaga'`],
  ["taala", sql`names ->> 'taala'`],
  ["songType", sql`names ->> 'songType'`],
  ["deity", sql`names ->> 'deity'`],
  ["composer", sql`names ->> 'composer'`],
  ["singer", sql`names ->> 'singer'`],
] as const;

/**
 * Aggregates the input of `countFacets` as JSON: for each kind a list of the values of the songs that match `filter`,
 * and after them the name of each value. Part of the search's own aggregates, so that it reads no further rows; lists
 * of values, as an array for each song costs twice as much.
 */
export function aggregateFacets(language: Language, filter: SQL): SQL {
  const lists = facetKinds.map((kind) => sql`json_group_array(${values[kind]}) ${filter}`);
  const names = hasNames(language)
    ? named.map(
        ([kind, name]) =>
          sql`json_group_array(DISTINCT json_array(${values[kind]}, ${name})) ${filter}`,
      )
    : [];
  return sql`'[' || ${sql.join([...lists, ...names], sql` || ',' || `)} || ']'`;
}

type Values = (string | null)[];
type Named = [value: string | null, native: string | null][];

/**
 * Reads the facet values of the results, with counts only if all results were read. `entries` has the entry of each
 * song, in the order of the lists of values.
 */
export function readFacets(
  json: string | null,
  entries: readonly number[],
  isWhole: boolean,
): FacetValue[] {
  if (json === null) return [];
  const lists = JSON.parse(json) as unknown[];
  const listed = lists.slice(0, facetKinds.length) as Values[];
  const names = new Map(
    (lists.slice(facetKinds.length) as Named[]).flatMap((pairs, at) =>
      pairs.map(([value, native]) => [`${named[at]![0]}:${value}`, native] as const),
    ),
  );
  return countFacets(entries, listed, names, isWhole);
}
