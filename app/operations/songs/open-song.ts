import { type EditableSong, findEditableSong } from "../../data/songs/editable-song.ts";
import type { User } from "../../data/users/users.ts";
import { editableParts } from "../../domain/songs/song-permissions.ts";
import type { Services } from "../services.ts";

/** Opens a song that a user may edit in part, with its history after the change `since` (none by default). */
export async function openSong(
  { db, logEvent }: Services,
  user: User,
  id: number,
  since?: number,
): Promise<EditableSong | "missing" | "denied"> {
  const editable = await findEditableSong(db, id, since);
  if (!editable) return "missing";
  const parts = editableParts(user, editable);
  if (parts.song || parts.composition) return editable;
  logEvent("song changed", "denied", user.id);
  return "denied";
}

/** Opens a song that a user may delete: they must be allowed to edit the recording, not only the composition. */
export async function openDeletableSong(
  services: Services,
  user: User,
  id: number,
): Promise<EditableSong | "missing" | "denied"> {
  const open = await openSong(services, user, id);
  if (typeof open === "string" || editableParts(user, open).song) return open;
  services.logEvent("song deleted", "denied", user.id);
  return "denied";
}
