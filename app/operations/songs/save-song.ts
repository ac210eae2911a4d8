import type { EditableSong } from "../../data/songs/editable-song.ts";
import { updateSong } from "../../data/songs/write-song.ts";
import type { User } from "../../data/users/users.ts";
import {
  isSameRevision,
  pickFields,
  revertChanges,
  type SongChange,
  songAtRevision,
  type SongRevision,
} from "../../domain/songs/song-revision.ts";
import type { Services } from "../services.ts";
import { checkSong, type InvalidSong, recheckSong } from "./check-song.ts";
import { openSong } from "./open-song.ts";

/** Somebody else has saved the song: as it is now, as it was for this writer, and the changes between. */
interface SaveConflict {
  kind: "conflict";
  version: number;
  now: SongRevision;
  before: SongRevision;
  changes: SongChange[];
}

export type SaveResult =
  | { kind: "saved"; id: number }
  | InvalidSong
  | { kind: "denied" }
  | { kind: "missing" }
  | SaveConflict;

/** Saves a song that was `version` when its form was opened, unless it has changed since. */
export async function saveSong(
  services: Services,
  user: User,
  open: EditableSong,
  version: number,
  wanted: SongRevision,
): Promise<SaveResult> {
  if (isSameRevision(open.song, wanted)) return { kind: "saved", id: open.id };
  if (open.version !== version) return conflictOf(open);
  return write(services, user, open, wanted, []);
}

/** Saves what a song was at a version; `unreverted` are fields whose reference no longer exists. */
export async function revertRevision(
  services: Services,
  user: User,
  open: EditableSong,
  version: number,
): Promise<SaveResult & { unreverted?: string[] }> {
  const wanted = songAtRevision(open.song, open.changes, version);
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

function conflictOf({ song, version, changes }: EditableSong): SaveConflict {
  return { kind: "conflict", version, now: song, before: revertChanges(song, changes), changes };
}

async function write(
  services: Services,
  user: User,
  { id, song, version }: EditableSong,
  wanted: SongRevision,
  files: string[],
): Promise<SaveResult> {
  const { db, logEvent, now } = services;
  const ownFiles = song.mediaFileId ? [...files, song.mediaFileId] : files;
  const checked = await checkSong(services, user, wanted, ownFiles);
  if (checked.kind === "invalid") return checked;
  if (isSameRevision(song, checked.song)) return { kind: "saved", id };
  const writer = { userId: user.id, now: now() };
  const written = await updateSong(db, id, version, song, checked.song, writer);
  if (written.ok) {
    logEvent("song changed", "done", user.id);
    return { kind: "saved", id };
  }
  if (written.reason !== "outdated") return recheckSong(services, user, checked.song, ownFiles);
  const latest = await openSong(services, user, id, version);
  return typeof latest === "string" ? { kind: latest } : conflictOf(latest);
}
