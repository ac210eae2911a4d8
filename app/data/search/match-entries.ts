import { sql } from "drizzle-orm";
import { listNameReadings } from "../../domain/search/keys/name-readings.ts";
import { pickNamed } from "../../domain/search/keys/pick-named.ts";
import { indexFields } from "../../domain/search/keys/index-keys.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { nameRowsIn } from "./index/range-conditions.ts";

const maxRows = 2000;

type EntryKind = "raaga" | "taala" | "songType";

interface NamedRow {
  at: number;
  id: string;
  field: number;
}

const rangesOf = (kind: EntryKind | "person", texts: readonly string[]) =>
  JSON.stringify(
    texts.map((text) =>
      listNameReadings(text).flatMap((reading) =>
        reading.kind === kind ? reading.ranges.filter(([field]) => field <= indexFields.k2) : [],
      ),
    ),
  );

function entryStatement(db: Database, kind: EntryKind, texts: readonly string[]) {
  return statement<NamedRow>(
    db,
    sql`SELECT a.key AS at, n.name AS id, n.field
      FROM json_each(${rangesOf(kind, texts)}) a CROSS JOIN ${nameRowsIn(kind, sql`a.value`)}
      LIMIT ${maxRows}`,
  );
}

function personStatement(db: Database, texts: readonly string[]) {
  return statement<NamedRow>(
    db,
    sql`SELECT DISTINCT a.key AS at, p.name AS id, k.field
      FROM json_each(${rangesOf("person", texts)}) a CROSS JOIN json_each(a.value) r
      CROSS JOIN person_keys k ON k.field = r.value ->> 0
        AND k.key >= r.value ->> 1 AND k.key < r.value ->> 2
      CROSS JOIN people known ON known.id = k.person_id
      CROSS JOIN people p ON p.id = coalesce(known.merged_into, known.id)
      LIMIT ${maxRows}`,
  );
}

function toNames(texts: readonly string[], rows: readonly NamedRow[]): Map<string, string> {
  const byText = Map.groupBy(rows, ({ at }) => at);
  return new Map(
    texts.flatMap((text, at) => {
      const named = pickNamed(text, byText.get(at) ?? []);
      return named.length === 1 ? [[text, named[0]!.id] as const] : [];
    }),
  );
}

/** Finds the entries that texts name, in any script and spelling, by kind: ids, or usual names of people. One batch. */
export async function matchEntries(db: Database, texts: readonly string[]) {
  const [raagas, taalas, songTypes, people] = await db.batch([
    entryStatement(db, "raaga", texts),
    entryStatement(db, "taala", texts),
    entryStatement(db, "songType", texts),
    personStatement(db, texts),
  ]);
  return {
    raagas: toNames(texts, raagas),
    taalas: toNames(texts, taalas),
    songTypes: toNames(texts, songTypes),
    people: toNames(texts, people),
  };
}
