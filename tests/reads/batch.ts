import { readNumbers } from "#app/data/records/numbers.ts";
import { listDumps } from "#app/data/records/open-data/dumps.ts";
import type { Database } from "#app/data/database.ts";
import { listBatches } from "#app/data/songs/batch/batches.ts";
import { listSelectable } from "#app/data/songs/batch/selectable-songs.ts";

const list = (ownerId: number | null, text: string) => (db: Database) =>
  listSelectable(db, { ownerId, text, page: 1, language: "te" });

/** Reads of the page of batch edits. */
export const batchReads = [
  { path: "/songs/batch, own", read: list(1, ""), rows: 500 },
  { path: "/songs/batch, all", read: list(null, ""), rows: 500 },
  // Two thousand titles are looked at, and their songs sorted.
  { path: "/songs/batch?q=sri", read: list(null, "sri"), rows: 4 * 2000 + 500 },
  { path: "/about/numbers", read: readNumbers, rows: 30 },
  { path: "/data", read: listDumps, rows: 30 },
  { path: "/songs/batch, batches", read: (db: Database) => listBatches(db, null), rows: 40 },
];
