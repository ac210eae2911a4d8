import type { StagedPortions } from "../../data/records/staged-portions.ts";
import type { SongScope } from "../../data/songs/csv/read-songs.ts";
import {
  advanceStatements,
  beginImport,
  endImport,
  type RowCounts,
  type UnfinishedImport,
} from "../../data/songs/csv/unfinished-import.ts";
import { type ImportLists, readImportLists } from "../../data/songs/song-lists.ts";
import type { User } from "../../data/users/users.ts";
import type { TableRow } from "../../domain/records/csv/table.ts";
import { type ImportSummary, summarizePlan } from "../../domain/songs/csv/import-summary.ts";
import { restoreRow, sortForPortions, toPortions } from "../../domain/songs/csv/portions.ts";
import type { SongPlan } from "../../domain/songs/csv/song-plan.ts";
import { dateOrders } from "../../domain/songs/written-date.ts";
import type { Services } from "../services.ts";
import { importSongs, planSongRows } from "./import-songs.ts";

export interface PortionServices extends Services {
  portions: StagedPortions;
}

/** Stages a large file of songs in portions, with its preview. Writes no song. Returns its token. */
export async function stageImport(
  services: PortionServices,
  lists: ImportLists,
  file: { rows: readonly TableRow[]; userId: number; purpose: string; fileName: string },
  scope: SongScope,
): Promise<string> {
  const rows = sortForPortions(file.rows, lists.archiveName);
  const portions = toPortions(rows.map((row) => ({ ...row, cells: [] })));
  const token = await services.portions.put(portions);
  await storeSummary(services, { token, dateOrder: "day" }, lists, rows, scope);
  await beginImport(services.db, {
    userId: file.userId,
    purpose: file.purpose,
    fileName: file.fileName,
    token,
    rows: rows.length,
    portions: portions.length,
    createdAt: new Date(services.now()),
  });
  return token;
}

/**
 * Finds the preview of a staged file, with dates in the order of the import. Makes it if nobody has seen the file in this
 * order, as long as nothing is written. Null if it is gone.
 */
export async function findSummary(
  services: PortionServices,
  unfinished: UnfinishedImport,
  scope: SongScope,
): Promise<ImportSummary | null> {
  const { portions, db } = services;
  const { token, dateOrder, written } = unfinished;
  const found = await portions.findPreview<ImportSummary>(token, dateOrder);
  if (found || written > 0) return found;
  const all = Array.from({ length: unfinished.portions }, (_, at) => at);
  const staged = await Promise.all(all.map((at) => portions.find<TableRow[]>(token, at)));
  if (staged.includes(null)) return null;
  const rows = staged.flatMap((portion) => portion ?? []).map(restoreRow);
  return storeSummary(services, unfinished, await readImportLists(db), rows, scope);
}

async function storeSummary(
  services: PortionServices,
  { token, dateOrder }: Pick<UnfinishedImport, "token" | "dateOrder">,
  lists: ImportLists,
  rows: TableRow[],
  scope: SongScope,
): Promise<ImportSummary> {
  const reading = { order: dateOrder, takesOthers: true };
  const summary = summarizePlan(await planSongRows(services, lists, rows, scope, reading));
  await services.portions.putPreview(token, dateOrder, summary);
  return summary;
}

/**
 * Imports the next portion of a staged file, planned as the archive is now. Repeatable: a portion that was written is not
 * written again. The outcome is `gone` if the portion is no longer there, `finished` after the last one. `totals` are of
 * all portions until now.
 */
export async function importNextPortion(
  services: PortionServices,
  actor: User,
  unfinished: UnfinishedImport,
  scope: SongScope,
): Promise<{
  outcome: "finished" | "gone" | Awaited<ReturnType<typeof importSongs>>;
  totals: RowCounts;
}> {
  const { db, portions } = services;
  const { token, written, dateOrder } = unfinished;
  const staged = await portions.find<TableRow[]>(token, written);
  if (!staged) return { outcome: "gone", totals: unfinished };
  const lists = await readImportLists(db);
  let counts: RowCounts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  let rows = staged.map(restoreRow);
  do {
    const reading = { order: dateOrder, takesOthers: true };
    const plan = await planSongRows(services, lists, rows, scope, reading);
    counts = addCounts(counts, countsOf(plan));
    rows = plan.waiting;
    const more = rows.length === 0 ? advanceStatements(db, unfinished, counts) : [];
    const outcome = await importSongs(services, actor, plan, token, scope, more);
    if (outcome !== "done") return { outcome, totals: unfinished };
  } while (rows.length > 0);
  await portions.delete(token, written);
  const totals = addCounts(counts, unfinished);
  if (written + 1 < unfinished.portions) return { outcome: "done", totals };
  await endImport(db, unfinished);
  await Promise.all(dateOrders.map((order) => portions.delete(token, `preview-${order}`)));
  return { outcome: "finished", totals };
}

const addCounts = (one: RowCounts, other: RowCounts): RowCounts => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
  refused: one.refused + other.refused,
});

const countsOf = ({ added, edited, lines }: SongPlan): RowCounts => ({
  added: added.length,
  changed: edited.length,
  unchanged: lines.filter(({ outcome }) => outcome === "same").length,
  refused: lines.filter(({ outcome }) => outcome === "refuse").length,
});
