import { type EditableSong, findEditableSong } from "../../data/songs/editable-song.ts";
import type { User } from "../../data/users/users.ts";
import { may } from "../../domain/users/permissions.ts";
import type { Services } from "../services.ts";

/** Whether a user may change a song that `createdBy` has added. Every write checks it again. */
export function mayEdit(user: Pick<User, "id" | "roles">, createdBy: number | null): boolean {
  return may(user.roles, "editAnySong") || (createdBy === user.id && may(user.roles, "addSongs"));
}

/** Opens a song for a user to change, with its history after version `since` (none by default). */
export async function openSong(
  { db, logEvent }: Services,
  user: User,
  id: number,
  since?: number,
): Promise<EditableSong | "missing" | "denied"> {
  const found = await findEditableSong(db, id, since);
  if (!found) return "missing";
  if (mayEdit(user, found.createdBy)) return found;
  logEvent("song changed", "denied", user.id);
  return "denied";
}
