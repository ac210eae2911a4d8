import { sql } from "drizzle-orm";
import { type Language, showName, type ShownName } from "../../domain/music/shown-name.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";

/** Returns the names of raagas as pages show them, by id; ids of no raaga are left out. */
export async function findShownRaagas(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, ShownName>> {
  if (ids.length === 0) return new Map();
  const [rows] = await db.batch([
    statement<{ id: string; native: string | null }>(
      db,
      sql`SELECT raagas.id, script_names ->> ${language} AS native
        FROM json_each(${JSON.stringify(ids)}) a CROSS JOIN raagas ON raagas.id = a.value`,
    ),
  ]);
  return new Map(rows.map(({ id, native }) => [id, showName(native, id)]));
}
