import type { PlanLine } from "../../records/csv/import-plan.ts";
import type { TableRow } from "../../records/csv/table.ts";
import type { SongCreators, EditableParts } from "../song-permissions.ts";
import type { SongRevision } from "../song-revision.ts";
import type { CellDate } from "./cell-dates.ts";
import type { DateOrder } from "../written-date.ts";
import type { NameAliases } from "./name-aliases.ts";
import type { CellName } from "./cell-names.ts";
import type { CompositionsById } from "./row-composition.ts";
import { type RowError, unknownErrors } from "./read-song-row.ts";
import type { OriginalIds } from "./original-ids.ts";
import type { CsvArchive, CsvSong } from "./song-cells.ts";
import type { SongCsvLists } from "./song-csv.ts";

interface CellChange {
  column: string;
  before: string;
  after: string;
}

export interface SongPlanLine extends Pick<PlanLine, "row" | "name" | "outcome"> {
  errors: RowError[];
  /** Unknown names, which make the row invalid. */
  unknown: CellName[];
  printed: CellName[];
  changes: CellChange[];
  notes: RowError[];
  /** The dates of a row to add, and the changed ones of other rows. */
  dates: CellDate[];
}

export interface OpenSong extends CsvSong, SongCreators {
  recordings: number;
}

/** Why a song cannot be changed: its id is unknown, it is in the bin, or it is another user's. */
export type ClosedSong = "csv.unknownSong" | "csv.songInBin" | "csv.notYourSong";

export interface AddedSong {
  row: number;
  song: SongRevision;
  /** A song with a composition is a recording of it. */
  compositionId: number | null;
  /** Its ids in the archive that it comes from; null for a song of no other archive. */
  original: OriginalIds | null;
  /** Printed names of a song of another archive whose people are not here by their ids. */
  unlinked: readonly string[];
}

export interface EditedSong {
  row: number;
  open: OpenSong;
  after: SongRevision;
}

export interface SongPlan {
  lines: SongPlanLine[];
  added: AddedSong[];
  edited: EditedSong[];
  /** Whether the file has dates that are others if their months stand before their days. */
  dependsOnOrder: boolean;
  /** Rows of another archive whose composition comes with an earlier row. They can be added after that one. */
  waiting: TableRow[];
}

/** The key of a song in rows without an id, so that importing them twice adds nothing. */
export type SongIdentity = Pick<SongRevision, "title" | "singer" | "recordingDate"> & {
  compositionId?: number | null;
  track?: number | null;
};

export interface ArchiveParts {
  lists: SongCsvLists;
  people: ReadonlySet<string>;
  aliases?: NameAliases;
  /** The songs with a title that occurs in the file. */
  existing: SongIdentity[];
  compositions: CompositionsById;
  /** The songs whose ids occur in the file. */
  songs: ReadonlyMap<number, OpenSong | ClosedSong>;
  partsOf: (song: OpenSong) => EditableParts;
  here: CsvArchive;
  /** By `originalKey`, the ids here of what came from other archives before; null where rows of those are refused. */
  originals: ReadonlyMap<string, number> | null;
  /** Which number comes first in dates of the file; the day if absent. */
  order?: DateOrder;
}

export const planLine = (
  row: number,
  name: string,
  outcome: SongPlanLine["outcome"],
  more: Partial<SongPlanLine> = {},
): SongPlanLine => ({
  row,
  name,
  outcome,
  errors: [],
  unknown: [],
  printed: [],
  changes: [],
  notes: [],
  dates: [],
  ...more,
});

export const refusedLine = (
  row: number,
  name: string,
  errors: RowError[],
  unknown: CellName[] = [],
): SongPlanLine =>
  planLine(row, name, "refuse", { errors: [...unknownErrors(unknown), ...errors], unknown });
