import { type SQL, sql } from "drizzle-orm";
import { approvalRequests } from "#drizzle/schema/index.ts";
import { type RoleName, roleIds } from "../../domain/users/system-roles.ts";
import type { RequestSort, RequestStatus } from "../../domain/users/approval.ts";
import type { ListPage } from "../../domain/paging.ts";
import type { Database } from "../database.ts";

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
        sql`SELECT NULL, ${userId}, ${roleIds[role]}, ${reason}, 'pending', unixepoch('subsec') * 1000, NULL, NULL, NULL, NULL, NULL
          WHERE NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ${userId} AND role_id = ${roleIds[role]})
          ON CONFLICT DO NOTHING`,
      )
      .returning({ id: approvalRequests.id }),
  ]);
  return rows.length > 0;
}

export interface ApprovalRequest {
  id: number;
  userId: number;
  userName: string;
  language: string | null;
  /** Null when the role is gone. */
  roleName: string | null;
  reason: string;
  status: RequestStatus;
  /** Milliseconds since 1970. */
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
const joined = sql`approval_requests a JOIN users u ON u.id = a.user_id
  LEFT JOIN roles r ON r.id = a.role_id LEFT JOIN users d ON d.id = a.decided_by`;

const order: Record<RequestSort, SQL> = {
  requestedAt: sql`a.requested_at`,
  userName: sql`u.username`,
  status: sql`a.status`,
};

/** A page of requests whose user, role or reason contains `search`, and how many there are. One batch. */
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
  const found = sql`${status === null ? sql`1` : sql`a.status = ${status}`}
    AND (${text} = '' OR instr(u.username, ${text}) OR instr(lower(r.name), ${text})
      OR instr(lower(a.reason), ${text}))`;
  const turn = direction === "desc" ? sql`DESC` : sql`ASC`;
  const [rows, total] = await db.batch([
    db
      .select(columns)
      .from(joined)
      .where(found)
      .orderBy(sql`${order[sortBy]} ${turn}`, sql`a.id ${turn}`)
      .limit(size)
      .offset((page - 1) * size),
    db
      .select({ n: sql<number>`count(*)` })
      .from(joined)
      .where(found),
  ]);
  return { rows, total: total[0]!.n };
}

/** A request, or null. One batch. */
export async function findRequest(db: Database, id: number): Promise<ApprovalRequest | null> {
  const [rows] = await db.batch([
    db
      .select(columns)
      .from(joined)
      .where(sql`a.id = ${id}`),
  ]);
  return rows[0] ?? null;
}

/** The requests that wait, of these users; one each at most. One batch. */
export async function listPendingOf(db: Database, userNames: string[]): Promise<ApprovalRequest[]> {
  const list = JSON.stringify(userNames);
  const [rows] = await db.batch([
    db
      .select(columns)
      .from(joined)
      .where(sql`a.status = 'pending' AND u.username IN (SELECT value FROM json_each(${list}))`),
  ]);
  return rows;
}
