import { auditEvents } from "#drizzle/schema/index.ts";
import type { Database } from "./database.ts";

/** The statement that writes an administrative act down: it goes into the batch of the act itself. */
export function auditStatement(
  db: Database,
  event: { actorId: number; act: string; subject: string; detail?: string },
) {
  return db.insert(auditEvents).values(event);
}
