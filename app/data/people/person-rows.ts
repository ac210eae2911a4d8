import { type SQL, sql } from "drizzle-orm";

/** Joins people `p` with the names `found` whose keys are in the ranges. A merged person is replaced by the target. */
export const personRowsIn = (ranges: SQL, limit: number) =>
  sql`(SELECT DISTINCT k.person_id, k.matched, k.field
    FROM json_each(${ranges}) r CROSS JOIN person_keys k ON k.field = r.value ->> 0
      AND k.key >= r.value ->> 1 AND k.key < r.value ->> 2 LIMIT ${limit}) found
    JOIN people known ON known.id = found.person_id
    JOIN people p ON p.id = coalesce(known.merged_into, known.id) AND p.merged_into IS NULL`;
