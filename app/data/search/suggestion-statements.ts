import { type SQL, sql } from "drizzle-orm";
import type { Language } from "../../domain/music/shown-name.ts";
import { listAbbreviatedRanges } from "../../domain/search/keys/abbreviations.ts";
import {
  listEndingRanges,
  listFuzzyRanges,
  listShorterRanges,
} from "../../domain/search/keys/fuzzy-ranges.ts";
import { indexFields } from "../../domain/search/keys/index-keys.ts";
import { beginningWith } from "../../domain/search/keys/key-range.ts";
import {
  listNameTexts,
  listTypedRanges,
  toPlainName,
} from "../../domain/search/keys/name-readings.ts";
import { parseQuery, type SearchQuery } from "../../domain/search/keys/parse-query.ts";
import type { Database } from "../database.ts";
import { personRowsIn } from "../people/person-rows.ts";
import { nameRowsIn, rangesJson, songRowsIn } from "./index/range-conditions.ts";
import { nameKinds, nameStatement, type SuggestedKind } from "./names/name-statement.ts";
import { titleStatement } from "./title-statement.ts";

export const maxNames = 16;
export const maxAlike = 80;

export const hasFewerThan = (enough: number, rows: SQL) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${enough})) < ${enough}`;

export const listAlikeRanges = (query: SearchQuery) => [
  ...query.respelt,
  ...query.alike,
  ...listFuzzyRanges(query.body),
];

export const listTypedNameRanges = (text: string) => (kind: SuggestedKind) => [
  ...listTypedRanges(listNameTexts(kind, text)),
  ...(kind === "raaga" || kind === "taala" ? listAbbreviatedRanges(text) : []),
];

/** Lists the ranges of texts that sound alike; for titles, also of shorter ones and of later words. */
export const listAlikeTitleRanges = (text: string, query: SearchQuery) => [
  ...listShorterRanges(text),
  ...listAlikeRanges(query),
];

/** Short lists: all their names are compared with the typed text. */
const shortLists: readonly SuggestedKind[] = ["taala", "songType"];

/** Lists the ranges of names that sound like a text. */
export const listAlikeNameRanges = (text: string) => (kind: SuggestedKind) => {
  if (shortLists.includes(kind)) return [beginningWith(indexFields.k0, "")];
  const name = toPlainName(kind, text);
  const query = parseQuery(name);
  if (!query) return [];
  const endings = kind === "raaga" ? listEndingRanges(name) : [];
  return [...listShorterRanges(name), ...endings, ...listAlikeRanges(query)];
};

export function namesStatement(db: Database, text: string, language: Language) {
  return nameStatement(db, nameKinds, listTypedNameRanges(text), {
    limit: maxNames,
    language,
  });
}

const { word } = indexFields;

/** Whether no word of a title, of a raaga or of a person's name begins with a text. */
export function nowhere(text: string): SQL {
  const begun = (parseQuery(text)?.contains ?? []).filter(([field]) => field <= word);
  const ranges = rangesJson(begun);
  const rows = [songRowsIn(ranges), nameRowsIn("raaga", ranges), personRowsIn(ranges, 1)];
  return sql.join(
    rows.map((one) => hasFewerThan(1, one)),
    sql` AND `,
  );
}

/** Deities have so many names each that one sounds like nearly any text. */
const alikeKinds = nameKinds.filter((kind) => kind !== "deity");

/** Returns statements for names and titles like the text. They give no rows if a word of one begins with it. */
export function alikeStatements(db: Database, text: string, language: Language) {
  const query = parseQuery(text);
  const when = nowhere(text);
  return [
    nameStatement(db, alikeKinds, listAlikeNameRanges(text), {
      limit: 2 * maxNames,
      language,
      when,
    }),
    titleStatement(db, query ? listAlikeTitleRanges(text, query) : [], {
      looked: maxAlike,
      language,
      when,
    }),
  ] as const;
}
