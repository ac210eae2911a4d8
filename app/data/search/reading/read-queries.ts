import { type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { raagas } from "#drizzle/schema/index.ts";
import { type Language, showName } from "../../../domain/music/shown-name.ts";
import { listLookups } from "../../../domain/search/reading/lookups.ts";
import { joinWords, type QueryWord } from "../../../domain/search/reading/query-words.ts";
import {
  isDescribed,
  type QueryPart,
  type QueryReading,
  readQuery,
  type Source,
  sources,
} from "../../../domain/search/reading/read-query.ts";
import {
  type Reading,
  type UnderstoodPart,
  understand,
} from "../../../domain/search/reading/understanding.ts";
import { splitSpoken } from "../../../domain/search/reading/stated.ts";
import type { Database } from "../../database.ts";
import { prepared, statement } from "../../drizzle-internals.ts";
import { jsonRows } from "../../json-columns.ts";
import { literal } from "../../literal.ts";
import { unionOf } from "../index/union-of.ts";
import { type Suggestion, toSuggestion } from "../names/rank-suggestions.ts";
import { meaningsStatement, readMeanings } from "./meanings.ts";

export interface ReadQuery extends QueryReading {
  words: readonly QueryWord[];
}

/** Reads queries: splits them into words, looks up the meanings of these, and chooses one of each. One batch. */
export async function readQueries(
  db: Database,
  queries: readonly [string, ...string[]],
): Promise<ReadQuery[]> {
  const thisYear = new Date().getFullYear();
  const split = queries.map((query) => {
    const spoken = splitSpoken(query, thisYear);
    return { spoken, lookups: listLookups(spoken) };
  });
  const describesRaagas = split.some(({ spoken }) => spoken.scales.length > 0);
  const [scales, ...meanings] = await db.batch([
    scalesStatement(db, { limit: describesRaagas ? maxRaagas : 0 }),
    ...split.map(({ lookups }) => meaningsStatement(db, lookups)),
  ]);
  const { raagas: all } = scales[0]!;
  return split.map(({ spoken, lookups }, at) => ({
    words: spoken.words,
    ...readQuery(spoken, lookups, readMeanings(meanings[at]!, lookups), all),
  }));
}

const maxRaagas = 3000;

const scales = jsonRows(
  new QueryBuilder()
    .select({
      id: raagas.id,
      melakarta: raagas.melakarta,
      arohana: raagas.arohana,
      avarohana: raagas.avarohana,
      fame: raagas.fame,
      compositionCount: raagas.compositionCount,
    })
    .from(raagas)
    .limit(sql.placeholder("limit")),
);

/** Selects the scales of raagas as one row; with the limit 0 it reads none. */
const scalesStatement = prepared((db) =>
  db.select({ raagas: scales.as("raagas") }).from(sql`(SELECT 1)`),
);

/** How many names of each reading are shown, people first. */
const maxNames = 3;

const shownIds = ({ ids }: QueryPart) =>
  (["person", ...sources.filter((source) => source !== "person")] as const)
    .flatMap((source) => (ids[source] ?? []).map((id) => ({ source, id })))
    .slice(0, maxNames);

/** The first ids of the raagas that all descriptions of a query fit. */
function describedIds(parts: readonly QueryPart[]): string[] {
  const [first = [], ...others] = parts.filter(isDescribed).map(({ ids }) => ids.raaga ?? []);
  return first.filter((id) => others.every((some) => some.includes(id))).slice(0, maxNames);
}

const tables: Partial<Record<Source, SQL>> = {
  raaga: sql`raagas`,
  taala: sql`taalas`,
  songType: sql`song_types`,
  deity: sql`deities`,
  person: sql`people`,
};

interface NameRow {
  source: Source;
  id: string;
  name: string;
  native: string | null;
  /** The part that a person is known for. */
  part: string | null;
}

/** Returns the statement for the display names of the meanings of queries. */
export function shownNamesStatement(
  db: Database,
  queries: readonly QueryReading[],
  language: Language,
) {
  const shown = queries.flatMap(({ parts, all }) => [
    ...[...parts, ...all].flatMap(shownIds),
    ...describedIds(parts).map((id) => ({ source: "raaga" as const, id })),
  ]);
  const selects = Object.entries(tables).map(([source, table]) => {
    const ids = [...new Set(shown.filter((one) => one.source === source).map(({ id }) => id))];
    const [name, part] =
      source === "person" ? [sql`t.name`, sql`t.parts ->> 0`] : [sql`t.id`, sql`NULL`];
    return sql`SELECT ${literal(source)} AS source, t.id AS id, ${name} AS name,
        t.script_names ->> ${language} AS native, ${part} AS part
      FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN ${table} t ON t.id = j.value`;
  });
  return statement<NameRow>(db, unionOf(selects));
}

const keyOfRow = ({ source, id }: Pick<NameRow, "source" | "id">) => `${source} ${id}`;

/** Raagas that words of a query describe by swaras or numbers, the best known first. */
export interface DescribedRaagas {
  text: string;
  raagas: Suggestion[];
}

/** Returns the raagas that a query describes, with the rows of `shownNamesStatement`; null if it describes none. */
export function showDescribed(
  { words, parts }: ReadQuery,
  rows: readonly NameRow[],
): DescribedRaagas | null {
  const described = parts.filter(isDescribed).toSorted((a, b) => a.first - b.first);
  if (described.length === 0) return null;
  const natives = new Map(rows.map((row) => [keyOfRow(row), row.native]));
  return {
    text: described.map(({ first, past }) => joinWords(words.slice(first, past))).join(" "),
    raagas: describedIds(parts).map((id) =>
      toSuggestion({
        kind: "raaga",
        name: id,
        shown: id,
        matched: id,
        native: natives.get(keyOfRow({ source: "raaga", id })) ?? null,
      }),
    ),
  };
}

/** Describes how a query was read, with the rows of `shownNamesStatement`. */
export function showReading(
  { words, parts, all }: ReadQuery,
  rows: readonly NameRow[],
): UnderstoodPart[] {
  const byId = new Map(rows.map((row) => [keyOfRow(row), row]));
  const toReading = (part: QueryPart): Reading[] =>
    part.kind === "any"
      ? []
      : [
          {
            kind: part.kind,
            first: part.first,
            past: part.past,
            required: part.required?.part ?? null,
            has: part.has,
            isExact: part.rank < 1,
            names: shownIds(part).map(({ source, id }) => {
              const row = byId.get(keyOfRow({ source, id }));
              const isPrinted =
                source === "composer" || source === "singer" || source === "accompanist";
              return {
                name: showName(row?.native ?? null, row?.name ?? id),
                part: part.required?.part ?? row?.part ?? (isPrinted ? source : null),
              };
            }),
          },
        ];
  return understand(words, parts.flatMap(toReading), all.flatMap(toReading));
}
