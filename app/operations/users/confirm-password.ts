import { ownPasswordKey, noteSignInFailure } from "../../data/users/sign-in-failures.ts";
import { type User, findOwnPassword } from "../../data/users/users.ts";
import { verifyPassword } from "../../lib/password.server.ts";
import type { Services } from "../services.ts";

export type Confirmed =
  | { kind: "right"; passwordHash: string }
  | { kind: "wrong" }
  | { kind: "locked"; seconds: number };

/**
 * Whether somebody who is signed in knows the account's password. Wrong ones are counted by account, apart
 * from those at the door: who guesses there keeps no user from their own page. `act` names it on the log.
 */
export async function confirmPassword(
  { db, logEvent, now }: Services,
  { id }: User,
  password: string,
  act: string,
): Promise<Confirmed> {
  const { passwordHash, lockedUntil } = await findOwnPassword(db, id);
  const lockedFor = (lockedUntil ?? 0) - now();
  if (lockedFor > 0) {
    logEvent(act, "locked", id);
    return { kind: "locked", seconds: Math.ceil(lockedFor / 1000) };
  }
  const { right } = await verifyPassword(password, passwordHash);
  if (right && passwordHash) return { kind: "right", passwordHash };
  await noteSignInFailure(db, ownPasswordKey(id), now());
  logEvent(act, "wrong", id);
  return { kind: "wrong" };
}
