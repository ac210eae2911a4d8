import {
  countSongs,
  isAlike,
  isBeginning,
  type NameCandidate,
  rateNames,
} from "../../../domain/search/keys/name-ranking.ts";
import { markOfScale, type RaagaMark } from "../../../domain/music/picture/raaga-mark.ts";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import { titleDistances, titleRanker } from "../../../domain/search/keys/title-ranking.ts";
import { type ShownName, showName } from "../../../domain/music/shown-name.ts";
import { listNameTexts } from "../../../domain/search/keys/name-readings.ts";
import { suggestionPath } from "../../../domain/search/suggestion-path.ts";
import { nameKinds, type SuggestedKind } from "./name-statement.ts";

export interface Suggestion {
  kind: "song" | SuggestedKind;
  name: ShownName;
  /** The address of the song or person, or of a search for the name. */
  path: string;
  /** The text that matched, if it is not the name itself: an alias, another script. Else null. */
  matched: string | null;
  songId: number | null;
  /** How many compositions or recordings it leads to, where they were counted. */
  count?: SuggestionCount;
  /** Whether it only sounds like the query, as no word begins with it. */
  alike?: boolean;
  /** The mark of a raaga whose scale is known. */
  mark?: RaagaMark;
}

/** A suggestion as shown. `counted` is the number of compositions or recordings in words. */
export type CountedSuggestion = Omit<Suggestion, "count"> & { counted?: string };

export interface SuggestionCount {
  of: "compositions" | "recordings";
  count: number;
  /** Whether there are more: counting stops at a limit. */
  more: boolean;
}

/** How many songs of a name are counted where no count is stored. */
export const maxNameCount = 30;

/** `name` identifies rows of a kind. For a person it is the id, and `shown` the usual name. */
export type NameRow = NameCandidate & {
  kind: SuggestedKind;
  shown: string;
  native: string | null;
  /** The arohana and avarohana of a raaga. */
  scale?: string | null;
};

export interface TitleRow {
  id: number;
  title: string;
}

const namesPerKind = 4;
const maxTitles = 8;

function toCount(
  { compositions, recordings }: Pick<NameRow, "compositions" | "recordings">,
  isStored: boolean,
): SuggestionCount | undefined {
  const all = compositions || recordings || (compositions ?? recordings);
  if (typeof all !== "number") return undefined;
  const more = !isStored && all > maxNameCount;
  return {
    of: all === compositions ? "compositions" : "recordings",
    count: more ? maxNameCount : all,
    more,
  };
}

const hasStoredCount = (kind: SuggestedKind) =>
  kind === "raaga" || kind === "taala" || kind === "deity";

export const toSuggestion = (row: Omit<NameRow, "field">): Suggestion => ({
  kind: row.kind,
  name: showName(row.native, row.shown),
  path: suggestionPath(row.kind, row.name),
  matched: row.matched === row.shown || row.matched === row.native ? null : row.matched,
  songId: null,
  count: toCount(row, hasStoredCount(row.kind)),
  mark: markOfScale(row.scale ?? null) ?? undefined,
});

/** Orders rows that contain a text before rows that sound like it, without duplicates, nearest first. */
export function orderTitles<Row extends TitleRow>(
  text: string,
  containing: Row[],
  alike: Row[],
): Row[] {
  const distanceOf = titleDistances(text);
  const near = alike
    .map((row) => ({ row, distance: distanceOf(row.title) }))
    .filter(({ distance }) => isAlike(text, distance))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ row }) => row);
  return [...new Map([...containing, ...near].map((row) => [row.id, row])).values()];
}

type NamedTitle = TitleRow & { native: string | null; recordings: number };

const toTitle = ({ id, title, native, recordings }: NamedTitle): Suggestion => ({
  kind: "song",
  name: showName(native, title),
  path: `/songs/${id}`,
  matched: null,
  songId: id,
  count: toCount({ recordings }, true),
});

/** Ranks titles that contain a text, among equals those with most recordings first, then those that sound like it. */
export const rankTitles = (
  text: string,
  containing: NamedTitle[],
  alike: NamedTitle[],
): Suggestion[] => orderTitles(text, sortTitles(text, containing), alike).map(toTitle);

function sortTitles(text: string, titles: NamedTitle[]): NamedTitle[] {
  const rankOf = titleRanker(text);
  return titles
    .map((row) => ({ row, rank: rankOf(row.title) }))
    .toSorted((a, b) => a.rank - b.rank || b.row.recordings - a.row.recordings)
    .map(({ row }) => row);
}

/** Types have no page, so one without songs leads nowhere. */
const leadsNowhere = ({ kind, compositions }: NameRow) => kind === "songType" && compositions === 0;

const rateKinds = (text: string, names: NameRow[]) =>
  nameKinds.map((kind) =>
    rateNames(
      listNameTexts(kind, text),
      names.filter((row) => row.kind === kind && !leadsNowhere(row)),
    ).slice(0, namesPerKind),
  );

/** Whether a name, or the last words of one, begin with a text. */
export const hasBeginning = (text: string, names: NameRow[]): boolean =>
  rateKinds(text, names).some(([first]) => first && isBeginning(first.rank));

/** Ranks names and titles, the best few of each kind; the kind with the best of all comes first. */
export function rankSuggestions(
  text: string,
  names: NameRow[],
  alike: NamedTitle[] = [],
  containing: NamedTitle[] = [],
): Suggestion[] {
  const groups = rateKinds(text, names).map((rated) => ({
    rank: rated[0]?.rank ?? Infinity,
    songs: rated[0] ? countSongs(rated[0].candidate) : 0,
    suggestions: rated.map(({ candidate }) => toSuggestion(candidate)),
  }));
  const titles = rankTitles(text, containing, alike);
  const rankOf = titleRanker(text);
  const ranks = containing.map(({ title }) => rankOf(title));
  const songs = {
    rank: Math.min(...ranks, titles.length > 0 ? indexFields.folded : Infinity),
    songs: 1,
    suggestions: titles.slice(0, containing.length > 0 ? maxTitles : namesPerKind),
  };
  const all = [...groups, songs].toSorted(
    (a, b) => a.rank - b.rank || Number(b.songs > 0) - Number(a.songs > 0),
  );
  return all.flatMap(({ suggestions }) => suggestions);
}
