import { type SQL, sql } from "drizzle-orm";
import type { Lookups } from "../../../domain/search/reading/lookups.ts";
import type { Span } from "../../../domain/search/reading/query-words.ts";
import type { Meaning, Source } from "../../../domain/search/reading/read-query.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { literal } from "../../literal.ts";

const maxNames = 400;

interface MeaningRow {
  /** `title`: the words stand in a title or in lyrics. */
  source: Exclude<Source, "language"> | "title";
  /** The number of the lookup, of a name or of a title. */
  lookup: number;
  id: string | null;
  isOtherName: 0 | 1;
  /** Of a deity: whether the name is also a common word. Of a raaga: whether no song is in it. */
  isLast: 0 | 1 | null;
}

/** The rows 0 to `count` (exclusive). Rows of VALUES are not read from the database, those of json_each are counted so. */
function numbersTo(count: number): SQL {
  const rows = Array.from({ length: count }, (_, at) => `(${at})`).join();
  // oxlint-disable-next-line no-restricted-properties -- numbers
  return sql.raw(count > 0 ? `VALUES ${rows}` : "SELECT 0 AS column1 WHERE 0");
}

/** One row for each of a list's items, as JSON. */
const itemsOf = (list: readonly unknown[]) =>
  sql`(SELECT column1 AS lookup, ${JSON.stringify(list)} -> column1 AS item FROM (${numbersTo(list.length)}))`;

const of = (field: string) => sql`(item ->> ${literal(`$.${field}`)})`;

/** Returns the statement that looks up the meanings of words: the names they match, and whether a title has them. */
export function meaningsStatement(db: Database, { names, titles }: Lookups) {
  const named = names.map(({ kinds, field, key, required }) => ({
    ...Object.fromEntries(kinds.map((kind) => [kind, true])),
    field,
    key,
    required: required?.part,
  }));
  const ranges = titles.map(({ range }) => range);
  const hasPart: SQL = sql`${of("required")} IS NULL OR (${of("required")} = 'composer') = (n.kind = 'composer')`;
  return statement<MeaningRow>(
    db,
    sql`SELECT * FROM (
        SELECT n.kind AS source, lookup, n.name AS id, n.matched <> n.name AS isOtherName,
          CASE n.kind WHEN 'deity' THEN (SELECT d.kind = 'common' FROM deity_names d
              WHERE d.deity_id = n.name AND d.name = n.matched)
            WHEN 'raaga' THEN (SELECT r.song_count = 0 FROM raagas r WHERE r.id = n.name) END AS isLast
        FROM ${itemsOf(named)}
        CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'),
          ('deity', 'deity'), ('person', 'composer'), ('person', 'singer'), ('person', 'accompanist')) kinds ON item ->> kinds.column1
        CROSS JOIN name_index n
          ON n.kind = kinds.column2 AND n.field = ${of("field")} AND n.key = ${of("key")}
        WHERE ${hasPart} LIMIT ${maxNames})
      UNION ALL SELECT * FROM (
        SELECT 'person', lookup, coalesce(p.merged_into, p.id), 0, NULL
        FROM ${itemsOf(named)}
        CROSS JOIN person_keys k
          ON ${of("person")} AND k.field = ${of("field")} AND k.key = ${of("key")}
        CROSS JOIN people p ON p.id = k.person_id LIMIT ${maxNames})
      UNION ALL SELECT 'title', lookup, NULL, 0, NULL FROM ${itemsOf(ranges)}
        WHERE EXISTS (SELECT 1 FROM song_index i WHERE i.field = item ->> 0
          AND i.key >= item ->> 1 AND i.key < item ->> 2)`,
  );
}

/** The main name of a raaga or deity ranks before its other names. */
const otherName = 0.5;
/** A deity ranks behind a raaga or person of the same name, but before a raaga without songs. */
const deity = 0.25;
const unsung = 1;
/** A name of a deity that is also a common word ranks behind titles with the word. */
const commonName = 4.5;

function rankOf({ source, isOtherName, isLast }: MeaningRow, rank: number, isDeity: boolean) {
  if (source === "deity") return isLast ? commonName : rank + deity + otherName * isOtherName;
  if (source !== "raaga") return rank;
  return rank + otherName * isOtherName + (isLast && isDeity ? unsung : 0);
}

const spanOf = ({ first, past }: Span) => `${first} ${past}`;

/** Reads the rows of `meaningsStatement` for the same lookups. */
export function readMeanings(rows: readonly MeaningRow[], { names, titles }: Lookups): Meaning[] {
  const praised = new Set(
    rows.flatMap(({ source, isLast, lookup }) =>
      source === "deity" && !isLast ? [spanOf(names[lookup]!)] : [],
    ),
  );
  return rows.map((row): Meaning => {
    const { source, lookup, id } = row;
    if (source === "title") {
      const { first, past, rank } = titles[lookup]!;
      return { first, past, rank, kind: "title", required: null, name: null };
    }
    const { first, past, rank, required = null } = names[lookup]!;
    const isList =
      source === "raaga" || source === "taala" || source === "songType" || source === "deity";
    return {
      first,
      past,
      kind: isList ? source : "person",
      rank: rankOf(row, rank, praised.has(spanOf({ first, past }))),
      required,
      // A query for an instrument means an accompanist, even if the printed name is also a singer's.
      name: { source: required && source === "singer" ? "accompanist" : source, id: id! },
    };
  });
}
