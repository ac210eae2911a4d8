import type { KindValues } from "./song-field-kinds.ts";
import { fieldsWith, type SongField, songFieldNames, type songFields } from "./song-fields.ts";

/** The state of a song's fields at one version: what is stored, compared and exported. */
export type SongRevision = { [F in SongField]: KindValues[(typeof songFields)[F]["kind"]] };

/** The fields that differ between two revisions: `[before, after]` of each. */
export type FieldChanges = { [F in SongField]?: [unknown, unknown] };

/** One entry of a song's history. Lists of them are newest first. */
export interface SongChange {
  id: number;
  kind: "created" | "updated" | "deleted" | "restored";
  /** The version that the song had after it. */
  version: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Display name; null for a former user. */
  by: string | null;
  fields: FieldChanges;
}

type Versioned = Pick<SongChange, "kind" | "version" | "fields">;

/** Compares two revisions field by field; {} if they are equal. */
export function changesBetween(before: SongRevision, after: SongRevision): FieldChanges {
  return Object.fromEntries(
    songFieldNames
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, [before[field], after[field]]]),
  );
}

export function isSameRevision(one: SongRevision, other: SongRevision): boolean {
  return Object.keys(changesBetween(one, other)).length === 0;
}

/** Returns a song as it was before `changes`, newest first. */
export function revertChanges(
  song: SongRevision,
  changes: readonly Pick<SongChange, "fields">[],
): SongRevision {
  const reverted = changes.flatMap(({ fields }) =>
    Object.entries(fields).map(([field, [before]]) => [field, before]),
  );
  return { ...song, ...Object.fromEntries(reverted) };
}

/** Returns a song as it was at a version, from all changes since. */
export function songAtRevision(
  song: SongRevision,
  changes: readonly Versioned[],
  version: number,
): SongRevision {
  const later = changes.filter((change) => change.version > version);
  return revertChanges(song, later);
}

/** Lists the versions that a song can be reverted to, including the one before its recorded history. */
export function listRevertibleVersions(
  song: SongRevision,
  changes: readonly Versioned[],
): number[] {
  const oldest = changes.at(-1);
  const unrecorded = oldest && oldest.kind !== "created" ? [oldest.version - 1] : [];
  return [...changes.map(({ version }) => version), ...unrecorded].filter(
    (version) => !isSameRevision(song, songAtRevision(song, changes, version)),
  );
}

/** Returns these fields of a song; `mediaFileId` brings all of the recording. */
export function pickFields(song: SongRevision, fields: readonly string[]): Partial<SongRevision> {
  const names = new Set(
    fields.flatMap((field) => (field === "mediaFileId" ? fieldsWith("recording") : field)),
  );
  return Object.fromEntries(Object.entries(song).filter(([name]) => names.has(name)));
}
