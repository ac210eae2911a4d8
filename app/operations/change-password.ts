import { startSession } from "../data/sessions.ts";
import { type Account, findCredentials, passwordStatements } from "../data/users.ts";
import { isGuessable } from "../domain/account.ts";
import { hashToken, randomToken } from "../lib/crypto.server.ts";
import { hashPassword, verifyPassword, whereThereIsRoom } from "../lib/password.server.ts";
import { mailPasswordChanged } from "./reset-password.ts";
import type { Services, Visitor } from "./services.ts";

/**
 * Sets another password where the present one is known. Every session of the account ends, and a new one
 * begins for the browser that asked. Throws Busy.
 */
export function changePassword(
  services: Services,
  visitor: Visitor,
  account: Account,
  form: { currentPassword: string; password: string },
): Promise<{ kind: "changed"; token: string } | { kind: "wrong" } | { kind: "guessable" }> {
  return whereThereIsRoom(async () => {
    const { db, now } = services;
    if (isGuessable(form.password, account.username)) return { kind: "guessable" };
    const stored = (await findCredentials(db, account.username))?.passwordHash ?? null;
    const { right } = await verifyPassword(form.currentPassword, stored);
    if (!right) {
      services.note("password change", "wrong", account.id);
      return { kind: "wrong" };
    }
    const passwordHash = await hashPassword(form.password);
    await db.batch([...passwordStatements(db, account.id, passwordHash)]);
    const token = randomToken();
    const tokenHash = await hashToken(token);
    const { userAgent, language } = visitor;
    await startSession(
      db,
      { tokenHash, userId: account.id, userAgent, language, now: now() },
      null,
    );
    await mailPasswordChanged(services, visitor, account.username);
    return { kind: "changed", token };
  });
}
