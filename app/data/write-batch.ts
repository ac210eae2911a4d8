import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { TooLargeError } from "./d1-limits.ts";
import type { Database } from "./database.ts";
import { statement } from "./drizzle-internals.ts";

const requirements = [
  "denied",
  "missing",
  "outdated",
  "unavailable",
  "exists",
  "inUse",
  "hidden",
] as const;

/** `outdated`: the row has changed since it was read. `hidden`: triggers keep what is hidden as it is. */
export type Requirement = (typeof requirements)[number];

const constraints = [
  ["UNIQUE constraint failed", "exists"],
  ["FOREIGN KEY constraint failed", "inUse"],
  ["LAST_ADMIN", "lastAdministrator"],
  ["SYSTEM_ROLE", "systemRole"],
] as const;

/** `tooLarge`: a row would be larger than D1 stores. */
export type WriteFailure = Requirement | (typeof constraints)[number][1] | "tooLarge";

export type Statement = BatchItem<"sqlite">;

export type WriteResult<Results = unknown> =
  | { ok: true; results: Results }
  | { ok: false; reason: WriteFailure };

/** Makes its batch fail with `reason` unless `condition` is true after the statements before it. */
export function requireThat(db: Database, condition: SQL, reason: Requirement) {
  return statement(
    db,
    sql`INSERT INTO requirements (reason) SELECT ${reason} WHERE (${condition}) IS NOT TRUE`,
  );
}

/** Runs statements in one transaction; a failed requirement, constraint or limit is returned, other errors are thrown. */
export async function writeBatch<const Statements extends readonly Statement[]>(
  db: Database,
  statements: Statements,
): Promise<WriteResult<{ [At in keyof Statements]: Statements[At]["_"]["result"] }>> {
  try {
    const results = await db.batch(statements as unknown as [Statement]);
    return { ok: true, results: results as never };
  } catch (error) {
    const reason = failureOf(error);
    if (!reason) throw error;
    return { ok: false, reason };
  }
}

function failureOf(error: unknown): WriteFailure | undefined {
  if (error instanceof TooLargeError) return "tooLarge";
  const text = `${String(error)} ${String((error as Error).cause)}`;
  const failed = /REQUIREMENT_FAILED:(\w+)/.exec(text)?.[1];
  return (
    requirements.find((requirement) => requirement === failed) ??
    constraints.find(([words]) => text.includes(words))?.[1]
  );
}

export const outcomeOf = (result: { ok: true } | { ok: false; reason: string }): string =>
  result.ok ? "done" : result.reason;
