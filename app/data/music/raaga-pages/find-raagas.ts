import { sql } from "drizzle-orm";
import { rankNames } from "../../../domain/search/keys/name-ranking.ts";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import { removeKindWord } from "../../../domain/search/keys/kind-words.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { listAlikeRanges, nameStatement } from "../../search/suggestion-statements.ts";
import { listedRaagasStatement, readListedRaagas } from "./listed-raagas.ts";

const maxFound = 40;

/**
 * Lists all raagas, and the ids of those with a name like `text` in any script, the most like it first: those that
 * contain it, then those that sound alike. One batch.
 */
export async function searchRaagas(db: Database, text: string, language: string) {
  const name = removeKindWord("raaga", text);
  const query = parseQuery(name);
  const [listed, counters, containing, alike] = await db.batch([
    listedRaagasStatement(db, language),
    countersStatement(db),
    nameStatement(db, ["raaga"], query?.contains ?? [], { limit: maxFound }),
    nameStatement(db, ["raaga"], query ? listAlikeRanges(query) : [], {
      limit: maxFound,
      when: sql`${name} <> ''`,
    }),
  ]);
  const found = containing.length > 0 ? containing : alike;
  return {
    raagas: readListedRaagas(listed),
    found: [...new Set(rankNames(name, found).map((row) => row.name))],
    version: readCounters(counters).version,
  };
}
