import { type SQL, sql } from "drizzle-orm";
import {
  type KeyRange,
  listFuzzyRanges,
  parseQuery,
} from "../../domain/search/keys/parse-query.ts";
import {
  isAlike,
  type NameCandidate,
  rankNames,
  titleDistance,
} from "../../domain/search/keys/name-ranking.ts";
import type { Database } from "../database.ts";
import type { NameKind } from "./index/search-index.ts";
import { unionOf } from "./search-filters.ts";
import { nameRowsIn, rangesJson, songRowsIn } from "./index/range-conditions.ts";

/** A name or title to offer: while the visitor types, beside what was found, or instead of nothing. */
export interface Suggestion {
  kind: "song" | NameKind;
  name: string;
  /** What of it matched, where that is not the name itself: an alias, another script. Else null. */
  matched: string | null;
  /** The song's id; null for names. */
  songId: number | null;
  /** True when it only sounds like what was typed, as nothing contains that. */
  alike?: boolean;
}

const suggestionCount = 8;
const fewNames = 4;
const mostContaining = 16;
const mostAlike = 80;

type NameRow = NameCandidate & { kind: NameKind };

/** True while fewer than `enough` rows are in the ranges: where there are enough, nothing else is asked. */
const fewerThan = (enough: number, rows: SQL) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${enough})) < ${enough}`;

/** An outer table of one row or none: a condition alone would be asked of every row. */
const onlyWhen = (condition: SQL) => sql`(SELECT 1 WHERE ${condition}) w CROSS JOIN`;
const always = sql`1`;

/** The statement for names in the ranges, those of the first range first, at most so many of each kind. */
function nameStatement(
  db: Database,
  kinds: readonly NameKind[],
  ranges: KeyRange[],
  most: number,
  when: SQL = always,
) {
  const asked = sql`(SELECT ranges FROM asked)`;
  const selects = kinds.map(
    (kind) => sql`SELECT * FROM (SELECT n.kind, n.name, n.matched, n.place AS field
      FROM ${nameRowsIn(kind, asked)} LIMIT ${most})`,
  );
  const names = sql`(WITH asked (ranges) AS MATERIALIZED (SELECT ${rangesJson(ranges)} WHERE ${when})
    ${unionOf(selects)}) AS names`;
  return db
    .select({
      kind: sql<NameKind>`kind`,
      name: sql<string>`name`,
      matched: sql<string>`matched`,
      field: sql<number>`field`,
    })
    .from(names);
}

interface TitleRow {
  id: number;
  title: string;
}

/** The statement for songs whose titles are in the ranges, in their order, each once. */
function titleStatement(db: Database, ranges: KeyRange[], most: number, when: SQL = always) {
  const found = sql`(SELECT DISTINCT i.song_id AS id
    FROM ${onlyWhen(when)} ${songRowsIn(rangesJson(ranges))} LIMIT ${most}) AS found
    CROSS JOIN songs ON songs.id = found.id`;
  return db
    .select({ id: sql<number>`songs.id`, title: sql<string>`title` })
    .from(found)
    .where(sql`deleted_at IS NULL`);
}

const toSuggestion = ({ kind, name, matched }: NameRow): Suggestion => ({
  kind,
  name,
  matched: matched === name ? null : matched,
  songId: null,
});

function rankTitles(text: string, containing: TitleRow[], alike: TitleRow[]): Suggestion[] {
  const near = alike
    .map((row) => ({ row, far: titleDistance(text, row.title) }))
    .filter(({ far }) => isAlike(text, far))
    .toSorted((a, b) => a.far - b.far)
    .map(({ row }) => row);
  const songs = new Map([...containing, ...near].map((row) => [row.id, row]));
  return [...songs.values()].map(({ id, title }) => ({
    kind: "song",
    name: title,
    matched: null,
    songId: id,
  }));
}

/**
 * Titles that contain `text`, the best match first, then those that sound alike; none when it has no
 * letter. One batch.
 */
export async function suggestTitles(db: Database, text: string): Promise<Suggestion[]> {
  const query = parseQuery(text);
  if (!query) return [];
  const close = [...query.close, ...listFuzzyRanges(query.body)];
  const few = fewerThan(suggestionCount, songRowsIn(rangesJson(query.contains)));
  const [containing, alike] = await db.batch([
    titleStatement(db, query.contains, suggestionCount),
    titleStatement(db, close, mostAlike, few),
  ]);
  return rankTitles(text, containing, alike).slice(0, suggestionCount);
}

/** Words that only say what kind of name stands beside them. */
const kindWords: Partial<Record<NameKind, RegExp>> = {
  raaga: /^(?:raa?ga?m?u?|r[āa]ga[ṁm]?|రాగం|రాగము|ராகம்|இராகம்|ರಾಗ|രാഗം|राग|रागम)$/iu,
  taala: /^(?:t(?:h)?aa?la?m?u?|t[āa][ḷl]a[ṁm]?|తాళం|తాళము|தாளம்|ತಾಳ|താളം|ताल|तालम)$/iu,
};

function withoutKind(kind: NameKind, text: string): string {
  const words = text.split(/[\s()]+/);
  const rest = words.filter((word) => !kindWords[kind]?.test(word));
  return rest.join(" ").trim() || text;
}

/**
 * Names of one kind that contain `text`, the best match first, then those that sound alike: exact, then
 * beginning, then contained, then similar. One batch.
 */
export async function suggestNames(
  db: Database,
  kind: NameKind,
  text: string,
): Promise<Suggestion[]> {
  const asked = withoutKind(kind, text);
  const query = parseQuery(asked);
  if (!query) return [];
  const close = [...query.close, ...listFuzzyRanges(query.body)];
  const few = fewerThan(suggestionCount, nameRowsIn(kind, rangesJson(query.contains)));
  const [containing, alike] = await db.batch([
    nameStatement(db, [kind], query.contains, mostContaining),
    nameStatement(db, [kind], close, mostAlike, few),
  ]);
  return rankNames(asked, [...containing, ...alike])
    .slice(0, suggestionCount)
    .map(toSuggestion);
}

const nameKinds = ["raaga", "taala", "composer", "singer", "accompanist", "songType"] as const;

/** The statement for names of every kind that contain the text. */
export function namesStatement(db: Database, text: string) {
  return nameStatement(db, nameKinds, parseQuery(text)?.contains ?? [], mostContaining);
}

/** The statements for names and titles like the text, asked for only where none contains it. */
export function alikeStatements(db: Database, text: string) {
  const query = parseQuery(text);
  const contains = rangesJson(query?.contains ?? []);
  const close = query ? [...query.close, ...listFuzzyRanges(query.body)] : [];
  const nowhere = sql`${fewerThan(1, songRowsIn(contains))} AND ${fewerThan(1, nameRowsIn("raaga", contains))}`;
  return [
    nameStatement(db, nameKinds, close, mostContaining, nowhere),
    titleStatement(db, close, mostAlike, nowhere),
  ] as const;
}

/** What the rows of `namesStatement` or `alikeStatements` offer, the best of each kind first. */
export function readSuggestions(
  text: string,
  names: NameRow[],
  titles: TitleRow[] = [],
): Suggestion[] {
  const offers = nameKinds.flatMap((kind) =>
    rankNames(
      text,
      names.filter((row) => row.kind === kind),
    ).slice(0, fewNames),
  );
  return [...offers.map(toSuggestion), ...rankTitles(text, [], titles).slice(0, fewNames)];
}

/** What a box for everything offers: songs and names by kind; what sounds alike when nothing fits. One batch. */
export async function suggestEverything(db: Database, text: string): Promise<Suggestion[]> {
  const query = parseQuery(text);
  if (!query) return [];
  const [names, titles, alikeNames, alikeTitles] = await db.batch([
    namesStatement(db, text),
    titleStatement(db, query.contains, suggestionCount),
    ...alikeStatements(db, text),
  ]);
  const found = [...readSuggestions(text, names), ...rankTitles(text, titles, [])];
  if (found.length > 0) return found;
  return readSuggestions(text, alikeNames, alikeTitles).map((offer) => ({ ...offer, alike: true }));
}
