import type { EditableSong } from "../../data/songs/editable-song.ts";
import { findBinnedSong } from "../../data/songs/song-bin.ts";
import { binSong, unbinSong } from "../../data/songs/song-write.ts";
import type { User } from "../../data/users/users.ts";
import { may } from "../../domain/users/permissions.ts";
import type { Services } from "../services.ts";

/** Moves a song to the bin; false if it is gone or the user may no longer change it. */
export async function deleteSong(
  { db, logEvent, now }: Services,
  user: User,
  { id, song }: EditableSong,
): Promise<boolean> {
  const done = await binSong(db, id, song, { userId: user.id, now: now() });
  logEvent("song deleted", done ? "done" : "denied", user.id);
  return done;
}

/** Restores a song from the bin; false if it is not there or the user is no Administrator. */
export async function restoreSong(
  { db, logEvent, now }: Services,
  user: User,
  id: number,
): Promise<boolean> {
  const song = may(user.roles, "administer") ? await findBinnedSong(db, id) : null;
  const done = song !== null && (await unbinSong(db, id, song, { userId: user.id, now: now() }));
  logEvent("song restored", done ? "done" : "denied", user.id);
  return done;
}
