import { asc, sql } from "drizzle-orm";
import { taalas } from "#drizzle/schema/index.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { nativeIn } from "../../native-name.ts";

const maxTaalas = 500;

export type TaalaSummary = Awaited<ReturnType<typeof listTaalas>>["taalas"][number];

export const taalasStatement = (db: Database, language: string) =>
  db
    .select({
      id: taalas.id,
      description: taalas.description,
      native: nativeIn(taalas.scriptNames, language).as("native"),
      jati: taalas.jati,
      angas: taalas.angas,
      groups: taalas.groups,
      aksharas: taalas.aksharas,
      creatorId: taalas.creatorId,
      compositionCount: taalas.compositionCount,
    })
    .from(taalas)
    .orderBy(sql`description COLLATE NOCASE`, taalas.id)
    .limit(maxTaalas);

/** Lists the taalas with their names in the script of a language, and how many songs each has. One batch. */
export async function listTaalas(db: Database, language: string) {
  const [rows, counters] = await db.batch([taalasStatement(db, language), countersStatement(db)]);
  return { taalas: rows, version: readCounters(counters).version };
}

/** Lists the ids of all taalas. One batch. */
export async function listTaalaIds(db: Database) {
  const [rows, counters] = await db.batch([
    db.select({ id: taalas.id }).from(taalas).orderBy(asc(taalas.id)).limit(maxTaalas),
    countersStatement(db),
  ]);
  return { ids: rows.map(({ id }) => id), version: readCounters(counters).version };
}
