import type { KindValues } from "./song-field-kinds.ts";
import {
  fieldsWith,
  type OwnField,
  ownFields,
  type SharedField,
  sharedFields,
  type SongField,
  songFieldNames,
  type songFields,
  type SourcesField,
  specOf,
} from "./song-fields.ts";

/** The values of a song's fields at one version, as stored, compared and exported. */
export type SongRevision = { [F in SongField]: KindValues[(typeof songFields)[F]["kind"]] };

/** The fields that differ between two revisions: `[before, after]` of each. */
export type FieldChanges = { [F in SongField]?: [unknown, unknown] };

/** One entry of a song's history, or of its composition's. Lists of them are newest first. */
export interface SongChange {
  /** Later changes have higher numbers. */
  id: number;
  subject: "song" | "composition";
  kind: "created" | "updated" | "deleted" | "restored" | "merged" | "separated";
  at: number;
  by: string | null;
  /** The name by which a visitor whose suggestion was accepted wished to be thanked, "" for none; null if nobody suggested it. */
  suggestedBy?: string | null;
  fields: FieldChanges;
}

type Change = Pick<SongChange, "id" | "kind" | "fields">;

/** Splits changes into those of fields shared by all recordings and those of the recording itself. */
export function splitChanges(changes: FieldChanges): { shared: FieldChanges; own: FieldChanges } {
  const pick = (isShared: boolean) =>
    Object.fromEntries(
      Object.entries(changes).filter(
        ([name]) => (specOf(name as SongField).shared === true) === isShared,
      ),
    );
  return { shared: pick(true), own: pick(false) };
}

export type SharedRevision = Pick<SongRevision, SharedField>;
/** What a composition is, without its sources. */
export type StatedRevision = Omit<SharedRevision, SourcesField>;
export type OwnRevision = Pick<SongRevision, OwnField>;

export const pickShared = (song: SharedRevision) =>
  Object.fromEntries(sharedFields.map((name) => [name, song[name]])) as SharedRevision;
export const pickOwn = (song: OwnRevision) =>
  Object.fromEntries(ownFields.map((name) => [name, song[name]])) as OwnRevision;

/** The raaga of a recording: its own, else that of its composition. */
export const raagaOf = (song: Pick<SongRevision, "ownRaagaId" | "raagaId">) =>
  song.ownRaagaId ?? song.raagaId;

/** The taala of a recording: its own, else that of its composition. */
export const taalaOf = (song: Pick<SongRevision, "ownTaalaId" | "taalaId">) =>
  song.ownTaalaId ?? song.taalaId;

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

/** Returns a song as it was after the change `id`, from all changes since; 0 for before the first one. */
export function songAtChange(
  song: SongRevision,
  changes: readonly Change[],
  id: number,
): SongRevision {
  return revertChanges(
    song,
    changes.filter((change) => change.id > id),
  );
}

/** Lists the changes that a song can be reverted to; 0 is before its recorded history. */
export function listRevertible(song: SongRevision, changes: readonly Change[]): number[] {
  const oldest = changes.at(-1);
  const unrecorded = oldest && oldest.kind !== "created" ? [0] : [];
  return [...changes.map(({ id }) => id), ...unrecorded].filter(
    (id) => !isSameRevision(song, songAtChange(song, changes, id)),
  );
}

/** Returns these fields of a song. `mediaFileId` includes all fields of the medium. */
export function pickFields(song: SongRevision, fields: readonly string[]): Partial<SongRevision> {
  const names = new Set(
    fields.flatMap((field) => (field === "mediaFileId" ? fieldsWith("medium") : field)),
  );
  return Object.fromEntries(Object.entries(song).filter(([name]) => names.has(name)));
}
