import type { Accompaniment } from "../song-field-kinds.ts";
import type { MediumChoice } from "../medium.ts";
import type { SongRevision } from "../song-revision.ts";
import { applySubmission, type SongSubmission } from "../song-submission.ts";
import type { CellName } from "./cell-names.ts";
import {
  type Cells,
  readAccompaniments,
  readFields,
  readMedium,
  type RowError,
  rowErrors,
  rowFields,
} from "./read-song-row.ts";
import type { ListedIds } from "./row-input.ts";
import { addressColumn, columnsOf, type SongCsvLists } from "./song-csv.ts";

interface ReadChanges {
  after: SongRevision;
  errors: RowError[];
  unknown: CellName[];
}

const mediumColumns = ["uploadType", addressColumn];

/** Reads a song with the cells of these columns; `cells` has all columns of the song. */
export function readChanges(
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
  // What the user may not change is told by its column.
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
  given: readonly Accompaniment[],
): Accompaniment[] {
  const changed = new Set(types.map(({ id }) => id));
  const left = new Map(given.map((one) => [one.typeId, one]));
  const kept = before.flatMap((one) => {
    if (!changed.has(one.typeId)) return [one];
    const other = left.get(one.typeId);
    left.delete(one.typeId);
    return other ? [other] : [];
  });
  return [...kept, ...left.values()];
}
