import { type PlanLine, rejectWrongLength } from "../records/csv/import-plan.ts";
import type { TableRow } from "../records/csv/table.ts";
import { foldName, readMedium, songRowReader } from "./read-song-row.ts";
import { toRevision } from "./medium.ts";
import type { SongCsvLists } from "./song-csv.ts";
import type { SongRevision } from "./song-revision.ts";

/** What identifies a song in CSV files: importing a file again adds nothing. */
export type SongIdentity = Pick<SongRevision, "title" | "singer" | "recordingDate">;

const identityKey = ({ title, singer, recordingDate }: SongIdentity) =>
  [foldName(title), foldName(singer), recordingDate ?? ""].join("\n");

export interface SongPlan {
  lines: PlanLine[];
  writes: { line: number; song: SongRevision }[];
}

/** Plans the import of a table. `existing` are the songs that have a title of the table. */
export function planSongs(
  rows: TableRow[],
  lists: SongCsvLists,
  existing: SongIdentity[],
): SongPlan {
  const readFields = songRowReader(lists);
  const known = new Set(existing.map(identityKey));
  const seen = new Set<string>();
  const writes: SongPlan["writes"] = [];
  const lines = rows.map((row): PlanLine => {
    const { line } = row;
    const name = (row.fields.title ?? "").trim();
    const wrongLength = rejectWrongLength(row, name);
    if (wrongLength) return wrongLength;
    const read = readFields(row);
    if ("error" in read) return { line, name, outcome: "refuse", ...read };
    const key = identityKey(read.fields);
    // Before the recording is read: an export names files of this archive, which an import cannot bring.
    if (known.has(key)) return { line, name, outcome: "same" };
    if (seen.has(key)) return { line, name, outcome: "refuse", error: "csv.twice" };
    const recording = readMedium(row.fields);
    if ("error" in recording) return { line, name, outcome: "refuse", ...recording };
    seen.add(key);
    writes.push({ line, song: toRevision(read.fields, recording, null) });
    return { line, name, outcome: "add" };
  });
  return { lines, writes };
}
