import { soundedScale, type SoundedScale } from "../../../domain/music/sound/sounded-scale.ts";
import { keepingsOf } from "../../../domain/music/taalas/cycle.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { soundedRaagaStatement } from "../sounded-raaga.ts";
import { taalasStatement } from "./list-taalas.ts";

export interface PractisedRaaga {
  id: string;
  native: string | null;
  /** Null if its scale is missing, too long or unsure. */
  scale: SoundedScale | null;
}

/**
 * Reads what is practised: taalas with the ways of keeping them, none for those without counts, and a raaga, null
 * without an id or if there is none. One batch.
 */
export async function readPractice(db: Database, raagaId: string | null, language: string) {
  const [taalas, raagas, counters] = await db.batch([
    taalasStatement(db, language),
    soundedRaagaStatement(db, raagaId ?? "", language),
    countersStatement(db),
  ]);
  const found = raagas[0];
  const raaga: PractisedRaaga | null = found
    ? { id: found.id, native: found.native, scale: soundedScale(found) }
    : null;
  return {
    raaga,
    taalas: taalas.map(({ id, native, ...cycle }) => ({
      id,
      native,
      keepings: keepingsOf(id, cycle),
    })),
    version: readCounters(counters).version,
  };
}

export type PractisedTaala = Awaited<ReturnType<typeof readPractice>>["taalas"][number];
