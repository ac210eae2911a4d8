import { findUser, type UserDetails } from "../../data/users/user-list.ts";
import { removeUser, setRoles } from "../../data/users/user-write.ts";
import type { User } from "../../data/users/users.ts";
import { roleIds } from "../../domain/users/system-roles.ts";
import type { Services } from "../services.ts";

/** Why a change of a user was not made; nothing has changed then. */
export type UserRefusal =
  | "missing"
  | "denied"
  /** Nobody would be left to administer. */
  | "lastAdministrator"
  /** It is the administrator's own account, and `sure` was not said. */
  | "own";

/** Gives a user exactly these roles. Giving up one's own Administrator role has to be `sure`. */
export async function changeRoles(
  { db, logEvent }: Services,
  actor: User,
  user: UserDetails,
  ids: string[],
  sure: boolean,
): Promise<"done" | UserRefusal> {
  const demotes = !ids.includes(roleIds.Administrator);
  if (user.id === actor.id && demotes && !sure) return "own";
  const result = await setRoles(db, user, ids, actor.id);
  logEvent("roles changed", result, user.id);
  return result === "done" || result === "lastAdministrator" || result === "denied"
    ? result
    : "missing";
}

/** Takes a user's account away; their songs stay. One's own goes only from one's own account page. */
export async function deleteOtherUser(
  { db, logEvent }: Services,
  actor: User,
  id: number,
): Promise<"done" | UserRefusal> {
  if (id === actor.id) return "own";
  if (!(await findUser(db, id))) return "missing";
  const result = await removeUser(db, id, actor.id);
  logEvent("user deleted", result, id);
  return result;
}
