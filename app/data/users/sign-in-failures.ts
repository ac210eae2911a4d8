import { gt, sql, type SQL } from "drizzle-orm";
import { signInFailures } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";

const hour = 3600_000;
/** From the tenth failure within an hour: one second, doubled each time, at most 15 minutes. */
const allowedFailures = 10;

/** The key of a user's guesses at their own password; no address equals it. */
export const ownPasswordKey = (id: number): string => `account ${id}`;

/** Counts a wrong password of a key. Returns how many keys had one in the last minute, at most 100. */
export async function countSignInFailure(db: Database, key: string, now: number): Promise<number> {
  const isRecent = sql`last_at > ${now - hour}`;
  const delay = sql`min(900, 1 << min(10, max(0, failures + 1 - ${allowedFailures}))) * 1000`;
  const [, lastMinute] = await db.batch([
    db
      .insert(signInFailures)
      .values({ email: key, failures: 1, lastAt: new Date(now) })
      .onConflictDoUpdate({
        target: signInFailures.email,
        set: {
          failures: sql`CASE WHEN ${isRecent} THEN failures + 1 ELSE 1 END`,
          lockedUntil: sql`CASE WHEN ${isRecent} AND failures + 1 >= ${allowedFailures} THEN ${now} + ${delay} END`,
          lastAt: new Date(now),
        },
      }),
    db
      .select({ email: signInFailures.email })
      .from(signInFailures)
      .where(gt(signInFailures.lastAt, new Date(now - hour / 60)))
      .limit(100),
  ]);
  return lastMinute.length;
}

export function forgetFailures(db: Database, userId: number | SQL) {
  return db.delete(signInFailures).where(
    sql`email IN (SELECT username FROM users WHERE id = ${userId}
        UNION ALL SELECT 'account ' || id FROM users WHERE id = ${userId})`,
  );
}
