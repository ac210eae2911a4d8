import { type SessionKind, startSession } from "../../data/users/sessions.ts";
import { noteSignInFailure } from "../../data/users/sign-in-failures.ts";
import { findSignIn } from "../../data/users/users.ts";
import { hashToken, randomToken } from "../../lib/crypto.server.ts";
import { hashPassword, verifyPassword, whereThereIsRoom } from "../../lib/password.server.ts";
import type { Services, Visitor } from "../services.ts";

export type SignIn =
  | { kind: "in"; token: string; id: number; username: string; roles: string[] }
  | { kind: "wrong" }
  /** The password is right, and its time is over: another has to be set first. */
  | { kind: "expired" }
  | { kind: "locked"; seconds: number };

/** Wrong passwords for so many addresses in a minute are no forgetful users: one guess is tried on all. */
const alarming = 50;

/**
 * Opens a session where address and password belong together; `oldToken`, if any, ends. An unknown
 * address costs the same time as a wrong password, and has to wait as long after many. Throws Busy.
 */
export function signIn(
  { db, logEvent, now }: Services,
  visitor: Visitor,
  form: { username: string; password: string },
  oldToken: string | null,
  kind: SessionKind = "web",
): Promise<SignIn> {
  return whereThereIsRoom(async () => {
    const { user, lockedUntil } = await findSignIn(db, form.username);
    const lockedFor = (lockedUntil ?? 0) - now();
    if (lockedFor > 0) {
      logEvent("sign-in", "locked", user?.id);
      return { kind: "locked", seconds: Math.ceil(lockedFor / 1000) };
    }
    const { right, outdated } = await verifyPassword(form.password, user?.passwordHash ?? null);
    if (!user || !right) {
      logEvent("sign-in", "wrong", user?.id);
      const addresses = await noteSignInFailure(db, form.username, now());
      if (addresses >= alarming) logEvent("sign-in", "alarm");
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
    const opened = await startSession(
      db,
      { tokenHash, userId: id, passwordHash, userAgent, language, now: now(), kind },
      oldToken && (await hashToken(oldToken)),
      outdated ? await hashPassword(form.password) : undefined,
    );
    logEvent("sign-in", opened ? "in" : "overtaken", id);
    if (!opened) return { kind: "wrong" };
    return { kind: "in", token, id, username, roles };
  });
}
