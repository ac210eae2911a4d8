import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { compositions, dataDumps } from "#drizzle/schema/index.ts";
import type { DumpManifest, DumpProgress } from "../../../domain/records/open-data/dump.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import { raiseVersion } from "../../data-version.ts";
import type { Database } from "../../database.ts";

/** A dump that is being written by this run, until its lease ends. */
export interface OpenDump {
  date: string;
  startedAt: number;
  leasedUntil: number;
  progress: DumpProgress;
}

/** No run of the schedule takes longer. */
const lease = 15 * 60_000;

const manifestOf = (row: { manifest: unknown }) => row.manifest as DumpManifest;

/** Finds the last dump: when it began, and how far it is; `progress` is null for a whole one. Null if there is none. */
export async function findLastDump(db: Database) {
  const [[row], [any]] = await db.batch([
    db.select().from(dataDumps).orderBy(desc(dataDumps.date)).limit(1),
    db
      .select({ id: compositions.id })
      .from(compositions)
      .where(isNull(compositions.deletedAt))
      .limit(1),
  ]);
  return {
    hasCompositions: any !== undefined,
    last: row
      ? {
          date: row.date,
          startedAt: row.startedAt.getTime(),
          leasedUntil: row.leasedUntil?.getTime() ?? null,
          progress: row.progress as unknown as DumpProgress | null,
        }
      : null,
  };
}

/** Begins a dump and leases it. Returns null if there is one of this date. */
export async function beginDump(
  db: Database,
  dump: { date: string; now: number; progress: DumpProgress },
): Promise<OpenDump | null> {
  const { date, now, progress } = dump;
  const leasedUntil = now + lease;
  const [rows] = await db.batch([
    db
      .insert(dataDumps)
      .values({
        date,
        startedAt: new Date(now),
        progress: { ...progress },
        leasedUntil: new Date(leasedUntil),
      })
      .onConflictDoNothing()
      .returning({ date: dataDumps.date }),
  ]);
  return rows.length > 0 ? { date, startedAt: now, leasedUntil, progress } : null;
}

/** Leases a dump so that no other run writes it. Returns false if another run does. */
export async function leaseDump(db: Database, date: string, now: number): Promise<number | null> {
  const leasedUntil = now + lease;
  const [rows] = await db.batch([
    db
      .update(dataDumps)
      .set({ leasedUntil: new Date(leasedUntil) })
      .where(
        and(
          eq(dataDumps.date, date),
          isNotNull(dataDumps.progress),
          sql`coalesce(${dataDumps.leasedUntil}, 0) <= ${now}`,
        ),
      )
      .returning({ date: dataDumps.date }),
  ]);
  return rows.length > 0 ? leasedUntil : null;
}

const isLeased = ({ date, leasedUntil }: OpenDump) =>
  and(eq(dataDumps.date, date), eq(dataDumps.leasedUntil, new Date(leasedUntil)));

/** Writes how far a dump is. Throws if its lease was lost. */
export async function saveProgress(db: Database, dump: OpenDump): Promise<void> {
  const [rows] = await db.batch([
    db
      .update(dataDumps)
      .set({ progress: { ...dump.progress } })
      .where(isLeased(dump))
      .returning({ date: dataDumps.date }),
  ]);
  if (rows.length === 0) throw new Error(`Another run writes the dump of ${dump.date}`);
}

/** Lets the next run go on with a dump. */
export async function releaseDump(db: Database, dump: OpenDump): Promise<void> {
  await db.batch([db.update(dataDumps).set({ leasedUntil: null }).where(isLeased(dump))]);
}

/** Shows a dump that is whole. */
export async function finishDump(
  db: Database,
  dump: OpenDump,
  manifest: DumpManifest,
): Promise<void> {
  await db.batch([
    db
      .update(dataDumps)
      .set({ progress: null, leasedUntil: null, manifest: { ...manifest } })
      .where(isLeased(dump)),
    raiseVersion(db),
  ]);
}

const isWhole = isNotNull(dataDumps.manifest);

/** A dump that began before something was hidden may have it. */
const isShown = and(
  isWhole,
  sql`${dataDumps.startedAt} > (SELECT coalesce(max(hidden_at), 0) FROM hidden_parts)`,
);

/** Lists the manifests of whole dumps since something was hidden last, the newest first, with the numbers of the archive today. One batch. */
export async function listDumps(db: Database) {
  const [rows, counters] = await db.batch([
    db
      .select({ manifest: dataDumps.manifest })
      .from(dataDumps)
      .where(isShown)
      .orderBy(desc(dataDumps.date)),
    countersStatement(db),
  ]);
  const { compositions: held, recordings, version } = readCounters(counters);
  return { dumps: rows.map(manifestOf), compositions: held, recordings, version };
}

/** Finds the date of such a dump, of the newest for `latest`; null if there is none. */
export async function findDump(db: Database, date: string): Promise<string | null> {
  const [[row]] = await db.batch([
    db
      .select({ date: dataDumps.date })
      .from(dataDumps)
      .where(and(isShown, date === "latest" ? undefined : eq(dataDumps.date, date)))
      .orderBy(desc(dataDumps.date))
      .limit(1),
  ]);
  return row?.date ?? null;
}

/** Lists the dates of the whole dumps beyond the newest `kept`. */
export async function listOldDumps(db: Database, kept: number): Promise<string[]> {
  const [rows] = await db.batch([
    db
      .select({ date: dataDumps.date })
      .from(dataDumps)
      .where(isWhole)
      .orderBy(desc(dataDumps.date))
      .limit(100)
      .offset(kept),
  ]);
  return rows.map(({ date }) => date);
}

/** Forgets a dump. Its files are deleted afterwards, when nothing leads to them any more. */
export async function forgetDump(db: Database, date: string): Promise<void> {
  await db.batch([db.delete(dataDumps).where(eq(dataDumps.date, date)), raiseVersion(db)]);
}
