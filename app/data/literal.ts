import { type SQL, sql } from "drizzle-orm";

/** A text of this program, never of a visitor, as a literal: a statement takes 100 parameters. */
export function literal(text: string): SQL {
  if (text.includes("'")) throw new Error(`${text} is no text for SQL.`);
  // oxlint-disable-next-line no-restricted-properties -- a constant
  return sql.raw(`'${text}'`);
}
