import { aliasedTable, eq } from "drizzle-orm";
import { raagas } from "#drizzle/schema/index.ts";
import { type SoundedScale, soundedScale } from "../../domain/music/sound/sounded-scale.ts";
import type { Database } from "../database.ts";

const parents = aliasedTable(raagas, "parents");

/** Reads the scale of a raaga for sound and pictures, or null if it is missing or unsure. Reads two rows. */
export async function findSoundedScale(db: Database, id: string): Promise<SoundedScale | null> {
  const [rows] = await db.batch([
    db
      .select({
        arohana: raagas.arohana,
        avarohana: raagas.avarohana,
        bhashanga: raagas.bhashanga,
        parent: parents.melakarta,
      })
      .from(raagas)
      .leftJoin(parents, eq(parents.id, raagas.parentId))
      .where(eq(raagas.id, id)),
  ]);
  return rows[0] ? soundedScale(rows[0]) : null;
}
