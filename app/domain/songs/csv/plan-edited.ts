import { rejectLostLetters } from "../../records/csv/import-plan.ts";
import { givenCells, type TableRow } from "../../records/csv/table.ts";
import { type SongField, specOf } from "../song-fields.ts";
import { lockedFields } from "../song-permissions.ts";
import {
  changesBetween,
  type FieldChanges,
  type SongRevision,
  splitChanges,
} from "../song-revision.ts";
import {
  type Cells,
  printedIn,
  readAccompaniments,
  readFields,
  readMedium,
  type RowError,
  rowErrors,
  rowFields,
} from "./read-song-row.ts";
import { numberIn } from "./row-composition.ts";
import { type ListedIds, listIds } from "./row-input.ts";
import type { SharedWrites } from "./shared-writes.ts";
import { comparable, songCells } from "./song-cells.ts";
import {
  addressColumn,
  columnsOf,
  compositionColumn,
  idColumn,
  originColumn,
  type SongCsvLists,
  versionColumn,
} from "./song-csv.ts";
import {
  type ArchiveParts,
  type EditedSong,
  type OpenSong,
  planLine,
  refusedLine,
  type SongPlanLine,
} from "./song-plan.ts";
import type { Accompaniment } from "../song-field-kinds.ts";
import type { MediumChoice } from "../medium.ts";
import { applySubmission, type SongSubmission } from "../song-submission.ts";
import type { CellName } from "./cell-names.ts";

/** Returns the planner of rows with an id. It changes the fields whose cells differ from the current song. */
export function editedRowPlanner(archive: ArchiveParts, shared: SharedWrites) {
  const { lists, songs, here } = archive;
  const types = lists.accompanimentTypes;
  const lookups = { ids: listIds(archive), types };
  const seen = new Set<number>();

  const findProblems = (open: OpenSong, changes: FieldChanges): RowError[] => {
    const parts = archive.partsOf(open);
    const other = shared.findOther(open.compositionId, splitChanges(changes).shared);
    const locked = lockedFields(changes, parts).map((field) => ({
      column: specOf(field).csv ?? addressColumn,
      error: parts.hidden?.includes(field) ? "csv.hiddenField" : "csv.notYourComposition",
    }));
    return [
      ...locked,
      ...(other === null ? [] : [{ error: "csv.otherRow", values: { row: other } }]),
    ];
  };

  return (row: TableRow): { line: SongPlanLine; edited?: EditedSong } => {
    const { number, fields: rowCells } = row;
    const id = numberIn(row, idColumn) ?? Number.NaN;
    const open = songs.get(id) ?? "csv.unknownSong";
    const what = (rowCells[idColumn] ?? "").trim();
    if (typeof open === "string")
      return {
        line: refusedLine(number, (rowCells.title ?? "").trim(), [
          { column: idColumn, error: open, values: { what } },
        ]),
      };
    const name = open.song.title;
    const refuse = (...errors: RowError[]) => ({ line: refusedLine(number, name, errors) });
    if (seen.has(id)) return refuse({ column: idColumn, error: "csv.twice" });
    seen.add(id);
    const before = songCells(open, lists, here);
    const changed = new Set(
      Object.keys(rowCells).filter(
        (column) =>
          column !== versionColumn &&
          column !== originColumn &&
          comparable(rowCells[column]!) !== comparable(before.get(column) ?? ""),
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
    const cells = { ...Object.fromEntries(before), ...rowCells };
    const { after, errors, unknown } = readChanges(open.song, cells, changed, lookups);
    const changes = changesBetween(open.song, after);
    errors.push(...findProblems(open, changes));
    if (errors.length > 0 || unknown.length > 0)
      return { line: refusedLine(number, name, errors, unknown) };
    if (Object.keys(changes).length === 0) return { line: planLine(number, name, "same") };
    const isOfAll = Object.keys(changes).some(isShared) && open.recordings > 1;
    shared.add(open.compositionId, splitChanges(changes).shared, number);
    const cellsAfter = songCells({ ...open, song: after }, lists, here);
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

interface ReadChanges {
  after: SongRevision;
  errors: RowError[];
  unknown: CellName[];
}

const mediumColumns = ["uploadType", addressColumn];

/** Parses a song with the cells of these columns replaced. `cells` has all columns of the song. */
function readChanges(
  song: SongRevision,
  cells: Cells,
  columns: ReadonlySet<string>,
  { ids, types }: { ids: ListedIds; types: SongCsvLists["accompanimentTypes"] },
): ReadChanges {
  const has = (column: string) => columns.has(column);
  const fields = rowFields.filter((field) => columnsOf(field).some(has));
  const read = readFields(cells, fields, ids);
  const changedTypes = types.filter(({ name }) => has(name));
  const players = readAccompaniments(cells, changedTypes);
  const medium = mediumColumns.some(has) ? readOtherMedium(song, cells) : keep;
  const submission: SongSubmission = {
    entrance: "csv",
    values: {
      ...read.values,
      accompaniments: withPlayers(song.accompaniments, changedTypes, players.accompaniments),
    },
    medium: "error" in medium ? keep : medium,
  };
  // Fields that the user may not edit are reported by column.
  const stored = { song, shared: null, parts: { composition: true, song: true } };
  const applied = applySubmission(submission, stored);
  const errors = [
    ...rowErrors(applied.errors, read),
    ...players.errors,
    ...("error" in medium ? [medium] : []),
  ];
  return { after: applied.song, errors, unknown: read.unknown };
}

const keep: MediumChoice = { kind: "keep" };

function readOtherMedium(song: SongRevision, cells: Cells): MediumChoice | RowError {
  const medium = readMedium(cells);
  if ("error" in medium || medium.kind !== "none") return medium;
  const isHeard = song.externalMediaId ?? song.mediaFileId ?? song.mediaUrl;
  return isHeard === null ? medium : { column: addressColumn, error: "csv.mediumStays" };
}

function withPlayers(
  before: readonly Accompaniment[],
  types: SongCsvLists["accompanimentTypes"],
  submitted: readonly Accompaniment[],
): Accompaniment[] {
  const changed = new Set(types.map(({ id }) => id));
  const submittedByType = new Map(submitted.map((one) => [one.typeId, one]));
  const remaining = before.flatMap((one) => {
    if (!changed.has(one.typeId)) return [one];
    const other = submittedByType.get(one.typeId);
    submittedByType.delete(one.typeId);
    return other ? [other] : [];
  });
  return [...remaining, ...submittedByType.values()];
}
