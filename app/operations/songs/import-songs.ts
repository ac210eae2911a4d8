import { readImportLists } from "../../data/songs/song-lists.ts";
import { insertSongs } from "../../data/songs/csv/insert-songs.ts";
import { findCompositions, listSongsByTitle } from "../../data/songs/csv/song-import.ts";
import { findBearers } from "../../data/people/name-bearers.ts";
import type { User } from "../../data/users/users.ts";
import { readTable, type TableRow } from "../../domain/records/csv/table.ts";
import { linkBearers, listUndecidedNames } from "../../domain/people/name-links.ts";
import { compositionIdOf } from "../../domain/songs/row-composition.ts";
import { planSongs, type SongPlan } from "../../domain/songs/plan-songs.ts";
import { oldColumns, songColumns } from "../../domain/songs/song-csv.ts";
import { tidyLine } from "../../domain/songs/tidy-text.ts";
import type { Services } from "../services.ts";

/** Plans the import of a CSV file and returns the plan with the file's rows. Throws CsvFileError. */
export async function planSongImport(
  { db }: Pick<Services, "db">,
  bytes: AsyncIterable<Uint8Array>,
): Promise<SongPlan & { rows: TableRow[] }> {
  const lists = await readImportLists(db);
  const types = lists.accompanimentTypes.map(({ name }) => name);
  const rows = await readTable(bytes, [...songColumns, ...types], ["title"], oldColumns);
  const ids = rows.map(compositionIdOf).filter((id) => id !== null);
  const compositions = await findCompositions(db, ids.filter(Number.isSafeInteger));
  const titles = [
    ...rows.map(({ fields }) => tidyLine(fields.title ?? "")),
    ...[...compositions.values()].map(({ title }) => title),
  ];
  const existing = await listSongsByTitle(db, titles);
  return { ...planSongs(rows, lists, existing, compositions), rows };
}

/** Imports the songs of a plan in one transaction, once for each `fileId`. Names are linked to who alone bears them. */
export async function importSongs(
  { db, logEvent, now }: Services,
  actor: User,
  plan: SongPlan,
  fileId: string,
): Promise<"done" | "denied" | "before" | "changed"> {
  if (plan.writes.length === 0) return "done";
  const names = new Set(plan.writes.flatMap(({ song }) => listUndecidedNames(song)));
  const bearers = await findBearers(db, [...names]);
  const all = plan.writes.map(({ line, song, compositionId }) => ({
    requestId: `${fileId}:${line}`,
    song: linkBearers(song, bearers, { composition: compositionId === null, song: true }),
    compositionId,
  }));
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
