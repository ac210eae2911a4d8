import { type SQL, sql } from "drizzle-orm";

/** UNION ALL of selects of the same columns, nested in fours: D1 allows five terms. */
export function unionOf(selects: SQL[]): SQL {
  if (selects.length <= 4) return sql.join(selects, sql` UNION ALL `);
  const groups = [];
  for (let at = 0; at < selects.length; at += 4)
    groups.push(sql`SELECT * FROM (${unionOf(selects.slice(at, at + 4))})`);
  return unionOf(groups);
}
