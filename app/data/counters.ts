import { sql } from "drizzle-orm";
import { counters } from "#drizzle/schema/index.ts";
import { literal } from "./literal.ts";
import { prepared } from "./drizzle-internals.ts";

export const countersStatement = prepared((db) =>
  db.select({ name: counters.name, value: counters.value }).from(counters),
);

/** The value of a counter, within another statement. */
export const counterValue = (name: "songs" | "compositions" | "version") =>
  sql<number>`(SELECT value FROM counters WHERE name = ${literal(name)})`;

/** Reads the rows of `countersStatement`; 0 for a counter without a row. */
export function readCounters(rows: { name: string; value: number }[]) {
  const value = (name: string) => rows.find((row) => row.name === name)?.value ?? 0;
  return {
    songs: value("songs"),
    compositions: value("compositions"),
    /** Without test sounds. */
    recordings: value("recordings"),
    version: value("version"),
  };
}
