import {
  checkReferences,
  findSongToEdit,
  type SongChange,
  type SongToEdit,
} from "../data/song-edit.ts";
import { findSongByRequest, insertSong, updateSong } from "../data/song-write.ts";
import type { Account } from "../data/users.ts";
import { may } from "../domain/permissions.ts";
import type { SongFields } from "../domain/song-form.ts";
import { changesBetween, type KeptSong, undo } from "../domain/song-history.ts";
import type { ChosenMedia } from "../domain/song-media.ts";
import type { Services } from "./services.ts";

export interface SongToSave {
  fields: SongFields;
  media: ChosenMedia;
  /** What is said of the recording; absent leaves it as it was. */
  mediaDescription?: string;
}

export type Saved =
  | { kind: "saved"; id: number }
  /** Choices that are not there, as messages by field. */
  | { kind: "refused"; errors: Record<string, "songForm.unknownChoice" | "songForm.fileGone"> }
  | { kind: "denied" }
  | { kind: "missing" }
  /** Somebody else saved it meanwhile: as it is now, as it was for this writer, and what was done. */
  | { kind: "changed"; version: number; now: KeptSong; before: KeptSong; changes: SongChange[] };

const locations = { YouTube: 1, File: 2, Link: 3 };
const noMedia = {
  uploadType: null,
  mediaLocationTypeId: null,
  mediaUrl: null,
  externalMediaId: null,
  mediaFileId: null,
  mediaDescription: "",
  durationSeconds: null,
};

function withMedia(media: ChosenMedia, before: KeptSong | null): Omit<KeptSong, keyof SongFields> {
  const { mediaDescription } = before ?? noMedia;
  const fresh = { ...noMedia, mediaDescription };
  switch (media.kind) {
    case "keep":
      return before ?? noMedia;
    case "YouTube":
      if (before?.externalMediaId === media.videoId) return before;
      return {
        ...fresh,
        uploadType: "YouTube",
        mediaLocationTypeId: locations.YouTube,
        externalMediaId: media.videoId,
      };
    case "Link":
      return {
        ...fresh,
        uploadType: media.uploadType,
        mediaLocationTypeId: locations.Link,
        mediaUrl: media.url,
      };
    case "File":
      return {
        ...fresh,
        uploadType: media.uploadType,
        mediaLocationTypeId: locations.File,
        mediaFileId: media.fileId,
      };
  }
}

/** A song as it is to be kept: what was handed in, and of `before` what was not. */
function toKept(song: SongToSave, before: KeptSong | null): KeptSong {
  const kept = { ...before, ...withMedia(song.media, before), ...song.fields };
  return song.mediaDescription === undefined
    ? kept
    : { ...kept, mediaDescription: song.mediaDescription };
}

const messages = (missing: string[]) =>
  Object.fromEntries(
    missing.map((field) => [
      field,
      field === "mediaFile" ? ("songForm.fileGone" as const) : ("songForm.unknownChoice" as const),
    ]),
  );

/** A song with the playing time of its new file, or which of its choices are not there. */
async function checked(
  services: Services,
  account: Account,
  song: KeptSong,
  ownFiles: readonly string[],
): Promise<{ song: KeptSong } | { refused: Saved }> {
  const { missing, fileSeconds } = await checkReferences(services.db, song, account.id, ownFiles);
  if (missing.length > 0) return { refused: { kind: "refused", errors: messages(missing) } };
  return { song: { ...song, durationSeconds: song.durationSeconds ?? fileSeconds } };
}

/** Adds a song. Sent twice with one `requestId` (a random one of its form), it is added once. */
export async function createSong(
  services: Services,
  account: Account,
  song: SongToSave,
  requestId: string,
): Promise<Saved> {
  const { db, note, now } = services;
  if (!may(account.roles, "addSongs")) {
    note("song added", "denied", account.id);
    return { kind: "denied" };
  }
  const done = await findSongByRequest(db, requestId);
  if (done !== null) return { kind: "saved", id: done };
  const result = await checked(services, account, toKept(song, null), []);
  if ("refused" in result) return result.refused;
  const id = await insertSong(db, result.song, requestId, { userId: account.id, now: now() }).catch(
    async (error: unknown) => {
      // The same form was faster through another request.
      const twin = await findSongByRequest(db, requestId);
      if (twin === null) throw error;
      return twin;
    },
  );
  note("song added", id === null ? "denied" : "done", account.id);
  return id === null ? { kind: "denied" } : { kind: "saved", id };
}

/** True when this account may change a song that `createdBy` has added; asked again in the write itself. */
export function mayEdit(account: Pick<Account, "id" | "roles">, createdBy: number | null): boolean {
  return (
    may(account.roles, "editAnySong") ||
    (createdBy === account.id && may(account.roles, "addSongs"))
  );
}

export interface OpenSong extends SongToEdit {
  id: number;
}

/** A song for an account that may change it, with what was done to it after `since` (a version). */
export async function openSong(
  { db, note }: Services,
  account: Account,
  id: number,
  since?: number,
): Promise<OpenSong | "missing" | "denied"> {
  const found = await findSongToEdit(db, id, since);
  if (!found) return "missing";
  if (mayEdit(account, found.createdBy)) return { ...found, id };
  note("song changed", "denied", account.id);
  return "denied";
}

/**
 * Saves what was filled in of a song that was `version` when its form was opened. Nothing is written when
 * somebody else has changed it since, unless both ended at the same.
 */
export async function saveSong(
  services: Services,
  account: Account,
  open: OpenSong,
  version: number,
  song: SongToSave,
): Promise<Saved> {
  const wanted = toKept(song, open.song);
  if (isSame(open.song, wanted)) return { kind: "saved", id: open.id };
  if (open.version !== version) return changedMeanwhile(open);
  return write(services, account, open, wanted, []);
}

/** Brings back what a song was after one of its changes, as a change of its own. */
export async function restoreVersion(
  services: Services,
  account: Account,
  open: OpenSong,
  version: number,
): Promise<Saved> {
  const later = open.changes.filter((change) => change.version > version);
  const wanted = undo(open.song, fieldsOf(later));
  const files = fieldsOf(open.changes).flatMap(({ mediaFileId }) => mediaFileId ?? []);
  return write(services, account, open, wanted, files.filter(isText));
}

const isText = (value: unknown): value is string => typeof value === "string";
const fieldsOf = (changes: readonly SongChange[]) => changes.map(({ fields }) => fields);
const isSame = (one: KeptSong, other: KeptSong) =>
  Object.keys(changesBetween(one, other)).length === 0;

function changedMeanwhile({ song, version, changes }: OpenSong): Saved {
  return { kind: "changed", version, now: song, before: undo(song, fieldsOf(changes)), changes };
}

async function write(
  services: Services,
  account: Account,
  { id, song, version }: OpenSong,
  wanted: KeptSong,
  files: string[],
): Promise<Saved> {
  const { db, note, now } = services;
  const ownFiles = song.mediaFileId ? [...files, song.mediaFileId] : files;
  const result = await checked(services, account, wanted, ownFiles);
  if ("refused" in result) return result.refused;
  if (isSame(song, result.song)) return { kind: "saved", id };
  const writer = { userId: account.id, now: now() };
  if (await updateSong(db, id, version, song, result.song, writer)) {
    note("song changed", "done", account.id);
    return { kind: "saved", id };
  }
  // Something came between reading and writing: look again, and tell what.
  const again = await openSong(services, account, id, version);
  return typeof again === "string" ? { kind: again } : changedMeanwhile(again);
}
