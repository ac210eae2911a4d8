import { addMember, changeMember, type MemberChange } from "../../data/users/user-change.ts";
import type { Member } from "../../data/users/user-list.ts";
import type { Account } from "../../data/users/users.ts";
import { displayNameOf, isGuessable } from "../../domain/users/account.ts";
import { toLanguage } from "../../domain/preferences.ts";
import { hashPassword, whereThereIsRoom } from "../../lib/password.server.ts";
import { mailPasswordChanged } from "./reset-password.ts";
import type { Services, Visitor } from "../services.ts";

/** An Administrator makes an account without a code. Throws Busy. */
export async function addMemberDirectly(
  { db, logEvent }: Services,
  actor: Account,
  { username, password, roleIds }: { username: string; password: string; roleIds: string[] },
) {
  if (isGuessable(password, username)) return "guessable";
  const passwordHash = await whereThereIsRoom(() => hashPassword(password));
  const account = { username, displayName: displayNameOf(username), passwordHash, roleIds };
  const result = await addMember(db, account, actor.id);
  logEvent("user added", result, actor.id);
  return result;
}

/**
 * An Administrator changes an account in one go; without a password, it keeps its own. Who gets another is
 * told by mail, in their own language. Throws Busy.
 */
export async function updateMember(
  services: Services,
  visitor: Visitor,
  actor: Account,
  member: Member,
  { password, ...change }: Omit<MemberChange, "passwordHash"> & { password?: string },
) {
  const username = change.username ?? member.username;
  if (password !== undefined && isGuessable(password, username)) return "guessable";
  const passwordHash =
    password === undefined ? undefined : await whereThereIsRoom(() => hashPassword(password));
  const result = await changeMember(services.db, member, { ...change, passwordHash }, actor.id);
  services.logEvent("user changed", result, member.id);
  if (passwordHash) services.logEvent("password set", result, member.id);
  if (result === "done" && passwordHash) {
    const language = toLanguage(member.language);
    await mailPasswordChanged(services, { ...visitor, language }, username);
  }
  return result;
}
