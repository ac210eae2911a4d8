import { type SQL, sql } from "drizzle-orm";

/** UNION ALL of up to 16 selects of the same columns, nested in fours: D1 allows five terms. */
export function unionOf(selects: SQL[]): SQL {
  const groups = [];
  for (let at = 0; at < selects.length; at += 4)
    groups.push(sql`SELECT * FROM (${sql.join(selects.slice(at, at + 4), sql` UNION ALL `)})`);
  return sql.join(groups, sql` UNION ALL `);
}
