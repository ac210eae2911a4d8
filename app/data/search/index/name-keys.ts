import { sql } from "drizzle-orm";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import { parseQuery } from "../../../domain/search/keys/parse-query.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { type NameKind, makeNameIndexRows } from "./index-rows.ts";
import { nameRowsIn, rangesJson } from "./range-conditions.ts";

export interface FindableName {
  name: string;
  texts: string[];
}

/** A D1 parameter holds at most 2 MB; a letter takes up to four bytes. */
const maxLetters = 300_000;

export function jsonChunks(rows: readonly unknown[]): string[] {
  const chunks: string[][] = [[]];
  let letters = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (letters + text.length > maxLetters) {
      chunks.push([]);
      letters = 0;
    }
    letters += text.length;
    chunks.at(-1)!.push(text);
  }
  return chunks.filter((chunk) => chunk.length > 0).map((chunk) => `[${chunk.join(",")}]`);
}

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

export function unindexNamesStatement(db: Database, kind: NameKind, list: string) {
  return statement(
    db,
    sql`DELETE FROM name_index WHERE kind = ${kind} AND name IN (SELECT value FROM json_each(${list}))`,
  );
}

export function similarNamesStatement(db: Database, kind: NameKind, text: string) {
  const equal = (parseQuery(text)?.contains ?? []).filter(([field]) => field <= indexFields.k2);
  return db
    .selectDistinct({ name: sql<string>`name` })
    .from(sql`(SELECT n.name FROM ${nameRowsIn(kind, rangesJson(equal))}) AS found`)
    .limit(5);
}
