import { incompleteCounts } from "#drizzle/schema/index.ts";
import type { MissingPart } from "../domain/songs/song.ts";
import type { Database } from "./database.ts";
import { prepared } from "./drizzle-internals.ts";

type Counts = Record<MissingPart, number>;

export const incompleteStatement = prepared((db) => db.select().from(incompleteCounts));

/** Reads the rows of `incompleteStatement`: the number of compositions that lack each field. */
export const readIncomplete = (rows: { part: MissingPart; compositions: number }[]): Counts => ({
  recording: 0,
  lyrics: 0,
  raaga: 0,
  taala: 0,
  ...Object.fromEntries(rows.map(({ part, compositions }) => [part, compositions])),
});

/** Counts the compositions that lack something. One batch. */
export async function countIncomplete(db: Database): Promise<Counts> {
  const [rows] = await db.batch([incompleteStatement(db)]);
  return readIncomplete(rows);
}
