import { findOwnCredentials } from "../../data/users/credentials.ts";
import { countSignInFailure, ownPasswordKey } from "../../data/users/sign-in-failures.ts";
import type { User } from "../../data/users/users.ts";
import { verifyPassword } from "../../lib/password.server.ts";
import type { Services } from "../services.ts";

export type PasswordCheck =
  | { kind: "right"; passwordHash: string }
  | { kind: "wrong" }
  | { kind: "locked"; seconds: number };

/** Counts wrong passwords separately from the login page, so that guesses there do not lock the account page. */
export async function confirmPassword(
  { db, logEvent, now }: Services,
  { id }: User,
  password: string,
  act: string,
): Promise<PasswordCheck> {
  const { passwordHash, lockedUntil } = await findOwnCredentials(db, id);
  const lockedFor = (lockedUntil ?? 0) - now();
  if (lockedFor > 0) {
    logEvent(act, "locked", id);
    return { kind: "locked", seconds: Math.ceil(lockedFor / 1000) };
  }
  const { right } = await verifyPassword(password, passwordHash);
  if (right && passwordHash) return { kind: "right", passwordHash };
  await countSignInFailure(db, ownPasswordKey(id), now());
  logEvent(act, "wrong", id);
  return { kind: "wrong" };
}
