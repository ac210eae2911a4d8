import { and, desc, eq, isNotNull, lt, lte, sql } from "drizzle-orm";
import { databaseCopies } from "#drizzle/schema/index.ts";
import { copyName, nextCopy } from "../../../domain/records/copies/copy-schedule.ts";
import type { Database } from "../../database.ts";
import type { CopiedSchema } from "./copied-tables.ts";

const minute = 60_000;
/** A run that has ended without a word leaves its copy to the next one after this time. */
const heldFor = 10 * minute;
/** How long it is remembered that a copy was made or tried. */
const rememberedFor = 400 * 24 * 60 * minute;

/** How far a copy is. */
export type CopyProgress = NonNullable<(typeof databaseCopies.$inferSelect)["progress"]>;

export interface RunningCopy {
  name: string;
  startedAt: number;
  progress: CopyProgress;
}

/** Finds the copy to go on with, or starts the one that is due, for this run alone. Null if there is nothing to do. */
export async function claimCopy(
  db: Database,
  schema: CopiedSchema,
  now: number,
): Promise<RunningCopy | null> {
  const [[last]] = await db.batch([
    db.select().from(databaseCopies).orderBy(desc(databaseCopies.startedAt)).limit(1),
  ]);
  const times = last && {
    startedAt: last.startedAt.getTime(),
    finishedAt: last.finishedAt?.getTime() ?? null,
  };
  const next = nextCopy(times ?? null, now);
  if (next === "wait") return null;
  // With other tables than it began with, its rows would not fit.
  const isSame = next === "continue" && last?.progress?.schemaHash === schema.hash;
  if (last?.progress && isSame) {
    const [held] = await db.batch([
      db
        .update(databaseCopies)
        .set({ heldUntil: new Date(now + heldFor) })
        .where(
          and(eq(databaseCopies.name, last.name), lte(databaseCopies.heldUntil, new Date(now))),
        )
        .returning({ name: databaseCopies.name }),
    ]);
    if (held.length === 0) return null;
    return { name: last.name, startedAt: last.startedAt.getTime(), progress: last.progress };
  }
  const name = copyName(now);
  const progress: CopyProgress = {
    schemaHash: schema.hash,
    dataVersion: schema.dataVersion,
    tables: schema.tables.map((table) => table.name),
    after: null,
    parts: [],
  };
  const row = { name, startedAt: new Date(now), heldUntil: new Date(now + heldFor), progress };
  const [added] = await db.batch([
    db
      .insert(databaseCopies)
      .values(row)
      .onConflictDoNothing()
      .returning({ name: databaseCopies.name }),
    db.delete(databaseCopies).where(lt(databaseCopies.startedAt, new Date(now - rememberedFor))),
    db
      .update(databaseCopies)
      .set({ progress: null })
      .where(lt(databaseCopies.startedAt, row.startedAt)),
  ]);
  return added.length === 0 ? null : { name, startedAt: now, progress };
}

/** Saves how far a copy is, with the file that was stored last. */
export async function saveProgress(db: Database, name: string, progress: CopyProgress) {
  await db.batch([
    db.update(databaseCopies).set({ progress }).where(eq(databaseCopies.name, name)),
  ]);
}

/** Leaves a copy to the next run. */
export async function releaseCopy(db: Database, name: string, now: number) {
  await db.batch([
    db
      .update(databaseCopies)
      .set({ heldUntil: new Date(now) })
      .where(eq(databaseCopies.name, name)),
  ]);
}

export async function finishCopy(
  db: Database,
  name: string,
  { finishedAt, rows, bytes }: { finishedAt: number; rows: number; bytes: number },
) {
  await db.batch([
    db
      .update(databaseCopies)
      .set({ finishedAt: new Date(finishedAt), rows, bytes, progress: null })
      .where(eq(databaseCopies.name, name)),
  ]);
}

/** The last copy that is whole, and the time since which copies are counted: its start, or that of the first attempt. */
export interface LastCopy {
  since: number | null;
  finishedAt: number | null;
  rows: number;
  bytes: number;
}

export const lastCopyStatements = (db: Database) =>
  [
    db
      .select()
      .from(databaseCopies)
      .where(isNotNull(databaseCopies.finishedAt))
      .orderBy(desc(databaseCopies.finishedAt))
      .limit(1),
    db.select({ startedAt: sql<number | null>`min(started_at)` }).from(databaseCopies),
  ] as const;

export function readLastCopy(
  good: { startedAt: Date; finishedAt: Date | null; rows: number; bytes: number } | undefined,
  first: { startedAt: number | null } | undefined,
): LastCopy {
  return {
    since: good ? good.startedAt.getTime() : (first?.startedAt ?? null),
    finishedAt: good?.finishedAt?.getTime() ?? null,
    rows: good?.rows ?? 0,
    bytes: good?.bytes ?? 0,
  };
}
