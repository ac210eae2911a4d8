import {
  checkReferences,
  findSongToEdit,
  type SongChange,
  type SongToEdit,
} from "../../data/songs/song-edit.ts";
import { findSongByRequest, insertSong, updateSong } from "../../data/songs/song-write.ts";
import type { User } from "../../data/users/users.ts";
import { may } from "../../domain/users/permissions.ts";
import { asOf, isSame, type SongRevision, undo } from "../../domain/songs/song-revision.ts";
import { mediumFields, type SongToSave, toRevision } from "../../domain/songs/song-to-save.ts";
import type { Services } from "../services.ts";

export type Saved =
  /** `left`: fields that stayed as they were, because what they should name is no longer there. */
  | { kind: "saved"; id: number; left?: string[] }
  /** Choices that are not there, as messages by field. */
  | {
      kind: "refused";
      errors: Record<string, "songForm.unknownChoice" | "songForm.fileGone" | "songForm.fileOther">;
    }
  | { kind: "denied" }
  | { kind: "missing" }
  /** Somebody else saved it meanwhile: as it is now, as it was for this writer, and what was done. */
  | {
      kind: "changed";
      version: number;
      now: SongRevision;
      before: SongRevision;
      changes: SongChange[];
    };

const messages = (missing: string[]) =>
  Object.fromEntries(
    missing
      // Of a file that is not there nothing else is said.
      .filter((field) => field !== "fileKind" || !missing.includes("mediaFile"))
      .map((field) => {
        if (field === "mediaFile") return [field, "songForm.fileGone"] as const;
        if (field === "fileKind") return ["mediaFile", "songForm.fileOther"] as const;
        return [field, "songForm.unknownChoice"] as const;
      }),
  );

/** A song with the playing time of its new file, or which of its choices are not there. */
async function checked(
  services: Services,
  user: User,
  song: SongRevision,
  ownFiles: readonly string[],
): Promise<{ song: SongRevision } | { refused: Saved }> {
  const { missing, fileSeconds } = await checkReferences(services.db, song, user.id, ownFiles);
  if (missing.length > 0) return { refused: { kind: "refused", errors: messages(missing) } };
  return { song: { ...song, durationSeconds: song.durationSeconds ?? fileSeconds } };
}

/**
 * Adds a song. Sent twice with one `requestId` (a random one of its form), it is added once; what was
 * written into the form in between is a change of it.
 */
export async function createSong(
  services: Services,
  user: User,
  song: SongToSave,
  requestId: string,
): Promise<Saved> {
  const { db, logEvent, now } = services;
  if (!may(user.roles, "addSongs")) {
    logEvent("song added", "denied", user.id);
    return { kind: "denied" };
  }
  const done = await findSongByRequest(db, requestId);
  if (done !== null) return saveAgain(services, user, done, song);
  const result = await checked(services, user, toRevision(song, null), []);
  if ("refused" in result) return result.refused;
  const id = await insertSong(db, result.song, requestId, { userId: user.id, now: now() }).catch(
    async (error: unknown) => {
      // The same form was faster through another request.
      const twin = await findSongByRequest(db, requestId);
      if (twin === null) throw error;
      return twin;
    },
  );
  logEvent("song added", id === null ? "denied" : "done", user.id);
  return id === null ? { kind: "denied" } : { kind: "saved", id };
}

/** The form of a new song comes once more: nobody had heard that it was added. */
async function saveAgain(
  services: Services,
  user: User,
  id: number,
  song: SongToSave,
): Promise<Saved> {
  const open = await openSong(services, user, id);
  return typeof open === "string" || open.version > 1
    ? { kind: "saved", id }
    : saveSong(services, user, open, open.version, song);
}

/** True when this account may change a song that `createdBy` has added; asked again in the write itself. */
export function mayEdit(user: Pick<User, "id" | "roles">, createdBy: number | null): boolean {
  return may(user.roles, "editAnySong") || (createdBy === user.id && may(user.roles, "addSongs"));
}

export interface OpenSong extends SongToEdit {
  id: number;
}

/** A song for an account that may change it, with what was done to it after `since` (a version). */
export async function openSong(
  { db, logEvent }: Services,
  user: User,
  id: number,
  since?: number,
): Promise<OpenSong | "missing" | "denied"> {
  const found = await findSongToEdit(db, id, since);
  if (!found) return "missing";
  if (mayEdit(user, found.createdBy)) return { ...found, id };
  logEvent("song changed", "denied", user.id);
  return "denied";
}

/**
 * Saves what was filled in of a song that was `version` when its form was opened. Nothing is written when
 * somebody else has changed it since, unless both ended at the same.
 */
export async function saveSong(
  services: Services,
  user: User,
  open: OpenSong,
  version: number,
  song: SongToSave,
): Promise<Saved> {
  const wanted = toRevision(song, open.song);
  if (isSame(open.song, wanted)) return { kind: "saved", id: open.id };
  if (open.version !== version) return changedMeanwhile(open);
  return write(services, user, open, wanted, []);
}

/**
 * Brings back what a song was after one of its changes, as a change of its own. What it named then and is no
 * longer there stays as it is now.
 */
export async function restoreVersion(
  services: Services,
  user: User,
  open: OpenSong,
  version: number,
): Promise<Saved> {
  const wanted = asOf(open.song, open.changes, version);
  const files = fieldsOf(open.changes)
    .flatMap(({ mediaFileId }) => mediaFileId ?? [])
    .filter(isText);
  const saved = await write(services, user, open, wanted, files);
  if (saved.kind !== "refused") return saved;
  const left = Object.keys(saved.errors);
  const possible = { ...wanted, ...presentOf(open.song, left) };
  const again = await write(services, user, open, possible, files);
  return again.kind === "saved" ? { ...again, left } : again;
}

/** These fields as they are now; the file brings the rest of the medium along. */
function presentOf(song: SongRevision, fields: string[]): Partial<SongRevision> {
  const names = fields.flatMap((field) => (field === "mediaFile" ? mediumFields : field));
  return Object.fromEntries(names.map((name) => [name, song[name as keyof SongRevision]]));
}

const isText = (value: unknown): value is string => typeof value === "string";
const fieldsOf = (changes: readonly SongChange[]) => changes.map(({ fields }) => fields);

function changedMeanwhile({ song, version, changes }: OpenSong): Saved {
  return { kind: "changed", version, now: song, before: undo(song, fieldsOf(changes)), changes };
}

async function write(
  services: Services,
  user: User,
  { id, song, version }: OpenSong,
  wanted: SongRevision,
  files: string[],
): Promise<Saved> {
  const { db, logEvent, now } = services;
  const ownFiles = song.mediaFileId ? [...files, song.mediaFileId] : files;
  const result = await checked(services, user, wanted, ownFiles);
  if ("refused" in result) return result.refused;
  if (isSame(song, result.song)) return { kind: "saved", id };
  const writer = { userId: user.id, now: now() };
  if (await updateSong(db, id, version, song, result.song, writer)) {
    logEvent("song changed", "done", user.id);
    return { kind: "saved", id };
  }
  // Something came between reading and writing: look again, and tell what.
  const again = await openSong(services, user, id, version);
  return typeof again === "string" ? { kind: again } : changedMeanwhile(again);
}
