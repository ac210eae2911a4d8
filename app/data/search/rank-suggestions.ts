import {
  isAlike,
  type NameCandidate,
  rankNames,
  titleDistance,
} from "../../domain/search/keys/name-ranking.ts";
import { type ShownName, showName } from "../../domain/music/shown-name.ts";
import { suggestionPath } from "../../domain/search/suggestion-path.ts";
import { nameKinds, type SuggestedKind } from "./suggestion-statements.ts";

/** A name or title to suggest: while the visitor types, beside the results, or where there are none. */
export interface Suggestion {
  kind: "song" | SuggestedKind;
  name: ShownName;
  /** The address of the song or person, or of a search for the name. */
  path: string;
  /** The text that matched, if it is not the name itself: an alias, another script. Else null. */
  matched: string | null;
  songId: number | null;
  /** Whether it only sounds like the query, as nothing contains it. */
  alike?: boolean;
}

/** `name` tells rows of a kind apart: the id of a person, who is `shown` by the usual name. */
export type NameRow = NameCandidate & {
  kind: SuggestedKind;
  shown: string;
  native: string | null;
};

export interface TitleRow {
  id: number;
  title: string;
}

const namesPerKind = 4;

export const toSuggestion = (row: Omit<NameRow, "field">): Suggestion => ({
  kind: row.kind,
  name: showName(row.native, row.shown),
  path: suggestionPath(row.kind, row.name),
  matched: row.matched === row.shown || row.matched === row.native ? null : row.matched,
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

type NamedTitle = TitleRow & { native: string | null };

export function rankTitles(
  text: string,
  containing: NamedTitle[],
  alike: NamedTitle[],
): Suggestion[] {
  return orderTitles(text, containing, alike).map(({ id, title, native }) => ({
    kind: "song",
    name: showName(native, title),
    path: `/songs/${id}`,
    matched: null,
    songId: id,
  }));
}

export function rankSuggestions(
  text: string,
  names: NameRow[],
  titles: NamedTitle[] = [],
): Suggestion[] {
  const best = nameKinds.flatMap((kind) =>
    rankNames(
      text,
      names.filter((row) => row.kind === kind),
    ).slice(0, namesPerKind),
  );
  return [...best.map(toSuggestion), ...rankTitles(text, [], titles).slice(0, namesPerKind)];
}
