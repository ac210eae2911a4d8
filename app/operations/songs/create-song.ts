import { findSongByRequest, insertSong } from "../../data/songs/write-song.ts";
import type { User } from "../../data/users/users.ts";
import { keepRecording } from "../../domain/songs/recording.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import type { Services } from "../services.ts";
import { checkSong, recheckSong } from "./check-song.ts";
import { openSong } from "./open-song.ts";
import { type SaveResult, saveSong } from "./save-song.ts";

/** Adds a song once per `requestId`. The same form sent again changes the song that was added. */
export async function createSong(
  services: Services,
  user: User,
  song: SongRevision,
  requestId: string,
): Promise<SaveResult> {
  const { db, logEvent, now } = services;
  if (!hasPermission(user.roles, "addSongs")) {
    logEvent("song added", "denied", user.id);
    return { kind: "denied" };
  }
  const existing = await findSongByRequest(db, requestId);
  if (existing !== null) return updateCreated(services, user, existing, song);
  const checked = await checkSong(services, user, song, []);
  if (checked.kind === "invalid") return checked;
  const writer = { userId: user.id, now: now() };
  const written = await insertSong(db, checked.song, requestId, writer);
  if (!written.ok && written.reason === "exists") {
    // The same form was faster in another request.
    const twin = await findSongByRequest(db, requestId);
    if (twin !== null) return { kind: "saved", id: twin };
  }
  logEvent("song added", written.ok ? "done" : "denied", user.id);
  if (written.ok) return { kind: "saved", id: written.id };
  if (written.reason === "denied") return { kind: "denied" };
  return recheckSong(services, user, checked.song, []);
}

async function updateCreated(
  services: Services,
  user: User,
  id: number,
  song: SongRevision,
): Promise<SaveResult> {
  const open = await openSong(services, user, id);
  if (typeof open === "string" || open.version > 1) return { kind: "saved", id };
  return saveSong(services, user, open, open.version, keepRecording(song, open.song));
}
