import { sql } from "drizzle-orm";
import { approvalRequests } from "#drizzle/schema/index.ts";
import { type RoleName, roleIds } from "../domain/account.ts";
import type { Database } from "./database.ts";

/** Asks for the Contributor role; false when a request waits already, or the role is held. */
export async function requestContributor(
  db: Database,
  userId: number,
  reason: string,
): Promise<boolean> {
  const role: RoleName = "Contributor";
  const [rows] = await db.batch([
    db
      .insert(approvalRequests)
      .select(
        sql`SELECT NULL, ${userId}, ${roleIds[role]}, ${reason}, 'pending', unixepoch('subsec') * 1000, NULL, NULL, NULL, NULL
          WHERE NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role_id = ${roleIds[role]})
          ON CONFLICT DO NOTHING`,
      )
      .returning({ id: approvalRequests.id }),
  ]);
  return rows.length > 0;
}
