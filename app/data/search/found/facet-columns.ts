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

/** What parts values, and lists of them; no value has these, and JSON writes them in two letters. */
const [betweenValues, betweenLists] = ["\n", "\f"];

/**
 * Aggregates the input of `countFacets`: as JSON the name of each value, and after it for each kind a list of the values
 * of the songs that match `filter`. Part of the search's own aggregates, so that it reads no further rows. The lists
 * are most of a search's answer, and as arrays they were a fifth longer: JSON writes their marks anew in each text that
 * holds them.
 */
export function aggregateFacets(language: Language, filter: SQL): SQL {
  const lists = facetKinds.map(
    (kind) => sql`group_concat(coalesce(${values[kind]}, ''), char(10)) ${filter}`,
  );
  const names = hasNames(language)
    ? named.map(
        ([kind, name]) =>
          sql`json_group_array(DISTINCT json_array(${values[kind]}, ${name})) ${filter}`,
      )
    : [];
  const json = sql`'[' || ${names.length > 0 ? sql.join(names, sql` || ',' || `) : sql`''`} || ']'`;
  return sql.join([json, ...lists], sql` || char(12) || `);
}

type Named = [value: string | null, native: string | null][];

/**
 * Reads the facet values of the results, with counts only if all results were read. `entries` has the entry of each
 * song, in the order of the lists of values.
 */
export function readFacets(
  text: string | null,
  entries: readonly number[],
  isWhole: boolean,
): FacetValue[] {
  if (text === null) return [];
  const [json, ...lists] = text.split(betweenLists);
  const listed = lists.map((list) => list.split(betweenValues));
  const names = new Map(
    (JSON.parse(json!) as Named[]).flatMap((pairs, at) =>
      pairs.map(([value, native]) => [`${named[at]![0]}:${value}`, native] as const),
    ),
  );
  return countFacets(entries, listed, names, isWhole);
}
