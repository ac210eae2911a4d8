import { rejectLostLetters } from "../../records/csv/import-plan.ts";
import { givenCells, type TableRow } from "../../records/csv/table.ts";
import { sharedFields, songFields } from "../song-fields.ts";
import { pickShared, type SharedRevision, type SongRevision } from "../song-revision.ts";
import { applySubmission, emptySong } from "../song-submission.ts";
import { foldName } from "./cell-names.ts";
import {
  printedIn,
  readAccompaniments,
  readFields,
  readFileAddress,
  readMedium,
  type RowError,
  rowErrors,
  rowFields,
} from "./read-song-row.ts";
import { findRowComposition } from "./row-composition.ts";
import { listIds } from "./row-input.ts";
import { addressColumn, oldColumns, songColumns } from "./song-csv.ts";
import {
  type AddedSong,
  type ArchiveParts,
  planLine,
  refusedLine,
  type SongIdentity,
  type SongPlanLine,
} from "./song-plan.ts";

const nameKey = ({ title, singer, recordingDate }: SongIdentity) =>
  [foldName(title), foldName(singer), recordingDate ?? ""].join("\n");

const isOrAny = <T>(value: T | null | undefined, other: T | null | undefined) =>
  (value ?? null) === null || value === other;

const isSame = (row: SongIdentity, song: SongIdentity) =>
  isOrAny(row.compositionId, song.compositionId) && isOrAny(row.track, song.track);

/**
 * A row of another archive: its composition if that is known, with a null id if an earlier row adds it. The ids of such
 * rows tell them apart, not their titles.
 */
interface OriginalRow {
  composition: { id: number | null; shared: SharedRevision } | null;
}

export type AddedRowPlanner = ReturnType<typeof addedRowPlanner>;

/**
 * Returns the planner of rows without an id here, which add songs. A row needs what the form needs; one of another
 * archive has been a song there, and needs no more than a title.
 */
export function addedRowPlanner(
  archive: Pick<ArchiveParts, "lists" | "people" | "aliases" | "compositions" | "existing">,
) {
  const { lists, compositions } = archive;
  const ids = listIds(archive);
  const existingByName = Map.groupBy(archive.existing, nameKey);
  const seen = new Set<string>();
  const types = new Set(lists.accompanimentTypes.map(({ name }) => foldName(name)));
  const unlisted = oldColumns.filter(
    (column) => !songColumns.includes(column) && !types.has(column),
  );
  return (row: TableRow, original?: OriginalRow): { line: SongPlanLine; added?: AddedSong } => {
    const { number } = row;
    const name = (row.fields.title ?? "").trim();
    const refuse = (...errors: RowError[]) => ({ line: refusedLine(number, name, errors) });
    const lost = rejectLostLetters(givenCells(row));
    if (lost) return refuse(lost);
    const composition =
      original?.composition ?? (original ? null : findRowComposition(row, compositions));
    if (composition && "error" in composition) return refuse(composition);
    const cells = composition ? { ...row.fields, title: composition.shared.title } : row.fields;
    const read = readFields(cells, rowFields, ids);
    const { accompaniments, errors } = readAccompaniments(cells, lists.accompanimentTypes);
    const unsupported = unlisted.filter((column) => cells[column]?.trim());
    errors.push(...unsupported.map((what) => ({ error: "csv.unknownName", values: { what } })));
    const compositionId = composition?.id ?? null;
    const values = { ...read.values, accompaniments };
    const shared = composition?.shared ?? null;
    const stored = { song: null, shared, parts: { composition: shared === null, song: true } };
    const identity = { ...emptySong, ...values, compositionId };
    const key = nameKey(identity);
    const isReadable = [...read.errors, ...read.unknown, ...errors].length === 0;
    // Before what a new song needs: a song that is there may lack it, and its file is in this archive alone.
    if (!original && isReadable && existingByName.get(key)?.some((song) => isSame(identity, song)))
      return { line: planLine(number, name, "same") };
    const file = original ? readFileAddress(cells) : null;
    const medium = readMedium(file ? { ...cells, url: "" } : cells);
    if ("error" in medium) read.errors.push(medium);
    const entrance = original ? "archive" : "csv";
    const applied = applySubmission(
      { entrance, compositionId, values, medium: "error" in medium ? { kind: "keep" } : medium },
      stored,
    );
    errors.unshift(...rowErrors(applied.errors, read));
    if (errors.length > 0 || read.unknown.length > 0 || "error" in medium)
      return { line: refusedLine(number, name, errors, read.unknown) };
    const whole = [key, compositionId ?? "", identity.track ?? ""].join("\n");
    if (!original && seen.has(whole)) return refuse({ error: "csv.twice" });
    const isNothing = medium.kind === "none" && identity.singer === "";
    if (composition && isNothing)
      return refuse({ column: "singer", error: "songForm.singerRequired" });
    seen.add(whole);
    const printed = printedIn(
      cells,
      lists.accompanimentTypes,
      (column) => column !== "composer" || !composition,
    );
    const notes = [
      ...(file
        ? [{ column: addressColumn, error: "csv.withoutFile", values: { what: file } }]
        : []),
      ...(composition ? notesOn(values, composition.shared, row) : []),
    ];
    return {
      line: planLine(number, name || applied.song.title, "add", { printed, notes }),
      added: { row: number, song: applied.song, compositionId, original: null, unlinked: [] },
    };
  };
}

/** Returns errors for the cells of a recording that contradict its composition. */
function notesOn(
  values: Partial<SongRevision>,
  shared: SharedRevision,
  { fields }: TableRow,
): RowError[] {
  const own = new Set<string>(["title", "raagaId", "taalaId"]);
  const all = pickShared(shared);
  const kept = sharedFields.filter((field) => {
    const column = songFields[field].csv;
    const isGiven = Object.keys(fields).some(
      (one) => (one === column || one.startsWith(`${column}.`)) && fields[one]?.trim(),
    );
    return (
      isGiven && !own.has(field) && JSON.stringify(values[field]) !== JSON.stringify(all[field])
    );
  });
  const what = kept.map((field) => songFields[field].csv).join(", ");
  return what ? [{ error: "csv.ofComposition", values: { what } }] : [];
}
