import { isNotNull } from "drizzle-orm";
import { raagas } from "#drizzle/schema/index.ts";
import { soundedScale } from "../../domain/music/sound/sounded-scale.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import { scaleColumns } from "./sounded-raaga.ts";

/** A raaga whose scale may sound, as text. */
export type ListedScale = [id: string, native: string | null, arohana: string, avarohana: string];

/** Lists the scales of all raagas that may sound. One batch, which reads each raaga once. */
export async function listScales(db: Database, language: string) {
  const [rows, counters] = await db.batch([
    db
      .select({
        ...scaleColumns(language),
        parentId: raagas.parentId,
        melakarta: raagas.melakarta,
      })
      .from(raagas)
      .where(isNotNull(raagas.arohana)),
    countersStatement(db),
  ]);
  const melakartas = new Map(rows.map(({ id, melakarta }) => [id, melakarta]));
  const scales = rows.flatMap(({ id, native, arohana, avarohana, bhashanga, parentId }) => {
    const parent = melakartas.get(parentId ?? "") ?? null;
    const isSounded = soundedScale({ arohana, avarohana, bhashanga, parent }) !== null;
    return isSounded ? [[id, native, arohana!, avarohana!] satisfies ListedScale] : [];
  });
  return { scales, version: readCounters(counters).version };
}
