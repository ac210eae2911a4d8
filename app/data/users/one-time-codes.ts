import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { oneTimeCodes } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";

export type CodePurpose = "signup" | "reset";

const maxAttempts = 5;

interface NewCode {
  id: string;
  email: string;
  purpose: CodePurpose;
  codeHash: string;
  now: number;
  expiresAt: number;
}

/** Replaces the code of an address and purpose if `condition` is true. */
export function codeStatements(db: Database, code: NewCode, condition: SQL) {
  const { id, email, purpose, codeHash, now, expiresAt } = code;
  return [
    db
      .delete(oneTimeCodes)
      .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose), condition)),
    statement(
      db,
      sql`INSERT INTO one_time_codes (id, email, purpose, code_hash, created_at, expires_at)
      SELECT ${id}, ${email}, ${purpose}, ${codeHash}, ${now}, ${expiresAt} WHERE ${condition}`,
    ),
  ] as const;
}

export async function findCodeId(
  db: Database,
  email: string,
  purpose: CodePurpose,
): Promise<string | null> {
  const [rows] = await db.batch([
    db
      .select({ id: oneTimeCodes.id })
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose))),
  ]);
  return rows[0]?.id ?? null;
}

const isUnexpired = (id: string, now: number) =>
  and(eq(oneTimeCodes.id, id), gt(oneTimeCodes.expiresAt, new Date(now)));

/** Counts an attempt. Returns whether the code was right within the allowed attempts. */
export async function tryCode(
  db: Database,
  id: string,
  codeHash: string,
  now: number,
): Promise<boolean> {
  const [rows] = await db.batch([
    db
      .update(oneTimeCodes)
      .set({ attempts: sql`attempts + 1` })
      .where(and(isUnexpired(id, now), lt(oneTimeCodes.attempts, maxAttempts)))
      .returning({ codeHash: oneTimeCodes.codeHash }),
  ]);
  return rows[0]?.codeHash === codeHash;
}

export interface CheckedCode {
  id: string;
  now: number;
}

export const isUsable = ({ id, now }: CheckedCode): SQL =>
  sql`EXISTS (SELECT 1 FROM ${oneTimeCodes} WHERE ${isUnexpired(id, now)})`;
