import { and, eq, sql } from "drizzle-orm";
import { approvalRequests, sessions, users } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { isValid } from "./sessions.ts";

export async function readAccountPage(db: Database, userId: number, now: number) {
  const [own, requests, open] = await db.batch([
    db.select({ displayName: users.displayName }).from(users).where(eq(users.id, userId)),
    db
      .select({
        status: approvalRequests.status,
        reason: approvalRequests.reason,
        requestedAt: approvalRequests.requestedAt,
        decidedAt: approvalRequests.decidedAt,
        decisionReason: approvalRequests.decisionReason,
      })
      .from(approvalRequests)
      .where(eq(approvalRequests.userId, userId))
      .orderBy(sql`requested_at DESC`)
      .limit(1),
    db
      .select({
        tokenHash: sessions.tokenHash,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isValid(now)))
      .orderBy(sql`last_used_at DESC`)
      .limit(20),
  ]);
  return {
    displayName: own[0]?.displayName ?? "",
    request: requests[0] ?? null,
    sessions: open,
  };
}
