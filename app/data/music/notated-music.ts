import { eq } from "drizzle-orm";
import { taalas } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { soundedRaagaStatement } from "./sounded-raaga.ts";

/** Finds the raaga and taala that a notation is checked against; null where there is none of the id. One batch. */
export async function findNotatedMusic(
  db: Database,
  { raagaId, taalaId }: { raagaId: string; taalaId: string },
) {
  const [raagas, cycles] = await db.batch([
    soundedRaagaStatement(db, raagaId, "en"),
    db
      .select({
        id: taalas.id,
        jati: taalas.jati,
        angas: taalas.angas,
        groups: taalas.groups,
        aksharas: taalas.aksharas,
      })
      .from(taalas)
      .where(eq(taalas.id, taalaId)),
  ]);
  return { raaga: raagas[0] ?? null, taala: cycles[0] ?? null };
}
