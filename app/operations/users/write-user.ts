import { insertUser, changeUser, type UserChange } from "../../data/users/user-change.ts";
import type { UserDetails } from "../../data/users/user-list.ts";
import type { User } from "../../data/users/users.ts";
import { displayNameOf, isGuessable } from "../../domain/users/account.ts";
import { toLanguage } from "../../domain/preferences.ts";
import { hashPassword, whereThereIsRoom } from "../../lib/password.server.ts";
import { mailPasswordChanged } from "./reset-password.ts";
import type { Services, Visitor } from "../services.ts";

/** An Administrator makes an account without a code. Throws Busy. */
export async function addUserDirectly(
  { db, logEvent }: Services,
  actor: User,
  { username, password, roleIds }: { username: string; password: string; roleIds: string[] },
) {
  if (isGuessable(password, username)) return "guessable";
  const passwordHash = await whereThereIsRoom(() => hashPassword(password));
  const user = { username, displayName: displayNameOf(username), passwordHash, roleIds };
  const result = await insertUser(db, user, actor.id);
  logEvent("user added", result, actor.id);
  return result;
}

/**
 * An Administrator changes an account in one go; without a password, it keeps its own. Who gets another is
 * told by mail, in their own language. Throws Busy.
 */
export async function updateUser(
  services: Services,
  visitor: Visitor,
  actor: User,
  user: UserDetails,
  { password, ...change }: Omit<UserChange, "passwordHash"> & { password?: string },
) {
  const username = change.username ?? user.username;
  if (password !== undefined && isGuessable(password, username)) return "guessable";
  const passwordHash =
    password === undefined ? undefined : await whereThereIsRoom(() => hashPassword(password));
  const result = await changeUser(services.db, user, { ...change, passwordHash }, actor.id);
  services.logEvent("user changed", result, user.id);
  if (passwordHash) services.logEvent("password set", result, user.id);
  if (result === "done" && passwordHash) {
    const language = toLanguage(user.language);
    await mailPasswordChanged(services, { ...visitor, language }, username);
  }
  return result;
}
