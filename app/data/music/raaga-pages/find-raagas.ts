import { sql } from "drizzle-orm";
import { rankNames } from "../../../domain/search/keys/name-ranking.ts";
import { listNameTexts } from "../../../domain/search/keys/name-readings.ts";
import { findDescribedRaagas } from "../../../domain/search/reading/raagas-by-scale.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { nameStatement } from "../../search/names/name-statement.ts";
import { listAlikeNameRanges, listTypedNameRanges } from "../../search/suggestion-statements.ts";
import { listedRaagasStatement, readListedRaagas } from "./listed-raagas.ts";

const maxFound = 40;

/**
 * Lists all raagas, and the ids of those that `text` describes by swaras or by the number of a melakarta, or of those
 * with a name like it in any script, the most like it first, and the best known of equals: those that contain it, then
 * those that sound alike. One batch.
 */
export async function searchRaagas(db: Database, text: string, language: string) {
  const [listed, counters, containing, alike] = await db.batch([
    listedRaagasStatement(db, { language }),
    countersStatement(db),
    nameStatement(db, ["raaga"], listTypedNameRanges(text), { limit: maxFound }),
    nameStatement(db, ["raaga"], listAlikeNameRanges(text), {
      limit: maxFound,
      when: sql`${text} <> ''`,
    }),
  ]);
  const matches = containing.length > 0 ? containing : alike;
  const ranked = rankNames(listNameTexts("raaga", text), matches, { isByFame: true });
  const raagas = readListedRaagas(listed);
  return {
    raagas,
    found: findDescribedRaagas(text, raagas) ?? [...new Set(ranked.map(({ name }) => name))],
    version: readCounters(counters).version,
  };
}
