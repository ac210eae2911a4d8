import { sql } from "drizzle-orm";
import { raagas } from "#drizzle/schema/index.ts";
import { type Language, showName, type ShownName } from "../../domain/music/shown-name.ts";
import type { Database } from "../database.ts";
import { nativeIn } from "../native-name.ts";
import { selectRows } from "../select-rows.ts";

/** Returns the names of raagas as pages show them, by id; ids of no raaga are left out. */
export async function findShownRaagas(
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, ShownName>> {
  if (ids.length === 0) return new Map();
  const [rows] = await db.batch([
    selectRows(
      db,
      { id: raagas.id, native: nativeIn(raagas.scriptNames, language) },
      (columns) =>
        sql`SELECT ${columns} FROM json_each(${JSON.stringify(ids)}) a CROSS JOIN raagas ON raagas.id = a.value`,
    ),
  ]);
  return new Map(rows.map(({ id, native }) => [id, showName(native, id)]));
}
