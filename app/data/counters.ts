import { counters } from "#drizzle/schema/index.ts";
import { prepared } from "./drizzle-internals.ts";

export const countersStatement = prepared((db) =>
  db.select({ name: counters.name, value: counters.value }).from(counters),
);

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
