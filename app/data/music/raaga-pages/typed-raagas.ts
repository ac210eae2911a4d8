import { rankNames } from "../../../domain/search/keys/name-ranking.ts";
import { listNameTexts } from "../../../domain/search/keys/name-readings.ts";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { nameStatement } from "../../search/names/name-statement.ts";
import {
  matchStatements,
  type NamedRaaga,
  readMatches,
  toNamedRaaga,
} from "../../search/match-raagas.ts";
import { listAlikeNameRanges, listTypedNameRanges } from "../../search/suggestion-statements.ts";

/** A text that was typed, and the raagas that it names; if it names none, those that it may mean. */
export interface TypedRaaga {
  text: string;
  isNamed: boolean;
  raagas: NamedRaaga[];
}

const maxMeant = 8;
const maxLookedAt = 40;

/** Finds the raagas that two texts name or may mean, in any script, and the version of the data. One batch. */
export async function findTypedRaagas(
  db: Database,
  texts: readonly [string, string],
  language: Language,
): Promise<{ typed: [TypedRaaga, TypedRaaga]; version: number }> {
  const [one, other] = texts;
  const [exact, equal, meantOne, meantOther, counters] = await db.batch([
    ...matchStatements(db, texts, language),
    meantStatement(db, one, language),
    meantStatement(db, other, language),
    countersStatement(db),
  ]);
  const matches = readMatches(texts, [exact, equal]);
  const toTyped = (text: string, meant: typeof meantOne): TypedRaaga => {
    const named = matches.get(text)!;
    const ranked = rankNames(listNameTexts("raaga", text), meant, { isByFame: true });
    const raagas = ranked.slice(0, maxMeant).map((row) => toNamedRaaga({ ...row, id: row.name }));
    return named.length > 0
      ? { text, isNamed: true, raagas: named }
      : { text, isNamed: false, raagas };
  };
  return {
    typed: [toTyped(one, meantOne), toTyped(other, meantOther)],
    version: readCounters(counters).version,
  };
}

function meantStatement(db: Database, text: string, language: Language) {
  const ranges = parseQuery(text)
    ? [...listTypedNameRanges(text)("raaga"), ...listAlikeNameRanges(text)("raaga")]
    : [];
  return nameStatement(db, ["raaga"], () => ranges, { limit: maxLookedAt, language });
}
