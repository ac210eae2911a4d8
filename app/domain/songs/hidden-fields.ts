import type { SongField } from "./song-fields.ts";

/** Where the fields of a song that are hidden are kept meanwhile. */
export type FieldPlace = "words" | "notation" | "medium";

/** The fields that nobody can read or change while their place is hidden. */
export const hiddenFields = {
  words: ["lyrics", "meaning", "lineMeanings"],
  notation: ["notation"],
  medium: [
    "uploadType",
    "mediaLocationTypeId",
    "mediaUrl",
    "externalMediaId",
    "mediaFileId",
    "mediaDescription",
    "lineTimes",
  ],
} as const satisfies Record<FieldPlace, readonly SongField[]>;

/** Lists the hidden fields of a song. */
export const fieldsHiddenIn = (places: readonly FieldPlace[]): SongField[] =>
  places.flatMap((place) => hiddenFields[place]);
