import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./database.ts";

type Item = BatchItem<"sqlite">;

type Rows<Statement> = Statement extends Item ? Awaited<Statement> : [];

/**
 * Runs the statements that are there in one batch, and returns the rows of each; none for null. A statement that
 * cannot find anything would cost its SQL and an answer.
 */
export async function readBatch<const Statements extends readonly (Item | null)[]>(
  db: Database,
  statements: Statements,
): Promise<{ [At in keyof Statements]: Rows<Statements[At]> }> {
  const asked = statements.filter((one) => one !== null);
  const answers: unknown[] = await db.batch(asked as unknown as [Item, ...Item[]]);
  const rows = statements.map((one) => (one === null ? [] : answers[asked.indexOf(one)]));
  return rows as { [At in keyof Statements]: Rows<Statements[At]> };
}
