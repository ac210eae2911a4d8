import { sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { type NameKind, makeNameIndexRows } from "./index-rows.ts";
import { jsonChunks } from "../../json-chunks.ts";

export interface FindableName {
  name: string;
  texts: string[];
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
        sql`INSERT INTO name_index (kind, field, key, name, matched)
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
