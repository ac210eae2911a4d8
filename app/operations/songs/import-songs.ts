import { readSongLists } from "../../data/songs/song-edit.ts";
import { insertSongs, listSongsByTitle } from "../../data/songs/song-import.ts";
import type { User } from "../../data/users/users.ts";
import { readTable, type TableRow } from "../../domain/records/csv/table.ts";
import { oldColumns, planSongs, songColumns, type SongPlan } from "../../domain/songs/song-csv.ts";
import { tidyText } from "../../domain/songs/song-form.ts";
import type { Services } from "../services.ts";

/** What a table of songs would add, line by line, and its lines; nothing is written. Throws CsvProblem. */
export async function planSongImport(
  { db }: Pick<Services, "db">,
  bytes: AsyncIterable<Uint8Array>,
): Promise<SongPlan & { rows: TableRow[] }> {
  const lists = await readSongLists(db);
  const types = lists.accompanimentTypes.map(({ name }) => name);
  const rows = await readTable(bytes, [...songColumns, ...types], ["title"], oldColumns);
  const titles = rows.map(({ fields }) => tidyText(fields.title ?? "").replace(/\s+/g, " "));
  const there = await listSongsByTitle(db, titles);
  return { ...planSongs(rows, lists, there), rows };
}

/**
 * Adds the songs of a plan, all of them or none. `fileId` tells this table from others: taken twice, it
 * adds its songs once.
 */
export async function importSongs(
  { db, logEvent, now }: Services,
  actor: User,
  plan: SongPlan,
  fileId: string,
): Promise<"done" | "denied" | "before" | "changed"> {
  const all = plan.writes.map(({ line, song }) => ({ requestId: `${fileId}:${line}`, song }));
  if (all.length === 0) return "done";
  const written = await insertSongs(db, all, { actorId: actor.id, now: now() });
  const outcome = written.ok
    ? "done"
    : written.reason === "denied"
      ? "denied"
      : written.reason === "exists"
        ? "before"
        : "changed";
  logEvent("songs imported", outcome, actor.id);
  return outcome;
}
