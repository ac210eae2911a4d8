import { type ImportLists, readImportLists } from "../../data/songs/song-lists.ts";
import { findOriginals } from "../../data/songs/csv/original-ids.ts";
import { findCompositions, listSongsByTitle } from "../../data/songs/csv/song-import.ts";
import { findOpenSongs, type SongScope } from "../../data/songs/csv/read-songs.ts";
import { writeImport } from "../../data/songs/csv/write-import.ts";
import { findBearers } from "../../data/people/name-bearers.ts";
import { listPeopleIds } from "../../data/search/find-creator.ts";
import type { Statement } from "../../data/write-batch.ts";
import type { User } from "../../data/users/users.ts";
import type { CsvLimits } from "../../domain/records/csv/csv-file-error.ts";
import { readTable, type TableRow } from "../../domain/records/csv/table.ts";
import { linkBearers, listUndecidedNames } from "../../domain/people/name-links.ts";
import { fieldsHiddenIn } from "../../domain/songs/hidden-fields.ts";
import { applyChoices, type Choices } from "../../domain/songs/csv/choices.ts";
import { compositionIdOf, numberIn } from "../../domain/songs/csv/row-composition.ts";
import { originalIdsOf, originalKey } from "../../domain/songs/csv/original-ids.ts";
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

/** Reads the rows of a CSV file of songs. Throws CsvFileError. */
export function readSongTable(
  { accompanimentTypes }: ImportLists,
  bytes: AsyncIterable<Uint8Array>,
  limits?: CsvLimits,
): Promise<TableRow[]> {
  const types = accompanimentTypes.map(({ name }) => name);
  const columns = [...songColumns, ...types];
  return readTable(bytes, columns, [["title", idColumn]], oldColumns, limits);
}

/** Plans the import of a CSV file. Throws CsvFileError. */
export async function planSongImport(
  services: Reading,
  bytes: AsyncIterable<Uint8Array>,
  scope: SongScope,
  choices = noChoices,
): Promise<SongImport> {
  const lists = await readImportLists(services.db);
  const rows = applyChoices(await readSongTable(lists, bytes), choices.names);
  const reading = { order: choices.order, takesOthers: false };
  return { ...(await planSongRows(services, lists, rows, scope, reading)), rows };
}

/** Plans the import of rows, with dates in an order; those of other archives are refused unless `takesOthers`. */
export async function planSongRows(
  { db, settings }: Reading,
  lists: ImportLists,
  rows: TableRow[],
  scope: SongScope,
  { order, takesOthers }: { order: DateOrder; takesOthers: boolean },
): Promise<SongPlan> {
  const here = { name: lists.archiveName, origin: settings.SITE_ORIGIN };
  const [own, others] = [
    rows.filter((row) => originalIdsOf(row, here.name) === null),
    takesOthers ? rows.flatMap((row) => originalIdsOf(row, here.name) ?? []) : [],
  ];
  const originals = others.length > 0 ? await findOriginals(db, others) : null;
  const compositions = await findCompositions(
    db,
    [
      ...own.map(compositionIdOf),
      ...others.map(
        ({ origin, compositionId }) =>
          originals!.get(originalKey("composition", origin, compositionId ?? 0)) ?? null,
      ),
    ].filter(isNumber),
  );
  const withoutId = own.filter((row) => numberIn(row, idColumn) === null);
  const titles = [
    ...withoutId.map(({ fields }) => tidyLine(fields.title ?? "")),
    ...withoutId.flatMap((row) => compositions.get(compositionIdOf(row) ?? 0)?.title ?? []),
  ];
  const songIds = own.map((row) => numberIn(row, idColumn)).filter(isNumber);
  const names = rows.flatMap(listNames);
  const personIds = new Set(names.flatMap(({ list, name }) => (list === "people" ? name : [])));
  const people = personIds.size > 0 ? await listPeopleIds(db, [...personIds]) : personIds;
  return planSongs(rows, {
    lists,
    compositions,
    here,
    originals,
    existing: withoutId.length > 0 ? await listSongsByTitle(db, titles) : [],
    people,
    aliases: await findAliases({ db }, names, { lists, people }),
    songs: await findOpenSongs(db, [...new Set(songIds)], scope),
    partsOf: ({ createdBy, compositionCreatedBy, hidden = [] }: OpenSong) => ({
      song: scope.ownerId === null || createdBy === scope.ownerId,
      composition: scope.ownerId === null || compositionCreatedBy === scope.ownerId,
      hidden: fieldsHiddenIn(hidden),
    }),
    order,
  });
}

/**
 * Imports a plan in one transaction, once for each `fileId`, with `more` statements. Links names that belong to exactly
 * one person; of a song of another archive, only those whose people were linked there and are not here.
 */
export async function importSongs(
  { db, logEvent, now }: Services,
  actor: User,
  plan: SongPlan,
  fileId: string,
  scope: SongScope,
  more: readonly Statement[] = [],
): Promise<"done" | "denied" | "before" | "changed" | "tooLarge"> {
  if (plan.added.length + plan.edited.length + more.length === 0) return "done";
  const songs = [...plan.added.map(({ song }) => song), ...plan.edited.map(({ after }) => after)];
  const bearers = await findBearers(db, [...new Set(songs.flatMap(listUndecidedNames))]);
  const added = plan.added.map(({ row, song, compositionId, original, unlinked }) => {
    const linked = original ? pickNames(bearers, unlinked) : bearers;
    return {
      requestId: `${fileId}:${row}`,
      song: linkBearers(song, linked, { composition: compositionId === null, song: true }),
      compositionId,
      original,
    };
  });
  const edits = plan.edited.map(({ open, after }) => ({
    ...open,
    before: open.song,
    after: linkBearers(after, bearers, renamedParts({ open, after })),
  }));
  const writer = { userId: actor.id, now: now() };
  const written = await writeImport(db, { edits, added }, writer, scope, more);
  const outcome = written.ok ? "done" : (outcomes[written.reason] ?? "changed");
  logEvent("songs imported", outcome, actor.id);
  return outcome;
}

const pickNames = (bearers: ReadonlyMap<string, string>, names: readonly string[]) =>
  new Map([...bearers].filter(([name]) => names.includes(name)));

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
