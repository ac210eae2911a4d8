import type { RaagaMark } from "../music/picture/raaga-mark.ts";
import type { ShownName } from "../music/shown-name.ts";
import { type ListPage, parseId, parseListPage } from "../paging.ts";

export const songSorts = ["title", "singer", "composer", "recordingDate"] as const;
export type SongSort = (typeof songSorts)[number];
/** `added`: when a recording, or a composition without recordings, was added. */
export const catalogueSorts = [...songSorts, "added"] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** Properties that a composition may lack. */
export const missingParts = ["recording", "lyrics", "raaga", "taala"] as const;
export type MissingPart = (typeof missingParts)[number];

export interface SongSummary {
  id: number;
  title: string;
  singer: string;
  composer: string;
  raagaId: string | null;
  taalaId: string | null;
  songTypeId: string | null;
  recordingDate: string | null;
  durationSeconds: number | null;
  media: Media | null;
  names: SongNames;
}

export type SongNames = Partial<
  Record<"title" | "raaga" | "taala" | "composer" | "singer" | "songType", string>
>;

/** A list entry: a composition, shown by its representative song, or a recording. */
export interface ListedSong extends SongSummary {
  singerPart: string;
  /** `arohana/avarohana` of its raaga; null if either is not known. */
  scale: string | null;
  hasLyrics: boolean;
  /** The recordings of the composition; null if the entry is a recording. */
  recordings: Recordings | null;
  /** The number of filters that it matches, of all filters of the search. */
  matched?: { filters: number; of: number };
}

export interface Recordings {
  count: number;
  /** How many of them the list includes, such as the matches of a search. */
  shown: number;
  /** The range of the known years; null if none is known. */
  firstYear: number | null;
  lastYear: number | null;
  /** The number of known performers of all of them. */
  singers: number;
}

/** Writes the years of recordings as `1975` or `1975–1990`; null if none is known. */
export function yearsOf(years: Pick<Recordings, "firstYear" | "lastYear">): string | null {
  const { firstYear, lastYear } = years;
  if (firstYear === null) return null;
  return firstYear === lastYear ? `${firstYear}` : `${firstYear}–${lastYear}`;
}

/** Whether a list has one entry for each composition, not for each recording; null is the best match. */
export function isByComposition(
  sortBy: CatalogueSort | null,
): sortBy is "title" | "composer" | null {
  return sortBy === null || sortBy === "title" || sortBy === "composer";
}

/** A playable medium. `start` and `end` are seconds within a longer recording. */
export type Playable = { start?: number; end?: number } & (
  | { kind: "YouTube"; videoId: string }
  | {
      kind: "Audio" | "Video";
      url: string;
      /** Whether it is known when the lines of its lyrics are sung. */
      isTimed?: true;
    }
);

export interface PlayableSong {
  id: number;
  title: string;
  name?: ShownName;
  raaga?: ShownName | null;
  artist?: ShownName;
  mark?: RaagaMark | null;
  media: Playable;
}

export type Media = Playable | { kind: "Link"; url: string };

export interface CataloguePage extends Omit<ListPage<CatalogueSort>, "size"> {
  after: number | null;
  /** Where a list by title begins; null for its beginning. */
  initial: string | null;
  /** When sorted by title, lists only compositions that lack this; null for all. */
  without: MissingPart | null;
}

/** Parses the query of a catalogue page; invalid values become the default. */
export function parseCataloguePage(query: URLSearchParams): CataloguePage {
  const list = parseListPage(query, catalogueSorts);
  const without = missingParts.find((part) => part === query.get("without")) ?? null;
  const [initial = null] = query.get("initial") ?? "";
  return {
    ...list,
    ...(without && { sortBy: "title", direction: "asc" }),
    after: parseId(query.get("after")),
    initial: without === null && list.sortBy === "title" ? initial && toCapital(initial) : null,
    without,
  };
}

/** Upper-cases ASCII letters only, as SQLite does. */
const toCapital = (letter: string) => (/[a-z]/.test(letter) ? letter.toUpperCase() : letter);

const youTubeId = /^[\w-]{11}$/;

interface StoredMedium {
  uploadType: "YouTube" | "Audio" | "Video" | null;
  externalMediaId: string | null;
  mediaFileId: string | null;
  mediaUrl: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  isTimed?: 0 | 1;
}

/** Returns the medium of a song, or null. Only YouTube ids, own files and https addresses pass. */
export function mediaOf(song: StoredMedium): Media | null {
  const { startSeconds: start, endSeconds: end } = song;
  const part = { ...(start && { start }), ...(end && { end }) };
  if (song.uploadType === "YouTube")
    return youTubeId.test(song.externalMediaId ?? "")
      ? { kind: "YouTube", videoId: song.externalMediaId!, ...part }
      : null;
  if (song.uploadType === null) return null;
  if (song.mediaFileId)
    return {
      kind: song.uploadType,
      url: `/media/${song.mediaFileId}`,
      ...part,
      ...(song.isTimed && { isTimed: true }),
    };
  return song.mediaUrl?.startsWith("https://") ? { kind: "Link", url: song.mediaUrl } : null;
}

export function playableOf(media: Media | null): Playable | null {
  return media && media.kind !== "Link" ? media : null;
}
