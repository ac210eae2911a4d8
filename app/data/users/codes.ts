import { and, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import {
  approvalRequests,
  oneTimeCodes,
  sessions,
  userRoles,
  users,
} from "#drizzle/schema/index.ts";
import { roleIds } from "../../domain/users/system-roles.ts";
import { type Database, statement } from "../database.ts";
import { withPassword } from "./passwords.ts";
import { forgetFailures } from "./sign-in-failures.ts";

export type CodePurpose = "signup" | "reset";

const mostTries = 5;

/** The statements that put a new code in the place of any other for this address and purpose, where `provided` holds. */
export function codeStatements(
  db: Database,
  row: {
    id: string;
    email: string;
    purpose: CodePurpose;
    codeHash: string;
    now: number;
    expiresAt: number;
  },
  provided: SQL,
) {
  const { id, email, purpose, codeHash, now, expiresAt } = row;
  return [
    db
      .delete(oneTimeCodes)
      .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose), provided)),
    statement(
      db,
      sql`INSERT INTO one_time_codes (id, email, purpose, code_hash, created_at, expires_at)
      SELECT ${id}, ${email}, ${purpose}, ${codeHash}, ${now}, ${expiresAt} WHERE ${provided}`,
    ),
  ] as const;
}

/** The id of the code that an address holds for a purpose, or null. */
export async function findCodeId(db: Database, email: string, purpose: CodePurpose) {
  const [rows] = await db.batch([
    db
      .select({ id: oneTimeCodes.id })
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose))),
  ]);
  return rows[0]?.id ?? null;
}

/** Counts a try at a code, in one statement; true when there was a try left and it was right. */
export async function tryCode(db: Database, id: string, codeHash: string, now: number) {
  const [rows] = await db.batch([
    db
      .update(oneTimeCodes)
      .set({ attempts: sql`attempts + 1` })
      .where(
        and(
          eq(oneTimeCodes.id, id),
          isNull(oneTimeCodes.usedAt),
          lt(oneTimeCodes.attempts, mostTries),
          gt(oneTimeCodes.expiresAt, new Date(now)),
        ),
      )
      .returning({ codeHash: oneTimeCodes.codeHash }),
  ]);
  return rows[0]?.codeHash === codeHash;
}

const use = (db: Database, id: string, request: string, now: number) =>
  db
    .update(oneTimeCodes)
    .set({ usedAt: new Date(now), usedBy: request })
    .where(
      and(
        eq(oneTimeCodes.id, id),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, new Date(now)),
      ),
    );

const usedBy = (id: string, request: string) =>
  sql`EXISTS (SELECT 1 FROM one_time_codes WHERE id = ${id} AND used_by = ${request})`;

/**
 * Uses up a code and makes the account in the same batch: a Viewer, with a pending request when a
 * reason is given. False when another request was first, and nothing has changed.
 */
export async function createUserWithCode(
  db: Database,
  code: { id: string; request: string; now: number },
  newUser: {
    username: string;
    displayName: string;
    passwordHash: string;
    language: string;
    reason: string | null;
  },
): Promise<boolean> {
  const mine = usedBy(code.id, code.request);
  const user = sql`(SELECT id FROM users WHERE username = ${newUser.username})`;
  const { reason } = newUser;
  const [, made] = await db.batch([
    use(db, code.id, code.request, code.now),
    db
      .insert(users)
      .select(
        sql`SELECT NULL, ${newUser.username}, ${newUser.displayName}, ${newUser.passwordHash}, NULL, 0, NULL, 0, ${code.now}, ${newUser.language} WHERE ${mine}`,
      )
      .onConflictDoNothing()
      .returning({ id: users.id }),
    db
      .insert(userRoles)
      .select(sql`SELECT ${user}, ${roleIds.Viewer} WHERE ${mine} AND changes() > 0`),
    db.insert(approvalRequests).select(
      sql`SELECT NULL, ${user}, ${roleIds.Contributor}, ${reason ?? ""}, 'pending', ${code.now}, NULL, NULL, NULL, NULL, NULL
          WHERE ${mine} AND changes() > 0 AND ${reason === null ? 0 : 1}`,
    ),
    db.delete(oneTimeCodes).where(eq(oneTimeCodes.usedBy, code.request)),
  ]);
  return made.length > 0;
}

/**
 * Uses up a code and sets the password in the same batch; every session of the account ends. The id of
 * the account, or null when another request was first.
 */
export async function resetPasswordWithCode(
  db: Database,
  code: { id: string; request: string; now: number },
  username: string,
  passwordHash: string,
): Promise<number | null> {
  const user = sql<number>`(SELECT id FROM users WHERE username = ${username} AND ${usedBy(code.id, code.request)})`;
  const [, set] = await db.batch([
    use(db, code.id, code.request, code.now),
    db
      .update(users)
      .set(withPassword(passwordHash))
      .where(sql`id = ${user}`)
      .returning({ id: users.id }),
    db.delete(sessions).where(sql`user_id = ${user}`),
    forgetFailures(db, user),
    db.delete(oneTimeCodes).where(sql`email = ${username} AND ${usedBy(code.id, code.request)}`),
  ]);
  return set[0]?.id ?? null;
}
