import { findCredentials } from "../../data/users/credentials.ts";
import type { SessionKind } from "../../data/users/sessions.ts";
import { countSignInFailure } from "../../data/users/sign-in-failures.ts";
import { startSession } from "../../data/users/start-session.ts";
import { hashToken, randomToken } from "../../lib/crypto.server.ts";
import { hashPassword, verifyPassword, withHashingSlot } from "../../lib/password.server.ts";
import type { Services, Visitor } from "../services.ts";

export type SignIn =
  | { kind: "in"; token: string; id: number; username: string; roles: string[] }
  | { kind: "wrong" }
  /** The password is right but must be replaced first. */
  | { kind: "expired" }
  | { kind: "locked"; seconds: number };

/** Addresses with a wrong password in one minute; more of them suggest password spraying. */
const alarmThreshold = 50;

/** Signs a user in. Unknown addresses take as long and get locked like known ones. Throws TooBusyError. */
export function signIn(
  { db, logEvent, now }: Services,
  visitor: Visitor,
  form: { username: string; password: string },
  oldToken: string | null,
  kind: SessionKind = "web",
): Promise<SignIn> {
  return withHashingSlot(async () => {
    const { user, lockedUntil } = await findCredentials(db, form.username);
    const lockedFor = (lockedUntil ?? 0) - now();
    if (lockedFor > 0) {
      logEvent("sign-in", "locked", user?.id);
      return { kind: "locked", seconds: Math.ceil(lockedFor / 1000) };
    }
    const { right, outdated } = await verifyPassword(form.password, user?.passwordHash ?? null);
    if (!user || !right) {
      logEvent("sign-in", "wrong", user?.id);
      const addresses = await countSignInFailure(db, form.username, now());
      if (addresses >= alarmThreshold) logEvent("sign-in", "alarm");
      return { kind: "wrong" };
    }
    const { id, username, roles, passwordHash, passwordExpiresAt } = user;
    if (passwordExpiresAt && passwordExpiresAt.getTime() <= now()) {
      logEvent("sign-in", "expired", id);
      return { kind: "expired" };
    }
    const token = randomToken();
    const { userAgent, language } = visitor;
    const tokenHash = await hashToken(token);
    const started = await startSession(
      db,
      { tokenHash, userId: id, userAgent, now: now(), kind },
      {
        checkedHash: passwordHash,
        language,
        replacedHash: oldToken && (await hashToken(oldToken)),
        rehashed: outdated ? await hashPassword(form.password) : undefined,
      },
    );
    logEvent("sign-in", started.ok ? "in" : "overtaken", id);
    if (!started.ok) return { kind: "wrong" };
    return { kind: "in", token, id, username, roles };
  });
}
