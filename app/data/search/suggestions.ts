import type { SQL } from "drizzle-orm";
import type { Language } from "../../domain/music/shown-name.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import { rankNames } from "../../domain/search/keys/name-ranking.ts";
import { removeKindWord } from "../../domain/search/keys/kind-words.ts";
import type { Database } from "../database.ts";
import { personRowsIn } from "../people/person-rows.ts";
import { nameRowsIn, rangesJson, songRowsIn } from "./index/range-conditions.ts";
import { rankSuggestions, rankTitles, type Suggestion, toSuggestion } from "./rank-suggestions.ts";
import {
  alikeStatements,
  hasFewerThan,
  listAlikeRanges,
  maxAlike,
  maxNames,
  namesStatement,
  nameStatement,
  type SuggestedKind,
  titleStatement,
} from "./suggestion-statements.ts";

const maxSuggestions = 8;

export async function suggestTitles(
  db: Database,
  text: string,
  language: Language,
): Promise<Suggestion[]> {
  const query = parseQuery(text);
  if (!query) return [];
  const few = hasFewerThan(maxSuggestions, songRowsIn(rangesJson(query.contains)));
  const [containing, alike] = await db.batch([
    titleStatement(db, query.contains, { limit: maxSuggestions, language }),
    titleStatement(db, listAlikeRanges(query), { limit: maxAlike, language, when: few }),
  ]);
  return rankTitles(text, containing, alike).slice(0, maxSuggestions);
}

const rowsIn = (kind: SuggestedKind, ranges: SQL) =>
  kind === "person" ? personRowsIn(ranges, maxNames) : nameRowsIn(kind, ranges);

/** Suggests names of a kind as they are printed, or people, by any of their names. */
export async function suggestNames(
  db: Database,
  kind: SuggestedKind,
  text: string,
  language: Language,
): Promise<Suggestion[]> {
  const name = removeKindWord(kind, text);
  const query = parseQuery(name);
  if (!query) return [];
  const few = hasFewerThan(maxSuggestions, rowsIn(kind, rangesJson(query.contains)));
  const [containing, alike] = await db.batch([
    nameStatement(db, [kind], query.contains, { limit: maxNames, language }),
    nameStatement(db, [kind], listAlikeRanges(query), { limit: maxAlike, language, when: few }),
  ]);
  return rankNames(name, [...containing, ...alike])
    .slice(0, maxSuggestions)
    .map(toSuggestion);
}

/** Suggests names and songs for the search box; if none contains `text`, those that sound alike. One batch. */
export async function suggestEverything(
  db: Database,
  text: string,
  language: Language,
): Promise<Suggestion[]> {
  const query = parseQuery(text);
  if (!query) return [];
  const [names, titles, alikeNames, alikeTitles] = await db.batch([
    namesStatement(db, text, language),
    titleStatement(db, query.contains, { limit: maxSuggestions, language }),
    ...alikeStatements(db, text, language),
  ]);
  const found = [...rankSuggestions(text, names), ...rankTitles(text, titles, [])];
  if (found.length > 0) return found;
  return rankSuggestions(text, alikeNames, alikeTitles).map((one) => ({ ...one, alike: true }));
}
