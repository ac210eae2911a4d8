import { type EditableSong, findEditableSong } from "../../data/songs/editable-song.ts";
import type { User } from "../../data/users/users.ts";
import { mayEditSong } from "../../domain/songs/song-permissions.ts";
import type { Services } from "../services.ts";

/** Opens a song for a user to change, with its history after version `since` (none by default). */
export async function openSong(
  { db, logEvent }: Services,
  user: User,
  id: number,
  since?: number,
): Promise<EditableSong | "missing" | "denied"> {
  const found = await findEditableSong(db, id, since);
  if (!found) return "missing";
  if (mayEditSong(user, found.createdBy)) return found;
  logEvent("song changed", "denied", user.id);
  return "denied";
}
