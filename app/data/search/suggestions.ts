import type { SQL } from "drizzle-orm";
import type { Language } from "../../domain/music/shown-name.ts";
import { rankNames } from "../../domain/search/keys/name-ranking.ts";
import { listNameTexts, listTypedRanges } from "../../domain/search/keys/name-readings.ts";
import { parseQuery } from "../../domain/search/keys/parse-query.ts";
import type { Database } from "../database.ts";
import { personRowsIn } from "../people/person-rows.ts";
import {
  listAlikeNameRanges,
  alikeStatements,
  listAlikeTitleRanges,
  hasFewerThan,
  maxAlike,
  maxNames,
  namesStatement,
  nowhere,
  listTypedNameRanges,
} from "./suggestion-statements.ts";
import { addCounts, countsStatement } from "./name-counts.ts";
import { nameRowsIn, rangesJson, songRowsIn } from "./index/range-conditions.ts";
import {
  hasBeginning,
  rankSuggestions,
  rankTitles,
  type Suggestion,
  toSuggestion,
} from "./names/rank-suggestions.ts";
import { nameStatement, type SuggestedKind } from "./names/name-statement.ts";
import { titleStatement } from "./title-statement.ts";

const maxSuggestions = 8;
const maxLookedAt = 22;

export async function suggestTitles(
  db: Database,
  text: string,
  language: Language,
): Promise<Suggestion[]> {
  const query = parseQuery(text);
  if (!query) return [];
  const few = hasFewerThan(maxSuggestions, songRowsIn(rangesJson(query.contains)));
  const [containing, alike] = await db.batch([
    titleStatement(db, listTypedRanges([text]), { looked: maxLookedAt, language }),
    titleStatement(db, listAlikeTitleRanges(text, query), {
      looked: maxAlike,
      language,
      when: few,
    }),
  ]);
  return rankTitles(text, containing, alike).slice(0, maxSuggestions);
}

const rowsIn = (kind: SuggestedKind, ranges: SQL) =>
  kind === "person" ? personRowsIn(ranges, maxNames) : nameRowsIn(kind, ranges);

/** Suggests names of a kind as they are printed, or people, by any of their names; of raagas the best known first. */
export async function suggestNames(
  db: Database,
  kind: SuggestedKind,
  text: string,
  language: Language,
): Promise<Suggestion[]> {
  if (!parseQuery(text)) return [];
  const typed = listTypedNameRanges(text);
  const few = hasFewerThan(maxSuggestions, rowsIn(kind, rangesJson(typed(kind))));
  const [containing, alike] = await db.batch([
    nameStatement(db, [kind], typed, { limit: maxNames, language }),
    nameStatement(db, [kind], listAlikeNameRanges(text), { limit: maxAlike, language, when: few }),
  ]);
  return rankNames(listNameTexts(kind, text), [...containing, ...alike], { isByFame: true })
    .slice(0, maxSuggestions)
    .map(toSuggestion);
}

/** Suggests names and songs for the search box, with counts; similar-sounding ones if none begins with `text`. One batch. */
export async function suggestEverything(
  db: Database,
  text: string,
  language: Language,
): Promise<Suggestion[]> {
  const query = parseQuery(text);
  if (!query) return [];
  const [names, counts, titles, alikeNames, alikeTitles, alikeCounts] = await db.batch([
    namesStatement(db, text, language),
    countsStatement(db, listTypedNameRanges(text)),
    titleStatement(db, listTypedRanges([text]), { looked: maxLookedAt, language }),
    ...alikeStatements(db, text, language),
    countsStatement(db, () => query.alike, nowhere(text)),
  ]);
  const typed = addCounts(names, counts);
  const matches = rankSuggestions(text, typed, [], titles);
  if (hasBeginning(text, typed)) return matches;
  const paths = new Set(matches.map(({ path }) => path));
  const alike = rankSuggestions(text, addCounts(alikeNames, alikeCounts), alikeTitles);
  return [
    ...matches,
    ...alike.filter(({ path }) => !paths.has(path)).map((one) => ({ ...one, alike: true })),
  ];
}
