import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { raagas } from "#drizzle/schema/index.ts";
import { type SoundedScale, soundedScale } from "../../domain/music/sound/sounded-scale.ts";
import type { Database } from "../database.ts";
import { nativeIn } from "../native-name.ts";

const parents = alias(raagas, "parents");

/** The columns that a raaga's scale sounds by, and its name in the script of a language. */
export const scaleColumns = (language: string) => ({
  id: raagas.id,
  native: nativeIn(raagas.scriptNames, language).as("native"),
  arohana: raagas.arohana,
  avarohana: raagas.avarohana,
  bhashanga: raagas.bhashanga,
});

/** Selects what a raaga's scale sounds by. */
export const soundedRaagaStatement = (db: Database, id: string, language: string) =>
  db
    .select({
      ...scaleColumns(language),
      melakarta: raagas.melakarta,
      // A name of its own: of two columns with one name, a batch of D1 returns one.
      parent: sql<number | null>`${parents.melakarta}`.as("parent"),
    })
    .from(raagas)
    .leftJoin(parents, eq(parents.id, raagas.parentId))
    .where(eq(raagas.id, id));

/** Reads the scale of a raaga for sound and pictures, or null if it is missing or unsure. Reads two rows. */
export async function findSoundedScale(db: Database, id: string): Promise<SoundedScale | null> {
  const [rows] = await db.batch([soundedRaagaStatement(db, id, "en")]);
  return rows[0] ? soundedScale(rows[0]) : null;
}
