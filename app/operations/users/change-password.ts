import { replacePassword } from "../../data/users/passwords.ts";
import { type User, deleteAccount } from "../../data/users/users.ts";
import { isGuessable } from "../../domain/users/account.ts";
import { hashToken, randomToken } from "../../lib/crypto.server.ts";
import { hashPassword, whereThereIsRoom } from "../../lib/password.server.ts";
import { type Confirmed, confirmPassword } from "./confirm-password.ts";
import { mailPasswordChanged } from "./reset-password.ts";
import type { Services, Visitor } from "../services.ts";

type NotConfirmed = Exclude<Confirmed, { kind: "right" }>;

/**
 * Sets another password where the present one is known. Every session of the account ends, and a new one
 * begins for the browser that asked. Throws Busy.
 */
export function changePassword(
  services: Services,
  visitor: Visitor,
  user: User,
  form: { currentPassword: string; password: string },
): Promise<{ kind: "changed"; token: string } | NotConfirmed | { kind: "guessable" }> {
  return whereThereIsRoom(async () => {
    const { db, now } = services;
    if (isGuessable(form.password, user.username)) return { kind: "guessable" };
    const present = form.currentPassword;
    const confirmed = await confirmPassword(services, user, present, "password change");
    if (confirmed.kind !== "right") return confirmed;
    const passwordHash = await hashPassword(form.password);
    const token = randomToken();
    const tokenHash = await hashToken(token);
    const { userAgent, language } = visitor;
    const replaced = await replacePassword(
      db,
      { former: confirmed.passwordHash, passwordHash },
      { tokenHash, userId: user.id, userAgent, language, now: now() },
    );
    if (!replaced) return { kind: "wrong" };
    await mailPasswordChanged(services, visitor, user.username);
    return { kind: "changed", token };
  });
}

/** Takes one's own account away where its password is known; songs stay. Throws Busy. */
export function deleteOwnAccount(
  services: Services,
  user: User,
  password: string,
): Promise<{ kind: "deleted" } | { kind: "lastAdministrator" } | NotConfirmed> {
  return whereThereIsRoom(async () => {
    const { db, logEvent } = services;
    const confirmed = await confirmPassword(services, user, password, "account deletion");
    if (confirmed.kind !== "right") return confirmed;
    const { passwordHash } = confirmed;
    const gone = await deleteAccount(db, user.id, { passwordHash });
    logEvent("account deleted", gone ? "done" : "last administrator", user.id);
    return { kind: gone ? "deleted" : "lastAdministrator" };
  });
}
