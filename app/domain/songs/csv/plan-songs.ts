import { rejectWrongLength } from "../../records/csv/import-plan.ts";
import type { TableRow } from "../../records/csv/table.ts";
import { type CellDate, dependOnOrder, listDates, withArchiveDates } from "./cell-dates.ts";
import { type ListedName, listNames, type NameAliases, nameKey } from "./name-aliases.ts";
import { originalIdsOf } from "./original-ids.ts";
import type { RowError } from "./read-song-row.ts";
import { addedRowPlanner } from "./plan-added.ts";
import { editedRowPlanner } from "./plan-edited.ts";
import { originalRowPlanner } from "./plan-original.ts";
import { numberIn } from "./row-composition.ts";
import { sharedWrites } from "./shared-writes.ts";
import { idColumn, versionColumn } from "./song-csv.ts";
import { type ArchiveParts, refusedLine, type SongPlan, type SongPlanLine } from "./song-plan.ts";

const hasId = (row: TableRow) => numberIn(row, idColumn) !== null;

/** Plans the import of a table. Rows with an id of this archive change that song, others add one. */
export function planSongs(table: TableRow[], archive: ArchiveParts): SongPlan {
  const { order = "day" } = archive;
  const plan: SongPlan = {
    lines: [],
    added: [],
    edited: [],
    waiting: [],
    dependsOnOrder: dependOnOrder(table),
  };
  const rows = table.map((row) => withArchiveDates(row, order));
  const originalOf = (row: TableRow) => originalIdsOf(row, archive.here.name);
  const shared = sharedWrites();
  const planEdited = editedRowPlanner(archive, shared);
  const lines = new Map<TableRow, SongPlanLine>();
  for (const row of rows.filter((one) => hasId(one) && !originalOf(one) && !refuse(one))) {
    const { line, edited } = planEdited(row);
    lines.set(row, line);
    if (edited) plan.edited.push(edited);
  }
  // New recordings use the shared fields as changed by earlier rows.
  const compositions = new Map(
    [...archive.compositions].map(([id, one]) => [id, shared.apply(id, one)]),
  );
  const planAdded = addedRowPlanner({ ...archive, compositions });
  const planOriginal = originalRowPlanner({ ...archive, compositions }, planAdded);
  for (const [at, row] of rows.entries()) {
    const refused = refuse(row);
    const planned = refused ?? lines.get(row);
    const original = originalOf(row);
    const { line, added, isWaiting }: ReturnType<typeof planOriginal> = planned
      ? { line: planned }
      : original
        ? planOriginal(row, original)
        : planAdded(row);
    const isWritten = ({ column }: Pick<CellDate, "column">) =>
      line.outcome === "add" || line.changes.some((change) => change.column === column);
    const names = listNames(row).filter(isWritten);
    plan.lines.push({
      ...line,
      dates: listDates(table[at]!, order).filter(isWritten),
      notes: [...aliasNotes(names, archive.aliases), ...line.notes],
    });
    if (isWaiting) plan.waiting.push(table[at]!);
    else if (added) plan.added.push(added);
  }
  return plan;
}

/** Tells which entry a name stands for, where it is not called so. */
const aliasNotes = (names: readonly ListedName[], aliases?: NameAliases): RowError[] =>
  names.flatMap((one) => {
    const entry = aliases?.get(nameKey(one));
    if (!entry) return [];
    const { column, name } = one;
    return [{ column, error: "csv.readAs", values: { written: name, read: entry.shown } }];
  });

function refuse(row: TableRow): SongPlanLine | null {
  const name = (row.fields.title ?? "").trim();
  const wrongLength = rejectWrongLength(row, name);
  if (wrongLength) {
    const { error = "", values } = wrongLength;
    return refusedLine(row.number, name, [{ error, values }]);
  }
  return !hasId(row) && numberIn(row, versionColumn) !== null
    ? refusedLine(row.number, name, [
        {
          column: idColumn,
          error: "csv.idRequired",
          values: { id: idColumn, version: versionColumn },
        },
      ])
    : null;
}
