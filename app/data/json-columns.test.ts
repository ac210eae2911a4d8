import { DatabaseSync } from "node:sqlite";
import { eq, type SQL, sql } from "drizzle-orm";
import { QueryBuilder, SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { expect, expectTypeOf, test } from "vitest";
import { keptLists, raagaAliases, raagas } from "#drizzle/schema/index.ts";
import {
  ifJoined,
  type Json,
  jsonArray,
  jsonObject,
  type JsonOf,
  jsonRow,
  jsonRows,
  listIf,
} from "./json-columns.ts";

const db = new DatabaseSync(":memory:");
db.exec(`CREATE TABLE raagas (id, bhashanga, parent_id, proposed_at, script_names);
  INSERT INTO raagas VALUES ('Lavangi', 1, NULL, 7, '{"te":"లవంగి"}');
  CREATE TABLE raaga_aliases (id INTEGER PRIMARY KEY, raaga_id, alias, kind);
  INSERT INTO raaga_aliases VALUES (1, 'Lavangi', 'Lavaangi', 'spelling'), (2, 'Lavangi', 'L', 'synonym');`);

const dialect = new SQLiteSyncDialect();

function read<T>(json: Json<T>, from = sql`FROM raagas`): T {
  const query = dialect.sqlToQuery(sql`SELECT ${json} AS json ${from}`);
  const row = db.prepare(query.sql).get(...(query.params as string[]));
  return json.parse(String(row!.json));
}

const aliases = new QueryBuilder()
  .select({ alias: raagaAliases.alias, kind: raagaAliases.kind })
  .from(raagaAliases)
  .where(eq(raagaAliases.raagaId, raagas.id))
  .orderBy(raagaAliases.id);

test("an object has the values and the type of its columns, as JSON has them", () => {
  const raaga = jsonObject({
    id: raagas.id,
    isBhashanga: raagas.bhashanga,
    proposedAt: raagas.proposedAt,
    names: raagas.scriptNames,
    parent: { id: raagas.parentId, length: sql<number>`length(${raagas.id})` },
  });
  expect(read(raaga)).toEqual({
    id: "Lavangi",
    isBhashanga: 1,
    proposedAt: 7,
    names: { te: "లవంగి" },
    parent: { id: null, length: 7 },
  });
  expectTypeOf<JsonOf<typeof raaga>>().toEqualTypeOf<{
    id: string;
    isBhashanga: 0 | 1 | null;
    proposedAt: number | null;
    names: Partial<Record<"te" | "ta" | "kn" | "ml" | "hi", string>>;
    parent: { id: string | null; length: number };
  }>();
  const isMarks = jsonObject({ isMarks: keptLists.isMarks });
  expectTypeOf<JsonOf<typeof isMarks>>().toEqualTypeOf<{ isMarks: 0 | 1 }>();
});

test("rows are a list of objects, a row one object or null, a value of each a list", () => {
  const rows = jsonRows(aliases);
  expect(read(jsonObject({ rows }))).toEqual({
    rows: [
      { alias: "Lavaangi", kind: "spelling" },
      { alias: "L", kind: "synonym" },
    ],
  });
  expectTypeOf<JsonOf<typeof rows>>().toEqualTypeOf<
    { alias: string; kind: "spelling" | "synonym" | "other school" }[]
  >();
  const none = eq(raagaAliases.id, 3);
  expect(read(jsonObject({ one: jsonRow(aliases.limit(1)), none: jsonRow(query(none)) }))).toEqual({
    one: { alias: "Lavaangi", kind: "spelling" },
    none: null,
  });
  expect(read(jsonArray(raagaAliases.alias, sql`FROM raaga_aliases`))).toEqual(["Lavaangi", "L"]);
});

const query = (where: SQL) =>
  new QueryBuilder().select({ alias: raagaAliases.alias }).from(raagaAliases).where(where);

test("JSON within JSON is no text, also from a query of its own", () => {
  const nested = new QueryBuilder()
    .select({
      id: raagas.id,
      aliases: jsonArray(raagaAliases.alias, sql`FROM ${raagaAliases}`).as("list"),
    })
    .from(raagas);
  expect(read(jsonRows(nested), sql``)).toEqual([{ id: "Lavangi", aliases: ["Lavaangi", "L"] }]);
});

test("a missing row is null, a list without its condition empty", () => {
  const object = jsonObject({ id: raagas.id });
  const fields = {
    there: ifJoined(raagas.id, object),
    gone: ifJoined(raagas.parentId, object),
    list: listIf(sql`FALSE`, jsonArray(raagas.id, sql`FROM raagas`)),
  };
  expect(read(jsonObject(fields))).toEqual({ there: { id: "Lavangi" }, gone: null, list: [] });
});

test("an object of many fields stays within the arguments that D1 takes", () => {
  const names = Array.from({ length: 40 }, (_, at) => `field${at}`);
  const many = jsonObject(Object.fromEntries(names.map((name) => [name, sql`NULL`])));
  expect(Object.keys(read(many))).toEqual(names);
  // Two quotation marks for each name: 15 in json_object, 15 and 10 more in json_set.
  const { sql: text } = dialect.sqlToQuery(many);
  const counts = text.split(/json_set\(|\)/).flatMap((part) => part.match(/'/g)?.length ?? []);
  expect(counts).toEqual([30, 30, 20]);
});

test("a name of a field may not end its literal", () => {
  expect(() => jsonObject({ "it's": sql`1` })).toThrow("it's is no text for SQL.");
});
