import { sql } from "drizzle-orm";
import { errorRises } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";

const minute = 60_000;

export const errorRiseStatement = (db: Database) =>
  db.select({ at: errorRises.at }).from(errorRises);

/** Notes that errors are many now, at most once a minute. `now` is milliseconds since 1970. */
export async function noteErrorRise(db: Database, now: number): Promise<void> {
  const at = new Date(now);
  await db.batch([
    db
      .insert(errorRises)
      .values({ id: 1, at })
      .onConflictDoUpdate({
        target: errorRises.id,
        set: { at },
        setWhere: sql`${errorRises.at} < ${now - minute}`,
      }),
  ]);
}
