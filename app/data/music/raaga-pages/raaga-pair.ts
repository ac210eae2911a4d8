import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { listedRaagasStatement, readListedRaagas } from "./listed-raagas.ts";
import { raagaDetailStatement } from "./raaga-detail.ts";
import { firstSongsStatement } from "./raaga-songs.ts";

const maxSongs = 5;

/**
 * Finds two raagas with the first compositions in each, and all raagas, to name their parents; null if one of the two is
 * missing. One batch, which reads each raaga once.
 */
export async function findRaagaPair(
  db: Database,
  [one, other]: readonly [string, string],
  language: string,
) {
  const [listed, detail, otherDetail, songs, otherSongs, counters] = await db.batch([
    listedRaagasStatement(db, { language }),
    raagaDetailStatement(db, { id: one, language }),
    raagaDetailStatement(db, { id: other, language }),
    firstSongsStatement(db, one, language, maxSongs),
    firstSongsStatement(db, other, language, maxSongs),
    countersStatement(db),
  ]);
  if (!detail[0] || !otherDetail[0]) return null;
  const raagas = readListedRaagas(listed);
  const find = (id: string) => raagas.find((raaga) => raaga.id === id)!;
  return {
    raagas,
    pair: [
      { listed: find(one), detail: detail[0].raaga, songs },
      { listed: find(other), detail: otherDetail[0].raaga, songs: otherSongs },
    ] as const,
    version: readCounters(counters).version,
  };
}
