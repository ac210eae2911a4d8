import { deleteUser } from "../../data/users/delete-user.ts";
import type { UserDetails } from "../../data/users/user-list.ts";
import { changeUser, createUser, setRoles, type UserChange } from "../../data/users/user-writes.ts";
import type { User } from "../../data/users/users.ts";
import { outcomeOf, type WriteResult } from "../../data/write-batch.ts";
import { toLanguage } from "../../domain/preferences.ts";
import { displayNameOf } from "../../domain/users/display-name.ts";
import { isGuessable } from "../../domain/users/password.ts";
import { roleIds } from "../../domain/users/system-roles.ts";
import { hashPassword, withHashingSlot } from "../../lib/password.server.ts";
import type { Services, Visitor } from "../services.ts";
import { mailPasswordChanged } from "./reset-password.ts";

const guessable = { ok: false, reason: "guessable" } as const;
const ownAccount = { ok: false, reason: "ownAccount" } as const;

/** Creates a user without a code. Throws TooBusyError. */
export async function createUserDirectly(
  { db, logEvent }: Services,
  actor: User,
  user: { username: string; password: string; roleIds: string[] },
): Promise<WriteResult | typeof guessable> {
  const { username, password } = user;
  if (isGuessable(password, username)) return guessable;
  const passwordHash = await withHashingSlot(() => hashPassword(password));
  const row = { username, displayName: displayNameOf(username), passwordHash };
  const result = await createUser(db, row, user.roleIds, actor.id);
  logEvent("user added", outcomeOf(result), actor.id);
  return result;
}

/** Changes a user; a new password is announced by mail. Throws TooBusyError. */
export async function updateUser(
  services: Services,
  visitor: Visitor,
  actor: User,
  user: UserDetails,
  { password, ...change }: Omit<UserChange, "passwordHash"> & { password?: string },
): Promise<WriteResult | typeof guessable> {
  const { db, logEvent } = services;
  const username = change.username ?? user.username;
  if (password !== undefined && isGuessable(password, username)) return guessable;
  const passwordHash =
    password === undefined ? undefined : await withHashingSlot(() => hashPassword(password));
  const result = await changeUser(db, user.id, { ...change, passwordHash }, actor.id);
  logEvent("user changed", outcomeOf(result), user.id);
  if (passwordHash) logEvent("password set", outcomeOf(result), user.id);
  if (result.ok && passwordHash) {
    const language = toLanguage(user.language);
    await mailPasswordChanged(services, { ...visitor, language }, username);
  }
  return result;
}

/** Fails with `ownAccount` if actors give up their own Administrator role unconfirmed. */
export async function changeRoles(
  { db, logEvent }: Services,
  actor: User,
  user: UserDetails,
  ids: string[],
  isConfirmed: boolean,
): Promise<WriteResult | typeof ownAccount> {
  const demotes = !ids.includes(roleIds.Administrator);
  if (user.id === actor.id && demotes && !isConfirmed) return ownAccount;
  const result = await setRoles(db, user.id, ids, actor.id);
  logEvent("roles changed", outcomeOf(result), user.id);
  return result;
}

/** Fails with `ownAccount` for the actor's own account. */
export async function deleteOtherUser(
  { db, logEvent }: Services,
  actor: User,
  id: number,
): Promise<WriteResult | typeof ownAccount> {
  if (id === actor.id) return ownAccount;
  const result = await deleteUser(db, id, actor.id);
  logEvent("user deleted", outcomeOf(result), id);
  return result;
}
