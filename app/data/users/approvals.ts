import { and, eq, type SQL, sql } from "drizzle-orm";
import { approvalRequests, userRoles } from "#drizzle/schema/index.ts";
import { roleIds } from "../../domain/users/system-roles.ts";
import type { RequestSort, RequestStatus } from "../../domain/users/approval.ts";
import type { ListPage } from "../../domain/paging.ts";
import type { Database } from "../database.ts";
import { requireThat, writeBatch } from "../write-batch.ts";

/** Adds a request for the Contributor role. Fails with `outdated` if held, `exists` if one is pending. */
export function requestContributor(db: Database, userId: number, reason: string) {
  const roleId = roleIds.Contributor;
  const role = and(eq(userRoles.userId, userId), eq(userRoles.roleId, roleId));
  return writeBatch(db, [
    requireThat(db, sql`NOT EXISTS (SELECT 1 FROM ${userRoles} WHERE ${role})`, "outdated"),
    db.insert(approvalRequests).values({ userId, roleId, reason }),
  ]);
}

export interface ApprovalRequest {
  id: number;
  userId: number;
  userName: string;
  language: string | null;
  roleName: string | null;
  reason: string;
  status: RequestStatus;
  requestedAt: number;
  decidedAt: number | null;
  decidedBy: string | null;
  decisionReason: string | null;
}

const columns = {
  id: sql<number>`a.id`.as("id"),
  userId: sql<number>`a.user_id`.as("user_id"),
  userName: sql<string>`u.username`.as("user_name"),
  language: sql<string | null>`u.language`.as("language"),
  roleName: sql<string | null>`r.name`.as("role_name"),
  reason: sql<string>`a.reason`.as("reason"),
  status: sql<RequestStatus>`a.status`.as("status"),
  requestedAt: sql<number>`a.requested_at`.as("requested_at"),
  decidedAt: sql<number | null>`a.decided_at`.as("decided_at"),
  decidedBy: sql<string | null>`d.username`.as("decided_by"),
  decisionReason: sql<string | null>`a.decision_reason`.as("decision_reason"),
};
const joinedTables = sql`approval_requests a JOIN users u ON u.id = a.user_id
  LEFT JOIN roles r ON r.id = a.role_id LEFT JOIN users d ON d.id = a.decided_by`;

const order: Record<RequestSort, SQL> = {
  requestedAt: sql`a.requested_at`,
  userName: sql`u.username`,
  status: sql`a.status`,
};

export async function listRequests(
  db: Database,
  {
    search = "",
    status = null,
    page,
    size,
    sortBy,
    direction,
  }: ListPage<RequestSort> & { search?: string; status?: RequestStatus | null },
): Promise<{ rows: ApprovalRequest[]; total: number }> {
  const text = search.trim().toLowerCase();
  const matches = sql`${status === null ? sql`1` : sql`a.status = ${status}`}
    AND (${text} = '' OR instr(u.username, ${text}) OR instr(lower(r.name), ${text})
      OR instr(lower(a.reason), ${text}))`;
  const sortDirection = direction === "desc" ? sql`DESC` : sql`ASC`;
  const [rows, total] = await db.batch([
    db
      .select(columns)
      .from(joinedTables)
      .where(matches)
      .orderBy(sql`${order[sortBy]} ${sortDirection}`, sql`a.id ${sortDirection}`)
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ n: sql<number>`count(*)` })
      .from(joinedTables)
      .where(matches),
  ]);
  return { rows, total: total[0]!.n };
}

export async function findRequest(db: Database, id: number): Promise<ApprovalRequest | null> {
  const [rows] = await db.batch([
    db
      .select(columns)
      .from(joinedTables)
      .where(sql`a.id = ${id}`),
  ]);
  return rows[0] ?? null;
}

/** Lists the pending requests of users by e-mail address, at most one for each. */
export async function listPendingRequests(
  db: Database,
  userNames: string[],
): Promise<ApprovalRequest[]> {
  const list = JSON.stringify(userNames);
  const [rows] = await db.batch([
    db
      .select(columns)
      .from(joinedTables)
      .where(sql`a.status = 'pending' AND u.username IN (SELECT value FROM json_each(${list}))`),
  ]);
  return rows;
}
