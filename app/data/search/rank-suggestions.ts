import {
  isAlike,
  type NameCandidate,
  rankNames,
  titleDistance,
} from "../../domain/search/keys/name-ranking.ts";
import type { NameKind } from "./index/index-rows.ts";
import { nameKinds } from "./suggestion-statements.ts";

/** A name or title to suggest: while the visitor types, beside the results, or where there are none. */
export interface Suggestion {
  kind: "song" | NameKind;
  name: string;
  /** The text that matched, if it is not the name itself: an alias, another script. Else null. */
  matched: string | null;
  songId: number | null;
  /** Whether it only sounds like the query, as nothing contains it. */
  alike?: boolean;
}

export type NameRow = NameCandidate & { kind: NameKind };

export interface TitleRow {
  id: number;
  title: string;
}

const namesPerKind = 4;

export const toSuggestion = ({ kind, name, matched }: Omit<NameRow, "field">): Suggestion => ({
  kind,
  name,
  matched: matched === name ? null : matched,
  songId: null,
});

export function rankTitles(text: string, containing: TitleRow[], alike: TitleRow[]): Suggestion[] {
  const near = alike
    .map((row) => ({ row, distance: titleDistance(text, row.title) }))
    .filter(({ distance }) => isAlike(text, distance))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ row }) => row);
  const songs = new Map([...containing, ...near].map((row) => [row.id, row]));
  return [...songs.values()].map(({ id, title }) => ({
    kind: "song",
    name: title,
    matched: null,
    songId: id,
  }));
}

export function rankSuggestions(
  text: string,
  names: NameRow[],
  titles: TitleRow[] = [],
): Suggestion[] {
  const best = nameKinds.flatMap((kind) =>
    rankNames(
      text,
      names.filter((row) => row.kind === kind),
    ).slice(0, namesPerKind),
  );
  return [...best.map(toSuggestion), ...rankTitles(text, [], titles).slice(0, namesPerKind)];
}
