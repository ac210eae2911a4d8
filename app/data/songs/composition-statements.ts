import { eq, type SQL, sql } from "drizzle-orm";
import { compositionRaagas, compositions } from "#drizzle/schema/index.ts";
import { makeTitleNames } from "../../domain/music/script/script-names.server.ts";
import { pickShared, type SharedRevision } from "../../domain/songs/song-revision.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";

/** Updates the shared fields of a composition. Triggers copy them to its songs. */
export async function compositionStatements(
  db: Database,
  id: number | SQL,
  shared: SharedRevision,
) {
  const { raagas, sources: _, ...columns } = pickShared(shared);
  const scriptNames = await makeTitleNames(shared);
  return [
    db
      .update(compositions)
      .set({ ...columns, scriptNames })
      .where(eq(compositions.id, sql`${id}`)),
    db.delete(compositionRaagas).where(eq(compositionRaagas.compositionId, sql`${id}`)),
    statement(
      db,
      sql`INSERT INTO composition_raagas (composition_id, position, raaga_id)
        SELECT ${id}, key, value FROM json_each(${JSON.stringify(raagas)})`,
    ),
  ];
}
