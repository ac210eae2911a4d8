import { archiveNumbers } from "#drizzle/schema/index.ts";
import type { Figures } from "../../domain/records/numbers.ts";
import type { MissingPart } from "../../domain/songs/song.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import { incompleteStatement, readIncomplete } from "../incomplete-counts.ts";

/** The archive's figures. `counted` is null until the job has run once; its time is in milliseconds since 1970. */
export interface ArchiveNumbers {
  compositions: number;
  recordings: number;
  missing: Record<MissingPart, number>;
  counted: { figures: Figures; at: number } | null;
  version: number;
}

/** Reads the figures of the last count, and those that triggers maintain. One batch. */
export async function readNumbers(db: Database): Promise<ArchiveNumbers> {
  const [rows, counted, missing] = await db.batch([
    db.select().from(archiveNumbers),
    countersStatement(db),
    incompleteStatement(db),
  ]);
  const { recordings, compositions, version } = readCounters(counted);
  const [row] = rows;
  return {
    recordings,
    compositions,
    version,
    missing: readIncomplete(missing),
    counted: row
      ? { figures: row.figures as unknown as Figures, at: row.countedAt.getTime() }
      : null,
  };
}
