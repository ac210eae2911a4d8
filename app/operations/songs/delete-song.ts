import { findBinnedSong } from "../../data/songs/song-bin.ts";
import { binSong, unbinSong } from "../../data/songs/song-write.ts";
import type { User } from "../../data/users/users.ts";
import { may } from "../../domain/users/permissions.ts";
import type { OpenSong } from "./save-song.ts";
import type { Services } from "../services.ts";

/** Puts a song into the bin; false when it went, or the right to it did, meanwhile. */
export async function deleteSong(
  { db, logEvent, now }: Services,
  user: User,
  { id, song }: OpenSong,
): Promise<boolean> {
  const done = await binSong(db, id, song, { userId: user.id, now: now() });
  logEvent("song deleted", done ? "done" : "denied", user.id);
  return done;
}

/** Takes a song out of the bin; false when it is not there, or the account is no Administrator. */
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
