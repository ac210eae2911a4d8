import type { Accompaniment } from "./song-form.ts";
import type { UploadType } from "./song-media.ts";

/** What people fill in of a song, as it is kept: what its history tells the changes of. */
export interface SongRevision {
  title: string;
  singer: string;
  composer: string;
  raagaId: string | null;
  taalaId: string | null;
  songTypeId: string | null;
  recordingDate: string | null;
  language: string | null;
  description: string;
  lyrics: string;
  accompaniments: Accompaniment[];
  uploadType: UploadType | null;
  mediaTypeId: number | null;
  mediaLocationTypeId: number | null;
  mediaUrl: string | null;
  externalMediaId: string | null;
  mediaFileId: string | null;
  mediaDescription: string;
  durationSeconds: number | null;
}

/** Fields that differ: `[before, after]` of each. */
export type FieldChanges = { [field in keyof SongRevision]?: [unknown, unknown] };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What changed from one state of a song to the next; empty when nothing did. */
export function changesBetween(before: SongRevision, after: SongRevision): FieldChanges {
  const fields = Object.keys(after) as (keyof SongRevision)[];
  return Object.fromEntries(
    fields
      .filter((field) => !same(before[field], after[field]))
      .map((field) => [field, [before[field], after[field]]]),
  );
}

/** A song as it was before `changes`, which are given newest first. */
export function undo(song: SongRevision, changes: readonly FieldChanges[]): SongRevision {
  return changes.reduce<SongRevision>(
    (later, fields) => ({
      ...later,
      ...Object.fromEntries(Object.entries(fields).map(([field, [before]]) => [field, before])),
    }),
    song,
  );
}

/** True when two states of a song differ in nothing that people fill in. */
export function isSame(one: SongRevision, other: SongRevision): boolean {
  return Object.keys(changesBetween(one, other)).length === 0;
}

/** One line of a song's history; lists of them are newest first. */
interface Change {
  kind: "created" | "updated" | "deleted" | "restored";
  version: number;
  fields: FieldChanges;
}

/** A song as it was at a version, by all changes of it since. */
export function asOf(song: SongRevision, changes: readonly Change[], at: number): SongRevision {
  const later = changes.filter(({ version }) => version > at);
  return undo(
    song,
    later.map(({ fields }) => fields),
  );
}

/**
 * The versions that a song differs from as it is now: those that it can be brought back to. The oldest is
 * the one before its first recorded change, for a song that was there before its history.
 */
export function versionsToRestore(song: SongRevision, changes: readonly Change[]): number[] {
  const oldest = changes.at(-1);
  const before = oldest && oldest.kind !== "created" ? [oldest.version - 1] : [];
  return [...changes.map(({ version }) => version), ...before].filter(
    (version) => !isSame(song, asOf(song, changes, version)),
  );
}
