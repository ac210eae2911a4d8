import { eq, sql } from "drizzle-orm";
import { counters } from "#drizzle/schema/index.ts";
import type { Database } from "./database.ts";

/** How long a page may outlive a write of another isolate, in milliseconds. */
const trustedFor = 5000;

let cached = { version: 0, at: -Infinity };

/** Returns the version of the data if it was read within the last five seconds, else null. */
export function recentVersion(): number | null {
  return Date.now() - cached.at < trustedFor ? cached.version : null;
}

export async function currentVersion(db: Database): Promise<number> {
  if (recentVersion() === null) {
    const [rows] = await db.batch([
      db.select({ value: counters.value }).from(counters).where(eq(counters.name, "version")),
    ]);
    rememberVersion(rows[0]?.value ?? 0);
  }
  return cached.version;
}

export function rememberVersion(version: number): void {
  cached = { version, at: Date.now() };
}

/** Forgets the stored version after a write of this isolate, so that the next reader asks the database. */
export function forgetVersion(): void {
  cached = { version: cached.version, at: -Infinity };
}

/** Returns a statement that raises the version, for batches that change pages without firing a trigger. */
export function raiseVersion(db: Database) {
  return db
    .update(counters)
    .set({ value: sql`max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER))` })
    .where(eq(counters.name, "version"));
}
