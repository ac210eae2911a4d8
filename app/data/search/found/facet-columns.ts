import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../../domain/music/shown-name.ts";
import {
  countFacets,
  type FacetKind,
  facetKinds,
  type FacetValue,
} from "../../../domain/search/facets.ts";

/** The columns of `songs` that facets need; `names` are in the reader's script. */
export const facetColumns = (language: Language) =>
  sql`, songs.raaga_id, songs.taala_id, songs.song_type_id, songs.language, songs.composer, songs.singer,
    songs.recorded_on, songs.script_names -> ${language} AS names`;

const values: Record<FacetKind, SQL> = {
  raaga: sql`raaga_id`,
  taala: sql`taala_id`,
  songType: sql`song_type_id`,
  language: sql`language`,
  composer: sql`nullif(composer, '')`,
  singer: sql`nullif(singer, '')`,
  decade: sql`substr(recorded_on, 1, 3) || '0'`,
};

const named = [
  ["raaga", sql`names ->> 'raaga'`],
  ["taala", sql`names ->> 'taala'`],
  ["songType", sql`names ->> 'songType'`],
  ["composer", sql`names ->> 'composer'`],
  ["singer", sql`names ->> 'singer'`],
] as const;

/**
 * Aggregates the input of `countFacets` as JSON: the entry and the values of each song that matches `filter`, and the
 * name of each value. Part of the search's own aggregates, so that it reads no further rows.
 */
export function aggregateFacets(entry: SQL, filter: SQL): SQL {
  const songs = sql.join([entry, ...facetKinds.map((kind) => values[kind])], sql`, `);
  const names = named.map(
    ([kind, name]) =>
      sql`json_group_array(DISTINCT json_array(${values[kind]}, ${name})) ${filter}`,
  );
  return sql`json_array(json(json_group_array(json_array(${songs})) ${filter}),
    ${sql.join(
      names.map((list) => sql`json(${list})`),
      sql`, `,
    )})`;
}

type Named = [value: string | null, native: string | null][];
type Facts = [songs: Parameters<typeof countFacets>[0], ...names: Named[]];

/** Reads the facet values of the results, with counts only if all results were read. */
export function readFacets(json: string | null, isWhole: boolean): FacetValue[] {
  if (json === null) return [];
  const [songs, ...lists] = JSON.parse(json) as Facts;
  const names = new Map(
    named.flatMap(([kind], at) =>
      lists[at]!.map(([value, native]) => [`${kind}:${value}`, native] as const),
    ),
  );
  return countFacets(songs, names, isWhole);
}
