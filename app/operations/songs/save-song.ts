import type { EditableSong } from "../../data/songs/editable-song.ts";
import { proposeStatements } from "../../data/records/proposing/propose-statements.ts";
import { updateSong } from "../../data/songs/write-song.ts";
import type { User } from "../../data/users/users.ts";
import {
  nothingProposed,
  type ProposedEntries,
} from "../../domain/records/proposing/proposed-entries.ts";
import { editableParts } from "../../domain/songs/song-permissions.ts";
import {
  changesBetween,
  isSameRevision,
  pickFields,
  pickOwn,
  pickShared,
  revertChanges,
  type SongChange,
  songAtChange,
  type SongRevision,
  splitChanges,
} from "../../domain/songs/song-revision.ts";
import type { Services } from "../services.ts";
import { checkSong, type InvalidSong, recheckSong } from "./check-song.ts";
import { openSong } from "./open-song.ts";

/** Somebody else has saved the song: as it is now, as it was for this writer, and the changes between. */
export interface SaveConflict {
  kind: "conflict";
  revision: number;
  now: SongRevision;
  before: SongRevision;
  changes: SongChange[];
}

export type SaveResult =
  | { kind: "saved"; id: number; compositionId: number }
  | InvalidSong
  | { kind: "denied" }
  | { kind: "missing" }
  /** Of so many names that a row of the database cannot hold them. */
  | { kind: "tooLarge" }
  | SaveConflict;

/** Saves a song whose last change was `revision` when its form was opened, unless it has changed since; and what it brings. */
export async function saveSong(
  services: Services,
  user: User,
  open: EditableSong,
  revision: number,
  wanted: SongRevision,
  proposed: ProposedEntries = nothingProposed,
): Promise<SaveResult> {
  if (isSameRevision(open.song, wanted)) return savedAs(open);
  if (!maySave(user, open, wanted)) return { kind: "denied" };
  if (open.revision !== revision) return conflictOf(open);
  return write(services, user, open, wanted, [], proposed);
}

/** Whether all that differs is of a part of the song that a user may change. */
function maySave(user: User, open: EditableSong, wanted: SongRevision): boolean {
  const { shared, own } = splitChanges(changesBetween(open.song, wanted));
  const parts = editableParts(user, open);
  return (
    (parts.composition || Object.keys(shared).length === 0) &&
    (parts.song || Object.keys(own).length === 0)
  );
}

/**
 * Saves what a song was after a change, in the parts that the user may change; `unreverted` are fields whose
 * reference no longer exists.
 */
export async function revertToChange(
  services: Services,
  user: User,
  open: EditableSong,
  change: number,
): Promise<SaveResult & { unreverted?: string[] }> {
  const then = songAtChange(open.song, open.changes, change);
  const parts = editableParts(user, open);
  const wanted = {
    ...open.song,
    ...(parts.composition && pickShared(then)),
    ...(parts.song && pickOwn(then)),
  };
  const ownFiles = open.changes
    .flatMap(({ fields }) => fields.mediaFileId ?? [])
    .filter((file): file is string => typeof file === "string");
  const saved = await write(services, user, open, wanted, ownFiles);
  if (saved.kind !== "invalid") return saved;
  const unreverted = Object.keys(saved.errors);
  const possible = { ...wanted, ...pickFields(open.song, unreverted) };
  const again = await write(services, user, open, possible, ownFiles);
  return again.kind === "saved" ? { ...again, unreverted } : again;
}

const savedAs = ({ id, compositionId }: EditableSong) =>
  ({ kind: "saved", id, compositionId }) as const;

function conflictOf({ song, revision, changes }: EditableSong): SaveConflict {
  return { kind: "conflict", revision, now: song, before: revertChanges(song, changes), changes };
}

async function write(
  services: Services,
  user: User,
  open: EditableSong,
  wanted: SongRevision,
  files: string[],
  proposed: ProposedEntries = nothingProposed,
): Promise<SaveResult> {
  const { song, revision } = open;
  const { db, logEvent, now } = services;
  const ownFiles = song.mediaFileId ? [...files, song.mediaFileId] : files;
  const parts = editableParts(user, open);
  // Who the composer is was decided before, unless it is another one now.
  const isOtherComposer = wanted.composer !== song.composer;
  const linked = { ...parts, composition: parts.composition && isOtherComposer };
  const checked = await checkSong(services, user, wanted, ownFiles, linked, proposed);
  if (checked.kind === "invalid") return checked;
  if (isSameRevision(song, checked.song)) return savedAs(open);
  const writer = { userId: user.id, now: now() };
  const brought = await proposeStatements(db, proposed, writer);
  const written = await updateSong(db, open, checked.song, writer, brought);
  if (written.ok) {
    logEvent("song changed", "done", user.id);
    return savedAs(open);
  }
  if (written.reason === "tooLarge") return { kind: "tooLarge" };
  if (written.reason !== "outdated")
    return recheckSong(services, user, checked.song, ownFiles, linked, proposed);
  const latest = await openSong(services, user, open.id, revision);
  return typeof latest === "string" ? { kind: latest } : conflictOf(latest);
}
