import {
  type CopiedSchema,
  readRows,
  readSchema,
} from "../../data/records/copies/copied-tables.ts";
import {
  claimCopy,
  type CopyProgress,
  finishCopy,
  releaseCopy,
  type RunningCopy,
  saveProgress,
} from "../../data/records/copies/database-copies.ts";
import { deleteOldCopies, storeManifest, storePart } from "../../data/records/copies/copy-store.ts";
import { leftOutTables, writeRows } from "../../domain/records/copies/copy-format.ts";
import { giveWay } from "../../lib/give-way.server.ts";
import type { Services } from "../services.ts";

export interface CopyServices extends Pick<Services, "db" | "now"> {
  copies: R2Bucket;
}

/** Files that one run writes: a few seconds of a Worker's time. */
const maxFiles = 20;

/**
 * Scheduled job: copies the database into the bucket of copies, some files a run, once a day. A run goes on where the
 * last one has stopped. Returns how many files it has written.
 */
export async function copyDatabase(services: CopyServices, limit = maxFiles): Promise<number> {
  const { db, now } = services;
  const schema = await readSchema(db);
  const copy = await claimCopy(db, schema, now());
  if (!copy) return 0;
  try {
    return await writeFiles(services, schema, copy, limit);
  } finally {
    await releaseCopy(db, copy.name, now());
  }
}

async function writeFiles(
  { db, copies, now }: CopyServices,
  schema: CopiedSchema,
  { name, startedAt, progress }: RunningCopy,
  limit: number,
): Promise<number> {
  const { parts, tables } = progress;
  const first = parts.length;
  const store = async (label: string, table: string | null, text: string, rows = 0) => {
    parts.push(await storePart(copies, name, { number: parts.length, label, table, text, rows }));
    await saveProgress(db, name, progress);
  };
  if (first === 0) await store("tables", null, schema.before);
  while (tables.length > 0) {
    if (parts.length - first >= limit) return limit;
    await giveWay();
    await copyRows(db, schema, progress, store);
  }
  await store("indexes", null, schema.after);
  const finishedAt = now();
  const { dataVersion } = await readSchema(db);
  const rows = Object.groupBy(parts, ({ table }) => table ?? "");
  await storeManifest(copies, {
    format: 1,
    name,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(finishedAt).toISOString(),
    dataVersion: { before: progress.dataVersion, after: dataVersion },
    tables: Object.fromEntries(
      schema.tables.map((table) => [table.name, sum(rows[table.name] ?? [], "rows")]),
    ),
    leftOut: [...leftOutTables],
    parts,
  });
  await finishCopy(db, name, { finishedAt, rows: sum(parts, "rows"), bytes: sum(parts, "bytes") });
  await deleteOldCopies(copies);
  return parts.length - first;
}

/** Stores the next rows of the first table that is left; takes it from the list if it has no more. */
async function copyRows(
  db: CopyServices["db"],
  schema: CopiedSchema,
  progress: CopyProgress,
  store: (label: string, table: string, text: string, rows: number) => Promise<void>,
): Promise<void> {
  const name = progress.tables[0]!;
  const table = schema.tables.find((one) => one.name === name)!;
  const { rows, after } = await readRows(db, table, progress.after);
  progress.after = after;
  if (rows.length === 0) progress.tables.shift();
  else await store(name, name, writeRows(name, table.columns, rows), rows.length);
}

const sum = (parts: { rows: number; bytes: number }[], what: "rows" | "bytes") =>
  parts.reduce((total, part) => total + part[what], 0);
