import { rejectLostLetters } from "../../records/csv/import-plan.ts";
import { givenCells, type TableRow } from "../../records/csv/table.ts";
import { type SongField, specOf } from "../song-fields.ts";
import { lockedFields } from "../song-permissions.ts";
import { changesBetween, type FieldChanges, splitChanges } from "../song-revision.ts";
import { printedIn, type RowError } from "./read-song-row.ts";
import { readChanges } from "./read-changes.ts";
import { numberIn } from "./row-composition.ts";
import { listIds } from "./row-input.ts";
import type { SharedWrites } from "./shared-writes.ts";
import { comparable, songCells } from "./song-cells.ts";
import { addressColumn, compositionColumn, idColumn, versionColumn } from "./song-csv.ts";
import {
  type ArchiveParts,
  type EditedSong,
  type OpenSong,
  planLine,
  refusedLine,
  type SongPlanLine,
} from "./song-plan.ts";

/** Makes the planner of rows with an id, which change the cells that differ from the song as it is. */
export function editedRowPlanner(archive: ArchiveParts, shared: SharedWrites) {
  const { lists, songs, origin } = archive;
  const types = lists.accompanimentTypes;
  const known = { ids: listIds(lists, archive.people), types };
  const seen = new Set<number>();

  const findProblems = (open: OpenSong, changes: FieldChanges): RowError[] => {
    const parts = archive.partsOf(open);
    const other = shared.findOther(open.compositionId, splitChanges(changes).shared);
    const locked = lockedFields(changes, parts).map((field) => specOf(field).csv ?? addressColumn);
    return [
      ...locked.map((column) => ({ column, error: "csv.notYourComposition" })),
      ...(other === null ? [] : [{ error: "csv.otherRow", values: { row: other } }]),
    ];
  };

  return (row: TableRow): { line: SongPlanLine; edited?: EditedSong } => {
    const { number, fields: given } = row;
    const id = numberIn(row, idColumn) ?? Number.NaN;
    const open = songs.get(id) ?? "csv.unknownSong";
    const what = (given[idColumn] ?? "").trim();
    if (typeof open === "string")
      return {
        line: refusedLine(number, (given.title ?? "").trim(), [
          { column: idColumn, error: open, values: { what } },
        ]),
      };
    const name = open.song.title;
    const refuse = (...errors: RowError[]) => ({ line: refusedLine(number, name, errors) });
    if (seen.has(id)) return refuse({ column: idColumn, error: "csv.twice" });
    seen.add(id);
    const before = songCells(open, lists, origin);
    const changed = new Set(
      Object.keys(given).filter(
        (column) =>
          column !== versionColumn &&
          comparable(given[column]!) !== comparable(before.get(column) ?? ""),
      ),
    );
    const lost = rejectLostLetters(givenCells(row).filter(([column]) => changed.has(column)));
    if (lost) return refuse(lost);
    if (changed.size === 0) return { line: planLine(number, name, "same") };
    const version = numberIn(row, versionColumn);
    if (version !== null && version !== open.revision)
      return refuse({ column: versionColumn, error: "csv.changedSince" });
    if (changed.has(compositionColumn))
      return refuse({ column: compositionColumn, error: "csv.otherComposition" });
    const cells = { ...Object.fromEntries(before), ...given };
    const { after, errors, unknown } = readChanges(open.song, cells, changed, known);
    const changes = changesBetween(open.song, after);
    errors.push(...findProblems(open, changes));
    if (errors.length > 0 || unknown.length > 0)
      return { line: refusedLine(number, name, errors, unknown) };
    if (Object.keys(changes).length === 0) return { line: planLine(number, name, "same") };
    const isOfAll = Object.keys(changes).some(isShared) && open.recordings > 1;
    shared.add(open.compositionId, splitChanges(changes).shared, number);
    const cellsAfter = songCells({ ...open, song: after }, lists, origin);
    return {
      line: planLine(number, name, "change", {
        printed: printedIn(cells, types, (column) => changed.has(column)),
        changes: [...cellsAfter].flatMap(([column, cell]) =>
          cell === before.get(column) ? [] : [{ column, before: before.get(column)!, after: cell }],
        ),
        notes: isOfAll ? [{ error: "csv.ofRecordings", values: { count: open.recordings } }] : [],
      }),
      edited: { row: number, open, after },
    };
  };
}

const isShared = (field: string) => specOf(field as SongField).shared === true;
