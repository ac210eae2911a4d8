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
 * Reads what is practised: the taalas that can be kept, with the ways of keeping them, and a raaga, null without an id
 * or if there is none. One batch.
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
  const kept = taalas.flatMap(({ id, native, ...cycle }) => {
    const keepings = keepingsOf(id, cycle);
    return keepings.length > 0 ? [{ id, native, keepings }] : [];
  });
  return { raaga, taalas: kept, version: readCounters(counters).version };
}

export type PractisedTaala = Awaited<ReturnType<typeof readPractice>>["taalas"][number];
