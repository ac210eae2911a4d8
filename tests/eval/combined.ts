import type { Database } from "#app/data/database.ts";
import { searchSongs } from "#app/data/search/search.ts";
import { pageSize } from "#app/domain/paging.ts";
import { parseSearch } from "#app/domain/search/search.ts";
import type { CombinedSong } from "./fill-songs.ts";

export interface CombinedData {
  songs: CombinedSong[];
  /** `expected`: titles or ids of songs. */
  queries: { query: string; expected: (string | number)[]; script: string; source?: string }[];
}

interface SetShare {
  queries: number;
  /** The share of queries that find the expected songs and no others. */
  exact: number;
  precision: number;
  recall: number;
}

export interface CombinedEvaluation {
  all: SetShare;
  byScript: Record<string, SetShare>;
  missed: { query: string; expected: string[]; found: string[] }[];
}

interface Result {
  query: string;
  script: string;
  expected: Set<number>;
  found: Set<number>;
}

async function findSongs(db: Database, query: string, most: number): Promise<Set<number>> {
  const ids = new Set<number>();
  for (let page = 1; page <= Math.ceil(most / pageSize); page++) {
    const parameters = new URLSearchParams({ q: query, page: String(page) });
    const { songs } = await searchSongs(db, parseSearch(parameters, 2026), "en");
    for (const { id } of songs) ids.add(id);
    if (songs.length < pageSize) break;
  }
  return ids;
}

const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const common = ({ expected, found }: Result) => expected.intersection(found).size;

const shareOf = (results: Result[]): SetShare => ({
  queries: results.length,
  exact: mean(
    results.map(({ expected, found }) => (expected.symmetricDifference(found).size === 0 ? 1 : 0)),
  ),
  precision: mean(results.map((one) => (one.found.size > 0 ? common(one) / one.found.size : 0))),
  recall: mean(results.map((one) => (one.expected.size > 0 ? common(one) / one.expected.size : 1))),
});

/** Runs every query in the search box and compares the sets of songs. Song `n` of the data has the id n + 1. */
export async function evaluateCombined(
  db: Database,
  { songs, queries }: CombinedData,
): Promise<CombinedEvaluation> {
  const results: Result[] = [];
  for (const { query, expected, script } of queries) {
    const ids = [...songs.entries()]
      .filter(([, song]) => expected.some((one) => one === song.id || one === song.title))
      .map(([at]) => at + 1);
    const found = await findSongs(db, query, songs.length);
    results.push({ query, script, expected: new Set(ids), found });
  }
  const titles = (ids: Set<number>) => [...ids].map((id) => songs[id - 1]!.title);
  const groups = Map.groupBy(results, ({ script }) => script);
  return {
    all: shareOf(results),
    byScript: Object.fromEntries([...groups].map(([script, some]) => [script, shareOf(some)])),
    missed: results
      .filter(({ expected, found }) => expected.symmetricDifference(found).size > 0)
      .map(({ query, expected, found }) => ({
        query,
        expected: titles(expected),
        found: titles(found),
      })),
  };
}
