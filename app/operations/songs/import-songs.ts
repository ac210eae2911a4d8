import { readImportLists } from "../../data/songs/song-lists.ts";
import { findCompositions, listSongsByTitle } from "../../data/songs/csv/song-import.ts";
import { findOpenSongs, type SongScope } from "../../data/songs/csv/read-songs.ts";
import { writeImport } from "../../data/songs/csv/write-import.ts";
import { findBearers } from "../../data/people/name-bearers.ts";
import { listPeopleIds } from "../../data/search/find-creator.ts";
import type { User } from "../../data/users/users.ts";
import { readTable, type TableRow } from "../../domain/records/csv/table.ts";
import { linkBearers, listUndecidedNames } from "../../domain/people/name-links.ts";
import { applyChoices, type Choices } from "../../domain/songs/csv/choices.ts";
import { compositionIdOf, numberIn } from "../../domain/songs/csv/row-composition.ts";
import { planSongs } from "../../domain/songs/csv/plan-songs.ts";
import { listNames } from "../../domain/songs/csv/name-aliases.ts";
import { idColumn, oldColumns, songColumns } from "../../domain/songs/csv/song-csv.ts";
import type { EditedSong, OpenSong, SongPlan } from "../../domain/songs/csv/song-plan.ts";
import { changesBetween } from "../../domain/songs/song-revision.ts";
import type { DateOrder } from "../../domain/songs/written-date.ts";
import { tidyLine } from "../../domain/tidy-text.ts";
import type { Services } from "../services.ts";
import { findAliases } from "./find-aliases.ts";

type Reading = Pick<Services, "db" | "settings">;

export interface SongImport extends SongPlan {
  rows: TableRow[];
}

const isNumber = (id: number | null): id is number => Number.isSafeInteger(id);

/** What a user has chosen in the preview of a file: names for names in it, and the order of its dates. */
interface FileChoices {
  names: Choices;
  order: DateOrder;
}

const noChoices: FileChoices = { names: new Map(), order: "day" };

/** Plans the import of a CSV file. Throws CsvFileError. */
export async function planSongImport(
  { db, settings }: Reading,
  bytes: AsyncIterable<Uint8Array>,
  scope: SongScope,
  choices = noChoices,
): Promise<SongImport> {
  const lists = await readImportLists(db);
  const types = lists.accompanimentTypes.map(({ name }) => name);
  const read = await readTable(
    bytes,
    [...songColumns, ...types],
    [["title", idColumn]],
    oldColumns,
  );
  const rows = applyChoices(read, choices.names);
  const compositions = await findCompositions(db, rows.map(compositionIdOf).filter(isNumber));
  const withoutId = rows.filter((row) => numberIn(row, idColumn) === null);
  const titles = [
    ...withoutId.map(({ fields }) => tidyLine(fields.title ?? "")),
    ...[...compositions.values()].map(({ title }) => title),
  ];
  const songIds = rows.map((row) => numberIn(row, idColumn)).filter(isNumber);
  const names = rows.flatMap(listNames);
  const personIds = new Set(names.flatMap(({ list, name }) => (list === "people" ? name : [])));
  const people = personIds.size > 0 ? await listPeopleIds(db, [...personIds]) : personIds;
  const plan = planSongs(rows, {
    lists,
    compositions,
    origin: settings.SITE_ORIGIN,
    existing: withoutId.length > 0 ? await listSongsByTitle(db, titles) : [],
    people,
    aliases: await findAliases({ db }, names, { lists, people }),
    songs: await findOpenSongs(db, [...new Set(songIds)], scope),
    partsOf: ({ createdBy, compositionCreatedBy }: OpenSong) => ({
      song: scope.ownerId === null || createdBy === scope.ownerId,
      composition: scope.ownerId === null || compositionCreatedBy === scope.ownerId,
    }),
    order: choices.order,
  });
  return { ...plan, rows };
}

/** Imports a plan in one transaction, once for each `fileId`. Links names that belong to exactly one person. */
export async function importSongs(
  { db, logEvent, now }: Services,
  actor: User,
  plan: SongPlan,
  fileId: string,
  scope: SongScope,
): Promise<"done" | "denied" | "before" | "changed" | "tooLarge"> {
  if (plan.added.length + plan.edited.length === 0) return "done";
  const songs = [...plan.added.map(({ song }) => song), ...plan.edited.map(({ after }) => after)];
  const bearers = await findBearers(db, [...new Set(songs.flatMap(listUndecidedNames))]);
  const added = plan.added.map(({ row, song, compositionId }) => ({
    requestId: `${fileId}:${row}`,
    song: linkBearers(song, bearers, { composition: compositionId === null, song: true }),
    compositionId,
  }));
  const edits = plan.edited.map(({ open, after }) => ({
    ...open,
    before: open.song,
    after: linkBearers(after, bearers, renamedParts({ open, after })),
  }));
  const writer = { userId: actor.id, now: now() };
  const written = await writeImport(db, { edits, added }, writer, scope);
  const outcome = written.ok ? "done" : (outcomes[written.reason] ?? "changed");
  logEvent("songs imported", outcome, actor.id);
  return outcome;
}

const outcomes: Partial<Record<string, "denied" | "before" | "tooLarge">> = {
  denied: "denied",
  tooLarge: "tooLarge",
  exists: "before",
};

/** Returns the parts of a song whose names have changed; only their names are linked again. */
function renamedParts({ open, after }: Pick<EditedSong, "open" | "after">) {
  const changes = changesBetween(open.song, after);
  return {
    composition: "composer" in changes,
    song: "singer" in changes || "accompaniments" in changes || "personIds" in changes,
  };
}
