import { type PlanLine, rejectWrongLength } from "../records/csv/import-plan.ts";
import type { TableRow } from "../records/csv/table.ts";
import { foldName, readMedium, songRowReader } from "./read-song-row.ts";
import { type CompositionsById, findRowComposition, toRecording } from "./row-composition.ts";
import { toRevision } from "./medium.ts";
import type { SongCsvLists } from "./song-csv.ts";
import type { SongRevision } from "./song-revision.ts";

/** What identifies a song in CSV files: importing a file again adds nothing. Composition and track count where given. */
export type SongIdentity = Pick<SongRevision, "title" | "singer" | "recordingDate"> & {
  compositionId?: number | null;
  track?: number | null;
};

const nameKey = ({ title, singer, recordingDate }: SongIdentity) =>
  [foldName(title), foldName(singer), recordingDate ?? ""].join("\n");

const isOrAny = <T>(given: T | null | undefined, other: T | null | undefined) =>
  (given ?? null) === null || given === other;

const isSame = (row: SongIdentity, song: SongIdentity) =>
  isOrAny(row.compositionId, song.compositionId) && isOrAny(row.track, song.track);

export interface SongPlan {
  lines: PlanLine[];
  /** A song with a composition is a recording of it. */
  writes: { line: number; song: SongRevision; compositionId: number | null }[];
}

/** Plans the import of a table. `existing` are the songs that have a title of the table. */
export function planSongs(
  rows: TableRow[],
  lists: SongCsvLists,
  existing: SongIdentity[],
  compositions: CompositionsById = new Map(),
): SongPlan {
  const readFields = songRowReader(lists);
  const known = Map.groupBy(existing, nameKey);
  const seen = new Set<string>();
  const writes: SongPlan["writes"] = [];
  const lines = rows.map((row): PlanLine => {
    const { line } = row;
    const name = (row.fields.title ?? "").trim();
    const refuse = (error: Pick<PlanLine, "error" | "values">): PlanLine => ({
      line,
      name,
      outcome: "refuse",
      ...error,
    });
    const wrongLength = rejectWrongLength(row, name);
    if (wrongLength) return wrongLength;
    const composition = findRowComposition(row, compositions);
    if (composition && "error" in composition) return refuse(composition);
    const read = readFields(row, composition?.shared);
    if ("error" in read) return refuse(read);
    const compositionId = composition?.id ?? null;
    const identity = { ...read.fields, compositionId };
    const key = nameKey(identity);
    // Before the recording is read: an export names files of this archive, which an import cannot bring.
    if (known.get(key)?.some((song) => isSame(identity, song)))
      return { line, name, outcome: "same" };
    const whole = [key, compositionId ?? "", read.fields.track ?? ""].join("\n");
    if (seen.has(whole)) return refuse({ error: "csv.twice" });
    const medium = readMedium(row.fields);
    if ("error" in medium) return refuse(medium);
    const isNothing = medium.kind === "none" && read.fields.singer === "";
    if (composition && isNothing) return refuse({ error: "songForm.singerRequired" });
    seen.add(whole);
    const fields = composition ? toRecording(read.fields, composition.shared) : read.fields;
    writes.push({ line, song: toRevision(fields, medium, null), compositionId });
    return { line, name, outcome: "add" };
  });
  return { lines, writes };
}
