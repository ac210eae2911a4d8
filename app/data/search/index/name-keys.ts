import { sql } from "drizzle-orm";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import { type Database, statement } from "../../database.ts";
import { type NameKind, makeNameIndexRows } from "./search-index.ts";
import { nameRowsIn, rangesJson } from "./range-conditions.ts";

/** A name of a list with all that it is found by. */
export interface FindableName {
  name: string;
  /** Its description and its aliases. */
  texts: string[];
}

/** A JSON parameter may be as long as a row: 2 MB. Letters are up to four bytes. */
const mostLetters = 300_000;

/** `rows` as JSON arrays that are each short enough to be one parameter. */
export function jsonChunks(rows: readonly unknown[]): string[] {
  const chunks: string[][] = [[]];
  let letters = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (letters + text.length > mostLetters) {
      chunks.push([]);
      letters = 0;
    }
    letters += text.length;
    chunks.at(-1)!.push(text);
  }
  return chunks.filter((chunk) => chunk.length > 0).map((chunk) => `[${chunk.join(",")}]`);
}

/** The statements that make names findable by what they and their aliases are now, and by nothing else. */
export function indexNamesStatements(db: Database, kind: NameKind, names: FindableName[]) {
  const rows = names.flatMap(({ name, texts }) =>
    makeNameIndexRows(kind, name, [name, ...texts]).map(({ field, key, matched }) => [
      field,
      key,
      name,
      matched,
    ]),
  );
  return [
    ...jsonChunks(names.map(({ name }) => name)).map((list) =>
      unindexNamesStatement(db, kind, list),
    ),
    ...jsonChunks(rows).map((list) =>
      statement(
        db,
        sql`INSERT INTO name_index (kind, place, key, name, matched)
        SELECT ${kind}, value ->> 0, value ->> 1, value ->> 2, value ->> 3
        FROM json_each(${list}) WHERE true ON CONFLICT DO NOTHING`,
      ),
    ),
  ];
}

/** The statement after which names, a JSON array, are found by nothing any more. */
export function unindexNamesStatement(db: Database, kind: NameKind, list: string) {
  return statement(
    db,
    sql`DELETE FROM name_index WHERE kind = ${kind} AND name IN (SELECT value FROM json_each(${list}))`,
  );
}

/** The statement that lists names which `text` may be another spelling of. */
export function similarNamesStatement(db: Database, kind: NameKind, text: string) {
  const equal = (parseQuery(text)?.contains ?? []).filter(([field]) => field <= indexFields.k2);
  return db
    .selectDistinct({ name: sql<string>`name` })
    .from(sql`(SELECT n.name FROM ${nameRowsIn(kind, rangesJson(equal))}) AS found`)
    .limit(5);
}
