import { Column, is, SQL, sql, type Subquery } from "drizzle-orm";
import { literal } from "./literal.ts";

/**
 * An expression whose value is JSON text of type T. A select returns it parsed. Within another such expression it is
 * embedded as JSON.
 */
export class Json<T> extends SQL<T> {
  constructor(text: SQL) {
    super(text.queryChunks);
    this.mapWith((json: string) => this.parse(json));
  }

  /** Parses its value, which raw statements return as text. */
  parse(json: string): T {
    return JSON.parse(json) as T;
  }
}

/** The fields of a JSON object: columns, expressions (`sql<T>`), or nested objects. */
export interface JsonFields {
  [name: string]: Column | SQL | SQL.Aliased | JsonFields;
}

/** The JSON value of a column: booleans are 0 or 1, instants milliseconds. */
type ColumnValue<C extends Column> =
  | (C["_"]["dataType"] extends "boolean"
      ? 0 | 1
      : C["_"]["dataType"] extends "date"
        ? number
        : C["_"]["data"])
  | (C["_"]["notNull"] extends true ? never : null);

type Value<F> = F extends Column
  ? ColumnValue<F>
  : F extends SQL<infer T>
    ? T
    : F extends SQL.Aliased<infer T>
      ? T
      : { [Name in keyof F]: Value<F[Name]> };

/** The parsed type of a `Json` or of its fields. */
export type JsonOf<F> = Value<F>;

/** D1 takes at most 32 arguments of a function. */
const maxPairs = 15;

const writeField = (field: JsonFields[string]): SQL => {
  if (is(field, Column)) return field.dataType === "json" ? sql`json(${field})` : sql`${field}`;
  if (is(field, SQL.Aliased))
    return field.sql instanceof Json ? sql`json(${field})` : sql`${field}`;
  return is(field, SQL) ? field : jsonObject(field);
};

/** Writes an object: `json_object('id', songs.id, …)`. */
export function jsonObject<Fields extends JsonFields>(fields: Fields): Json<Value<Fields>> {
  const entries = Object.entries(fields);
  let object = sql``;
  for (let at = 0; at < entries.length; at += maxPairs) {
    const isFirst = at === 0;
    const pairs = entries
      .slice(at, at + maxPairs)
      .map(([name, field]) => sql`${literal(isFirst ? name : `$.${name}`)}, ${writeField(field)}`);
    const list = sql.join(pairs, sql`, `);
    object = isFirst ? sql`json_object(${list})` : sql`json_set(${object}, ${list})`;
  }
  return new Json(object);
}

/** Writes a list with one value, or object of fields, for each row of `from` (`FROM raaga_aliases WHERE …`). */
export const jsonArray = <Field extends JsonFields[string]>(field: Field, from: SQL) =>
  new Json<Value<Field>[]>(sql`(SELECT json_group_array(${writeField(field)}) ${from})`);

interface Query {
  as(name: string): Subquery;
}

type Row<Asked extends Query> =
  ReturnType<Asked["as"]> extends Subquery<string, infer Selected>
    ? { [Name in keyof Selected]: Value<Selected[Name]> }
    : never;

/** Writes the rows of a query of drizzle as objects, in its order. */
export function jsonRows<Asked extends Query>(query: Asked) {
  const rows = query.as("json_row");
  const fields = rows._.selectedFields as JsonFields;
  return jsonArray(fields, sql`FROM ${rows}`) as Json<Row<Asked>[]>;
}

/** Writes the one row of a query of drizzle as an object, or null. */
export function jsonRow<Asked extends Query>(query: Asked) {
  const row = query.as("json_row");
  const fields = row._.selectedFields as JsonFields;
  return new Json<Row<Asked> | null>(sql`(SELECT ${jsonObject(fields)} FROM ${row})`);
}

/** Null where a joined row is missing, as its `key` is null. */
export const ifJoined = <T>(key: Column, json: Json<T>) =>
  new Json<T | null>(sql`iif(${key} IS NULL, NULL, ${json})`);

/** An empty list where a condition does not hold. */
export const listIf = <T>(condition: SQL, list: Json<T[]>) =>
  new Json<T[]>(sql`iif(${condition}, ${list}, json('[]'))`);
