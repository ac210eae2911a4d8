import type { Database } from "#app/data/database.ts";
import { type ReadQuery, readQueries } from "#app/data/search/reading/read-queries.ts";
import type { QueryPart } from "#app/domain/search/reading/read-query.ts";

/** A query of several parts, and how it is read. */
export interface ReadingCase {
  query: string;
  /** In the order of the words: `raaga:Kalyani`, `person:tyagaraja:composer`, `year:1960-1969`, `length:601-`, `has:lyrics`. */
  parts: string[];
  kind: string;
  script: string;
  /** A page that has these words, or "editor". */
  source: string;
}

/** How many queries are read in one batch. */
const atOnce = 20;

interface Share {
  queries: number;
  right: number;
}

export interface ReadingEvaluation {
  all: Share;
  byKind: Record<string, Share>;
  byScript: Record<string, Share>;
  missed: { query: string; expected: string[]; found: string[] }[];
}

/** Writes a part as a case has it; of several names the first. */
function formatPart(part: QueryPart, words: readonly { text: string }[]): string {
  const { kind, first, past, ids, required, years, length, has } = part;
  if (years) return `year:${years.since}-${years.until.slice(0, 4)}`;
  if (length) return `length:${length.shortest ?? ""}-${length.longest ?? ""}`;
  if (has) return `has:${has}`;
  const text = words
    .slice(first, past)
    .map((word) => word.text)
    .join(" ");
  if (kind === "title" || kind === "any") return `title:${text}`;
  const id = ids.person?.[0] ?? Object.values(ids).flat()[0] ?? text;
  return [kind, id, ...(required ? [required.part] : [])].join(":");
}

const shareOf = (results: readonly { isRight: boolean }[]): Share => ({
  queries: results.length,
  right: results.filter(({ isRight }) => isRight).length / results.length,
});

const sharesBy = <T extends { isRight: boolean }>(results: T[], of: (one: T) => string) =>
  Object.fromEntries([...Map.groupBy(results, of)].map(([group, some]) => [group, shareOf(some)]));

/** Reads every query and compares all its parts with those expected. */
export async function evaluateReadings(
  db: Database,
  cases: readonly ReadingCase[],
): Promise<ReadingEvaluation> {
  const readings: ReadQuery[] = [];
  for (let at = 0; at < cases.length; at += atOnce) {
    const queries = cases.slice(at, at + atOnce).map(({ query }) => query);
    readings.push(...(await readQueries(db, queries as [string, ...string[]])));
  }
  const results = cases.map((one, at) => {
    const { words, parts } = readings[at]!;
    const found = parts
      .toSorted((a, b) => a.first - b.first)
      .map((part) => formatPart(part, words));
    return { ...one, found, isRight: found.join() === one.parts.join() };
  });
  return {
    all: shareOf(results),
    byKind: sharesBy(results, ({ kind }) => kind),
    byScript: sharesBy(results, ({ script }) => script),
    missed: results
      .filter(({ isRight }) => !isRight)
      .map(({ query, parts, found }) => ({ query, expected: parts, found })),
  };
}
