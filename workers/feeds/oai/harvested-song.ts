import type { ChangedRecord } from "#app/data/records/harvest/list-changes.ts";

/** What the record of a song says. */
export type HarvestedSong = ChangedRecord["header"] &
  NonNullable<ChangedRecord["song"]> &
  Partial<NonNullable<ChangedRecord["composition"]>>;

/** Returns what the record of a song says; null for another kind, and for a song that is gone. */
export const toSong = ({ header, song, composition }: ChangedRecord): HarvestedSong | null =>
  song && { ...header, ...song, ...composition };
