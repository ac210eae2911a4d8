import {
  isAlike,
  type NameCandidate,
  rankNames,
  titleDistance,
} from "../../domain/search/keys/name-ranking.ts";
import { suggestionPath } from "../../domain/search/suggestion-path.ts";
import { nameKinds, type SuggestedKind } from "./suggestion-statements.ts";

/** A name or title to suggest: while the visitor types, beside the results, or where there are none. */
export interface Suggestion {
  kind: "song" | SuggestedKind;
  name: string;
  /** The address of the song or person, or of a search for the name. */
  path: string;
  /** The text that matched, if it is not the name itself: an alias, another script. Else null. */
  matched: string | null;
  songId: number | null;
  /** Whether it only sounds like the query, as nothing contains it. */
  alike?: boolean;
}

/** `name` tells rows of a kind apart: the id of a person, who is `shown` by the usual name. */
export type NameRow = NameCandidate & { kind: SuggestedKind; shown: string };

export interface TitleRow {
  id: number;
  title: string;
}

const namesPerKind = 4;

export const toSuggestion = (row: Omit<NameRow, "field">): Suggestion => ({
  kind: row.kind,
  name: row.shown,
  path: suggestionPath(row.kind, row.name),
  matched: row.matched === row.shown ? null : row.matched,
  songId: null,
});

/** Orders what contains a text before what sounds like it, each once, the nearest first. */
export function orderTitles<Row extends TitleRow>(
  text: string,
  containing: Row[],
  alike: Row[],
): Row[] {
  const near = alike
    .map((row) => ({ row, distance: titleDistance(text, row.title) }))
    .filter(({ distance }) => isAlike(text, distance))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ row }) => row);
  return [...new Map([...containing, ...near].map((row) => [row.id, row])).values()];
}

export function rankTitles(text: string, containing: TitleRow[], alike: TitleRow[]): Suggestion[] {
  return orderTitles(text, containing, alike).map(({ id, title }) => ({
    kind: "song",
    name: title,
    path: `/songs/${id}`,
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
