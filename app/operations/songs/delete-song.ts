import type { EditableSong } from "../../data/songs/editable-song.ts";
import { binSong, findBinnedSong, unbinSong } from "../../data/songs/song-bin.ts";
import type { User } from "../../data/users/users.ts";
import type { Services } from "../services.ts";

/** Moves a song to the bin (see `binSong`). Returns false if it is gone or the user may no longer edit it. */
export async function deleteSong(
  { db, logEvent, now }: Services,
  user: User,
  song: EditableSong,
): Promise<boolean> {
  const { ok } = await binSong(db, song, { userId: user.id, now: now() });
  logEvent("song deleted", ok ? "done" : "denied", user.id);
  return ok;
}

/** Restores a song from the bin (see `unbinSong`). Returns false if it is not there or the user may not restore it. */
export async function restoreSong(
  { db, logEvent, now }: Services,
  user: User,
  id: number,
): Promise<boolean> {
  const song = await findBinnedSong(db, id);
  const written = song && (await unbinSong(db, id, song, { userId: user.id, now: now() }));
  const isRestored = written?.ok === true;
  logEvent("song restored", isRestored ? "done" : "denied", user.id);
  return isRestored;
}
