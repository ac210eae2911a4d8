import { type SQL, sql } from "drizzle-orm";
import type { Lookups } from "../../../domain/search/reading/lookups.ts";
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
        SELECT n.kind AS source, lookup, n.name AS id, n.matched <> n.name AS isOtherName
        FROM ${itemsOf(named)}
        CROSS JOIN (VALUES ('raaga', 'raaga'), ('taala', 'taala'), ('songType', 'songType'),
          ('person', 'composer'), ('person', 'singer'), ('person', 'accompanist')) kinds ON item ->> kinds.column1
        CROSS JOIN name_index n
          ON n.kind = kinds.column2 AND n.field = ${of("field")} AND n.key = ${of("key")}
        WHERE ${hasPart} LIMIT ${maxNames})
      UNION ALL SELECT * FROM (
        SELECT 'person', lookup, coalesce(p.merged_into, p.id), 0
        FROM ${itemsOf(named)}
        CROSS JOIN person_keys k
          ON ${of("person")} AND k.field = ${of("field")} AND k.key = ${of("key")}
        CROSS JOIN people p ON p.id = k.person_id LIMIT ${maxNames})
      UNION ALL SELECT 'title', lookup, NULL, 0 FROM ${itemsOf(ranges)}
        WHERE EXISTS (SELECT 1 FROM song_index i WHERE i.field = item ->> 0
          AND i.key >= item ->> 1 AND i.key < item ->> 2)`,
  );
}

/** A raaga's main name ranks before its other names. */
const otherName = 0.5;

/** Reads the rows of `meaningsStatement` for the same lookups. */
export function readMeanings(rows: readonly MeaningRow[], { names, titles }: Lookups): Meaning[] {
  return rows.map(({ source, lookup, id, isOtherName }): Meaning => {
    if (source === "title") {
      const { first, past, rank } = titles[lookup]!;
      return { first, past, rank, kind: "title", required: null, name: null };
    }
    const { first, past, rank, required = null } = names[lookup]!;
    const isList = source === "raaga" || source === "taala" || source === "songType";
    return {
      first,
      past,
      kind: isList ? source : "person",
      rank: rank + (source === "raaga" ? otherName * isOtherName : 0),
      required,
      // A query for an instrument means an accompanist, even if the printed name is also a singer's.
      name: { source: required && source === "singer" ? "accompanist" : source, id: id! },
    };
  });
}
