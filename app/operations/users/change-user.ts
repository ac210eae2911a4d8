import { findMember, type Member } from "../../data/users/user-list.ts";
import { removeMember, setRoles } from "../../data/users/user-write.ts";
import type { Account } from "../../data/users/users.ts";
import { roleIds } from "../../domain/users/account.ts";
import type { Services } from "../services.ts";

/** Why a change of a member was not made; nothing has changed then. */
export type MemberRefusal =
  | "missing"
  | "denied"
  /** Nobody would be left to administer. */
  | "lastAdministrator"
  /** It is the administrator's own account, and `sure` was not said. */
  | "own";

/** Gives a member exactly these roles. Giving up one's own Administrator role has to be `sure`. */
export async function changeRoles(
  { db, logEvent }: Services,
  actor: Account,
  member: Member,
  ids: string[],
  sure: boolean,
): Promise<"done" | MemberRefusal> {
  const demotes = !ids.includes(roleIds.Administrator);
  if (member.id === actor.id && demotes && !sure) return "own";
  const result = await setRoles(db, member, ids, actor.id);
  logEvent("roles changed", result, member.id);
  return result === "done" || result === "lastAdministrator" || result === "denied"
    ? result
    : "missing";
}

/** Takes a member's account away; their songs stay. One's own goes only from one's own account page. */
export async function deleteMember(
  { db, logEvent }: Services,
  actor: Account,
  id: number,
): Promise<"done" | MemberRefusal> {
  if (id === actor.id) return "own";
  if (!(await findMember(db, id))) return "missing";
  const result = await removeMember(db, id, actor.id);
  logEvent("user deleted", result, id);
  return result;
}
