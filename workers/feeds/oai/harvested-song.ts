import type { ChangedRecord } from "#app/data/records/harvest/list-changes.ts";

/** What a record says. */
export type HarvestedSong = ChangedRecord["header"] &
  NonNullable<ChangedRecord["song"]> &
  Partial<NonNullable<ChangedRecord["composition"]>>;
