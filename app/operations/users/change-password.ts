import { replacePassword } from "../../data/users/passwords.ts";
import { deleteOwnUser } from "../../data/users/delete-user.ts";
import type { User } from "../../data/users/users.ts";
import { outcomeOf } from "../../data/write-batch.ts";
import { isGuessable } from "../../domain/users/password.ts";
import { hashToken, randomToken } from "../../lib/crypto.server.ts";
import { hashPassword, withHashingSlot } from "../../lib/password.server.ts";
import { type PasswordCheck, confirmPassword } from "./confirm-password.ts";
import { mailPasswordChanged } from "./reset-password.ts";
import type { Services, Visitor } from "../services.ts";

type FailedPasswordCheck = Exclude<PasswordCheck, { kind: "right" }>;

/** Replaces a password and all sessions; returns the token of the new session. Throws TooBusyError. */
export function changePassword(
  services: Services,
  visitor: Visitor,
  user: User,
  form: { currentPassword: string; password: string },
): Promise<{ kind: "changed"; token: string } | FailedPasswordCheck | { kind: "guessable" }> {
  return withHashingSlot(async () => {
    const { db, now } = services;
    if (isGuessable(form.password, user.username)) return { kind: "guessable" };
    const present = form.currentPassword;
    const confirmed = await confirmPassword(services, user, present, "password change");
    if (confirmed.kind !== "right") return confirmed;
    const passwordHash = await hashPassword(form.password);
    const token = randomToken();
    const tokenHash = await hashToken(token);
    const replaced = await replacePassword(
      db,
      { checkedHash: confirmed.passwordHash, passwordHash },
      { tokenHash, userId: user.id, userAgent: visitor.userAgent, now: now() },
    );
    if (!replaced.ok) return { kind: "wrong" };
    await mailPasswordChanged(services, visitor, user.username);
    return { kind: "changed", token };
  });
}

/** Deletes the user's own account; songs stay. Throws TooBusyError. */
export function deleteOwnAccount(
  services: Services,
  user: User,
  password: string,
): Promise<{ kind: "deleted" } | { kind: "lastAdministrator" } | FailedPasswordCheck> {
  return withHashingSlot(async () => {
    const { db, logEvent } = services;
    const confirmed = await confirmPassword(services, user, password, "account deletion");
    if (confirmed.kind !== "right") return confirmed;
    const deleted = await deleteOwnUser(db, user.id, confirmed.passwordHash);
    const isLast = !deleted.ok && deleted.reason === "lastAdministrator";
    logEvent("account deleted", isLast ? "last administrator" : outcomeOf(deleted), user.id);
    if (isLast) return { kind: "lastAdministrator" };
    return { kind: deleted.ok ? "deleted" : "wrong" };
  });
}
