import { fillDrafts } from "../../data/songs/drafts/fill-drafts.ts";
import { listDrafts } from "../../data/songs/drafts/drafts.ts";
import { matchEntries } from "../../data/search/match-entries.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import type { User } from "../../data/users/users.ts";
import { CsvFileError } from "../../domain/records/csv/csv-file-error.ts";
import { unescapeCell } from "../../domain/records/csv/formula-guard.ts";
import { readCsv } from "../../domain/records/csv/read.ts";
import { listNamedLanguages } from "../../domain/search/keys/language-names.ts";
import { foldName } from "../../domain/songs/csv/cell-names.ts";
import type { DraftField } from "../../domain/songs/drafts/draft-inputs.ts";
import { maxDrafts } from "../../domain/songs/drafts/file-tags.ts";
import {
  guessColumns,
  isHeadingRow,
  type KnownColumns,
  type ListTable,
  samplesOf,
  widthOf,
} from "../../domain/songs/drafts/list/columns.ts";
import { chooseJoin } from "../../domain/songs/drafts/list/join-rows.ts";
import {
  isDraftField,
  type Join,
  type ListColumns,
} from "../../domain/songs/drafts/list/list-fields.ts";
import {
  type FindOption,
  joinedDrafts,
  joinedRows,
  type ListPlan,
  planList,
  writtenCells,
} from "../../domain/songs/drafts/list/plan-list.ts";
import { isChosenFrom, sungLanguages } from "../../domain/songs/song-field-kinds.ts";
import { specOf } from "../../domain/songs/song-fields.ts";
import { tidyLine } from "../../domain/tidy-text.ts";
import type { Services } from "../services.ts";

/** What the contributor says of a list; what is absent is guessed. */
export interface ListChoices {
  hasHeadings?: boolean;
  columns?: ListColumns;
  join?: Join;
  replaces: boolean;
}

export interface PlannedList {
  table: ListTable;
  columns: ListColumns;
  join: Join;
  plan: ListPlan;
}

/** Most texts that are compared with the names of the archive to guess a column. */
const maxSamples = 300;

/** Reads a list of at most two hundred rows. Throws CsvFileError. */
export async function readList(
  bytes: AsyncIterable<Uint8Array>,
  before: KnownColumns,
  hasHeadings?: boolean,
): Promise<ListTable> {
  const rows = (await readCsv(bytes)).map(({ number, cells }) => ({
    number,
    cells: cells.map(unescapeCell),
  }));
  const [first, ...others] = rows;
  if (!first) throw new CsvFileError("empty", { row: 1 });
  const table =
    (hasHeadings ?? isHeadingRow(first.cells, before))
      ? { headings: first.cells, rows: others }
      : { headings: null, rows };
  if (table.rows.length === 0) throw new CsvFileError("empty", { row: 1 });
  const tooMany = table.rows[maxDrafts];
  if (tooMany) throw new CsvFileError("tooManyRows", { row: tooMany.number });
  return table;
}

/** Plans what a list fills in into the user's drafts. `before` says what columns were the last time. */
export async function planFromList(
  { db }: Pick<Services, "db">,
  user: User,
  table: ListTable,
  choices: ListChoices,
  before: KnownColumns,
): Promise<PlannedList> {
  const [drafts, columns] = await Promise.all([
    listDrafts(db, user.id),
    choices.columns
      ? Array.from({ length: widthOf(table) }, (_, at) => choices.columns![at] ?? "")
      : guess(db, table, before),
  ]);
  const join = choices.join ?? chooseJoin(joinedRows(table, columns), joinedDrafts(drafts));
  const settings = { columns, join, replaces: choices.replaces };
  const plan = planList(table, drafts, settings, await optionFinder(db, table, columns));
  return { table, columns, join, plan };
}

async function guess(db: Services["db"], table: ListTable, before: KnownColumns) {
  const texts = [...new Set(samplesOf(table).flat())].slice(0, maxSamples);
  return guessColumns(table, before, await matchEntries(db, texts));
}

/** Makes the lookup of options: by id or name, as the form shows it or in any script. */
async function optionFinder(
  db: Services["db"],
  { rows }: ListTable,
  columns: ListColumns,
): Promise<FindOption> {
  const cellsOf = (list: string) =>
    columns.flatMap((field, at) =>
      isDraftField(field) && specOf(field).list === list
        ? rows.map(({ cells }) => tidyLine(cells[at] ?? ""))
        : [],
    );
  const names = [...new Set([...cellsOf("taalas"), ...cellsOf("songTypes")])].filter(Boolean);
  const [lists, entries] = await Promise.all([readSongLists(db), matchEntries(db, names)]);
  const byName = ([list, matched]: [
    { id: string | number; description: string }[],
    ReadonlyMap<string, string>?,
  ]) => {
    const ids = new Map(list.map(({ id, description }) => [foldName(description), String(id)]));
    for (const { id } of list) ids.set(foldName(String(id)), String(id));
    return (name: string) => ids.get(foldName(name)) ?? matched?.get(name);
  };
  const finders = {
    taalas: byName([lists.taalas, entries.taalas]),
    songTypes: byName([lists.songTypes, entries.songTypes]),
    mediaTypes: byName([lists.mediaTypes]),
  };
  return (field: DraftField, name: string) => {
    const { list } = specOf(field);
    if (isChosenFrom(list)) return finders[list](name);
    const code = sungLanguages.find((one) => one === name.toLowerCase());
    return code ?? listNamedLanguages(name)[0];
  };
}

/** Writes a plan into the user's drafts. Returns whether all of them were still as planned; the others stay as they are. */
export async function fillFromList(
  { db, now }: Pick<Services, "db" | "now">,
  user: User,
  { pairs }: ListPlan,
): Promise<boolean> {
  const fills = pairs
    .map((pair) => ({ id: pair.draft.id, ...writtenCells(pair) }))
    .filter(({ after }) => Object.keys(after).length > 0);
  return (await fillDrafts(db, user.id, fills, now())) === fills.length;
}
