import type { Database } from "./database.ts";

/** What the database itself refuses: the words of its error, and what they mean here. */
const refusals = [
  ["NOT NULL constraint failed: audit_events.act", "denied"],
  ["NOT NULL constraint failed: audit_events.subject", "missing"],
  ["UNIQUE constraint failed", "exists"],
  ["FOREIGN KEY constraint failed", "inUse"],
  ["LAST_ADMIN", "lastAdministrator"],
  ["SYSTEM_ROLE", "systemRole"],
] as const;

export type Refused = (typeof refusals)[number][1];

type Statements = Parameters<Database["batch"]>[0];

/**
 * Runs a batch. Null when all of it was written; else nothing was, and the answer says why: `denied`
 * (no Administrator), `missing` (what the act is about), `exists`, `inUse`, or a role that must stay.
 */
export async function writeBatch(db: Database, statements: unknown[]): Promise<Refused | null> {
  try {
    await db.batch(statements as unknown as Statements);
    return null;
  } catch (error) {
    const text = `${String(error)} ${String((error as Error).cause)}`;
    const known = refusals.find(([words]) => text.includes(words));
    if (!known) throw error;
    return known[1];
  }
}
