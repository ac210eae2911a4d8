import type { Language } from "../../archive.ts";
import type { CreditedSong } from "../../data/people/person-credits.ts";
import { maxListedSongs, personParts } from "../../domain/people/person.ts";
import { translate } from "../../i18n/translate.server.ts";
import { toSongRow } from "../songs/rows/song-row.server.ts";
import { SongRows } from "../songs/rows/song-rows.tsx";

export const creditKinds = ["composer", "singer", "performer", "accompanistName"] as const;
export type CreditKind = (typeof creditKinds)[number];

export interface Credits {
  kind: CreditKind;
  ids: number[];
  isPlayable: boolean;
  /** Whether the list was cut off at its limit. */
  isPart: boolean;
  /** How many there are in all; null if that is not known. */
  total: number | null;
}

/** Returns the part to show for a credit: an accompanist's instrument or a performer's part; null if there is none. */
function partOf(language: Language, kind: CreditKind, part: string | null): string | null {
  if (kind === "accompanistName") return part;
  const personPart = kind === "performer" && personParts.find((one) => one === part);
  return personPart ? translate(language, `part.${personPart}`) : null;
}

/** Lists the songs of a person in one kind of credit, with their rendered rows. */
export function listCredits(
  language: Language,
  kind: CreditKind,
  songs: CreditedSong[],
  compositionCount: number,
) {
  const recordingCount = songs.reduce((sum, { recordings }) => sum + recordings, 0);
  const credits: Credits = {
    kind,
    ids: songs.map(({ id }) => id),
    isPlayable: recordingCount > 0,
    isPart: (kind === "composer" ? songs.length : recordingCount) >= maxListedSongs,
    total: kind === "composer" ? compositionCount : null,
  };
  const rows = songs.map((song) => ({
    ...toSongRow(language, song),
    part: partOf(language, kind, song.part),
  }));
  return { credits, recordingCount, rows: <SongRows songs={rows} /> };
}
