import { checkReferences, type CheckedReferences } from "../../data/songs/song-references.ts";
import type { User } from "../../data/users/users.ts";
import { linkBearers } from "../../domain/people/name-links.ts";
import {
  fieldOfProposed,
  nothingProposed,
  type ProposedEntries,
  withoutProposed,
} from "../../domain/records/proposing/proposed-entries.ts";
import type { SongField } from "../../domain/songs/song-fields.ts";
import type { EditableParts } from "../../domain/songs/song-permissions.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import type { Services } from "../services.ts";

type SongErrors = Partial<
  Record<
    SongField,
    | "songForm.unknownChoice"
    | "songForm.fileGone"
    | "songForm.fileOther"
    | "songForm.proposedMeanwhile"
  >
>;

export interface InvalidSong {
  kind: "invalid";
  errors: SongErrors;
}

function errorsOf({ missing, isOtherKind }: CheckedReferences): SongErrors {
  const errors: SongErrors = isOtherKind ? { mediaFileId: "songForm.fileOther" } : {};
  for (const field of missing)
    errors[field] = field === "mediaFileId" ? "songForm.fileGone" : "songForm.unknownChoice";
  return errors;
}

/**
 * Checks what a song refers to but for what it brings, adds the playing time of its file, and links names that nobody has decided on to who
 * alone bears them, in these parts of the song.
 */
export async function checkSong(
  { db }: Services,
  user: User,
  song: SongRevision,
  ownFiles: readonly string[],
  parts: EditableParts,
  proposed: ProposedEntries = nothingProposed,
): Promise<{ kind: "valid"; song: SongRevision } | InvalidSong> {
  const checked = await checkReferences(db, withoutProposed(song, proposed), user.id, ownFiles);
  const errors = errorsOf(checked);
  if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
  const durationSeconds = song.durationSeconds ?? checked.fileSeconds;
  const linked = linkBearers(song, checked.bearers, parts);
  return { kind: "valid", song: { ...linked, durationSeconds } };
}

/** Finds what a valid song refers to that is gone by now, or that what it brings was added meanwhile; else throws. */
export async function recheckSong(...args: Parameters<typeof checkSong>): Promise<InvalidSong> {
  const checked = await checkSong(...args);
  if (checked.kind === "invalid") return checked;
  const [, , song, , , proposed = nothingProposed] = args;
  if (proposed.raagas.length + proposed.people.length === 0)
    throw new Error("The song was not written, although it is valid.");
  const errors: SongErrors = { [fieldOfProposed(song, proposed)]: "songForm.proposedMeanwhile" };
  return { kind: "invalid", errors };
}
