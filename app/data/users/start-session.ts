import { and, eq } from "drizzle-orm";
import { sessions, users } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { requireThat, writeBatch } from "../write-batch.ts";
import { hasPassword } from "./passwords.ts";
import { type NewSession, sessionStatement } from "./sessions.ts";
import { forgetFailures } from "./sign-in-failures.ts";

/** Replaces a session. Fails with `outdated` if the password has changed since the check. `rehashed`: its new hash. */
export function startSession(
  db: Database,
  session: NewSession,
  {
    checkedHash,
    language,
    replacedHash,
    rehashed,
  }: { checkedHash: string; language: string; replacedHash: string | null; rehashed?: string },
) {
  const { userId } = session;
  return writeBatch(db, [
    requireThat(db, hasPassword(userId, checkedHash), "outdated"),
    sessionStatement(db, session),
    db.delete(sessions).where(eq(sessions.tokenHash, replacedHash ?? "")),
    forgetFailures(db, userId),
    db
      .update(users)
      .set({ language, ...(rehashed && { passwordHash: rehashed }) })
      .where(and(eq(users.id, userId), eq(users.passwordHash, checkedHash))),
  ]);
}
