import { oneOf, parseId, parsePage, type Direction, directions } from "../paging.ts";

export const songSorts = ["title", "singer", "composer", "recordingDate"] as const;
export type SongSort = (typeof songSorts)[number];

/** A song as lists show it: names only, no lyrics. */
export interface SongSummary {
  id: number;
  title: string;
  singer: string;
  composer: string;
  raagaId: string | null;
  taalaId: string | null;
  songTypeId: string | null;
  /** yyyy-MM-dd */
  recordingDate: string | null;
  durationSeconds: number | null;
  /** What can be played, or null. */
  media: Media | null;
}

export type Playable =
  | { kind: "YouTube"; videoId: string }
  | { kind: "Audio" | "Video"; url: string };

/** A song with something to play on this site. */
export interface PlayableSong {
  id: number;
  title: string;
  media: Playable;
}

/** A recording kept elsewhere is only linked to. */
export type Media = Playable | { kind: "Link"; url: string };

/** Which page of the catalogue is asked for. `after` is the id of the last song already shown. */
export interface CataloguePage {
  sortBy: SongSort;
  direction: Direction;
  page: number;
  after: number | null;
}

/** Reads a catalogue page from an address; whatever is wrong there is the default. */
export function parseCataloguePage(query: URLSearchParams): CataloguePage {
  return {
    sortBy: oneOf(songSorts, query.get("sortBy")),
    direction: oneOf(directions, query.get("direction")),
    page: parsePage(query.get("page")),
    after: parseId(query.get("after")),
  };
}

/** The first `most` letters of a text, with an ellipsis when it is longer. Never splits a letter. */
export function truncate(text: string, most = 50): string {
  if (text.length <= most) return text;
  const letters = [...new Intl.Segmenter().segment(text)];
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most)
    .map((letter) => letter.segment)
    .join("")
    .trimEnd()}…`;
}

const youTubeId = /^[\w-]{11}$/;

/**
 * What a stored song can be played from; null without a medium. Only an 11-character YouTube id, this
 * archive's own files and https addresses come through.
 */
export function mediaOf(song: {
  uploadType: "YouTube" | "Audio" | "Video" | null;
  externalMediaId: string | null;
  mediaFileId: string | null;
  mediaUrl: string | null;
}): Media | null {
  if (song.uploadType === "YouTube")
    return youTubeId.test(song.externalMediaId ?? "")
      ? { kind: "YouTube", videoId: song.externalMediaId! }
      : null;
  if (song.uploadType === null) return null;
  if (song.mediaFileId) return { kind: song.uploadType, url: `/media/${song.mediaFileId}` };
  return song.mediaUrl?.startsWith("https://") ? { kind: "Link", url: song.mediaUrl } : null;
}

/** The medium when it can be played on this site, else null. */
export function playableOf(media: Media | null): Playable | null {
  return media && media.kind !== "Link" ? media : null;
}
