import { gt, sql, type SQL } from "drizzle-orm";
import { signInFailures } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";

const hour = 3600_000;
/** After so many in an hour one has to wait: a second, then twice as long each time, up to a quarter of an hour. */
const free = 10;

/** Under which a user's guesses at their own password are counted: no address looks like it. */
export const ownPasswordKey = (id: number): string => `account ${id}`;

/**
 * A wrong password for an address, whether it has an account or not: what is answered next is the same; or
 * for a user's `ownPasswordKey`. Gives how many had one in the last minute, counted to 100. One batch.
 */
export async function noteSignInFailure(db: Database, email: string, now: number): Promise<number> {
  const lately = sql`last_at > ${now - hour}`;
  const delay = sql`min(900, 1 << min(10, max(0, failures + 1 - ${free}))) * 1000`;
  const [, lastMinute] = await db.batch([
    db
      .insert(signInFailures)
      .values({ email, failures: 1, lastAt: new Date(now) })
      .onConflictDoUpdate({
        target: signInFailures.email,
        set: {
          failures: sql`CASE WHEN ${lately} THEN failures + 1 ELSE 1 END`,
          lockedUntil: sql`CASE WHEN ${lately} AND failures + 1 >= ${free} THEN ${now} + ${delay} END`,
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

/** The statement that forgets the failures of an account, where it exists. */
export function forgetFailures(db: Database, userId: number | SQL, provided: SQL = sql`1`) {
  return db.delete(signInFailures).where(
    sql`email IN (SELECT username FROM users WHERE id = ${userId}
        UNION ALL SELECT 'account ' || id FROM users WHERE id = ${userId}) AND ${provided}`,
  );
}
