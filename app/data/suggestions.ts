import { type SQL, sql } from "drizzle-orm";
import { type KeyRange, nearRanges, queryRanges } from "../domain/script/index-keys.ts";
import {
  isAlike,
  type NameCandidate,
  rankNames,
  titleDistance,
} from "../domain/script/likeness.ts";
import type { Database } from "./database.ts";
import type { NameKind } from "./search-index.ts";
import { namesIn, rangesJson, songsIn } from "./search-ranges.ts";

/** A name or title to offer: while the visitor types, beside what was found, or instead of nothing. */
export interface Suggestion {
  kind: "song" | NameKind;
  name: string;
  /** What of it matched, where that is not the name itself: an alias, another script. Else null. */
  matched: string | null;
  /** The song's id; null for names. */
  songId: number | null;
}

export const suggestionCount = 8;
const fewNames = 4;
const mostContaining = 24;
const mostAlike = 80;

type NameRow = NameCandidate & { kind: NameKind };

/** SELECT of names of one kind in the ranges, those of the first range first, at most `most`. */
function selectNames(kind: NameKind, ranges: SQL, most: number): SQL {
  return sql`SELECT * FROM (SELECT n.kind, n.name, n.matched, n.place
    FROM ${namesIn(kind, ranges)} LIMIT ${most})`;
}

/** The statement for names of some kinds in the ranges. */
function nameStatement(db: Database, kinds: readonly NameKind[], ranges: KeyRange[], most: number) {
  const asked = sql`(SELECT ranges FROM asked)`;
  const selects = kinds.map((kind) => selectNames(kind, asked, most));
  const [first, second] = [selects.slice(0, 3), selects.slice(3)];
  const groups = [first, second]
    .filter((group) => group.length > 0)
    .map((group) => sql`SELECT * FROM (${sql.join(group, sql` UNION ALL `)})`);
  const names = sql`(WITH asked (ranges) AS (SELECT ${rangesJson(ranges)})
    ${sql.join(groups, sql` UNION ALL `)}) AS names`;
  return db
    .select({
      kind: sql<NameKind>`kind`,
      name: sql<string>`name`,
      matched: sql<string>`matched`,
      place: sql<number>`place`,
    })
    .from(names);
}

interface TitleRow {
  id: number;
  title: string;
}

/** The statement for songs whose titles are in the ranges, in their order, each once. */
function titleStatement(db: Database, ranges: KeyRange[], most: number) {
  const found = sql`(SELECT DISTINCT i.song_id AS id
    FROM ${songsIn(rangesJson(ranges))} LIMIT ${most}) AS found CROSS JOIN songs ON songs.id = found.id`;
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
  const query = queryRanges(text);
  if (!query) return [];
  const close = [...query.close, ...nearRanges(query.body)];
  const [containing, alike] = await db.batch([
    titleStatement(db, query.contains, suggestionCount),
    titleStatement(db, close, mostAlike),
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
  const query = queryRanges(asked);
  if (!query) return [];
  const close = [...query.close, ...nearRanges(query.body)];
  const [containing, alike] = await db.batch([
    nameStatement(db, [kind], query.contains, mostContaining),
    nameStatement(db, [kind], close, mostAlike),
  ]);
  return rankNames(asked, [...containing, ...alike])
    .slice(0, suggestionCount)
    .map(toSuggestion);
}

const nameKinds = ["raaga", "taala", "composer", "singer", "accompanist", "songType"] as const;

/** The statements of `readEverything`: names and titles that contain the text, and those like it. */
export function everythingStatements(db: Database, text: string) {
  const query = queryRanges(text);
  const contains = query?.contains ?? [];
  const close = query ? [...query.close, ...nearRanges(query.body)] : [];
  return [
    nameStatement(db, nameKinds, contains, mostContaining),
    titleStatement(db, contains, suggestionCount),
    nameStatement(db, nameKinds, close, fewNames * 4),
    titleStatement(db, close, mostAlike),
  ] as const;
}

/** What everything holds for one text, by kind, the best of each kind first. */
export function readEverything(
  text: string,
  names: NameRow[],
  titles: TitleRow[],
  alikeNames: NameRow[],
  alikeTitles: TitleRow[],
): { found: Suggestion[]; alike: Suggestion[] } {
  const ofKinds = (rows: NameRow[]) =>
    nameKinds.flatMap((kind) =>
      rankNames(
        text,
        rows.filter((row) => row.kind === kind),
      ).slice(0, fewNames),
    );
  const containing = ofKinds(names);
  const near = ofKinds(alikeNames).filter(
    ({ kind, name }) => !containing.some((row) => row.kind === kind && row.name === name),
  );
  return {
    found: [...containing.map(toSuggestion), ...rankTitles(text, titles, [])],
    alike: [...near.map(toSuggestion), ...rankTitles(text, [], alikeTitles).slice(0, fewNames)],
  };
}

/** What a box for everything offers: songs and names by kind; what sounds alike when nothing fits. One batch. */
export async function suggestEverything(db: Database, text: string): Promise<Suggestion[]> {
  const rows = await db.batch(everythingStatements(db, text));
  const { found, alike } = readEverything(text, ...rows);
  return found.length > 0 ? found : alike;
}
