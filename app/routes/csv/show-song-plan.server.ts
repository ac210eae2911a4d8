import type { Language } from "../../archive.ts";
import { oneOf, parsePage } from "../../domain/paging.ts";
import type { FormError } from "../../domain/form-error.ts";
import { excerptsOf } from "../../domain/songs/csv/excerpts.ts";
import type { ImportSummary } from "../../domain/songs/csv/import-summary.ts";
import type { RowError } from "../../domain/songs/csv/read-song-row.ts";
import type { SongPlan, SongPlanLine } from "../../domain/songs/csv/song-plan.ts";
import { formatDate } from "../../i18n/format.ts";
import { toMessage, translateMessage } from "../../i18n/translate.server.ts";
import { rowsPerPage, shownLists } from "./song-outcomes.ts";

const maxUnchanged = 200;

/** Returns the preview of a plan: one page of the rows of the chosen list, and the unchanged rows. */
export function showSongPlan({ lines }: SongPlan, query: URLSearchParams, language: Language) {
  const rowsOf = (...outcomes: SongPlanLine["outcome"][]) =>
    outcomes.flatMap((one) => lines.filter(({ outcome }) => outcome === one));
  const lists = {
    all: rowsOf("refuse", "change", "add"),
    refuse: rowsOf("refuse"),
    change: rowsOf("change"),
    add: rowsOf("add"),
  };
  const same = rowsOf("same");
  const show = oneOf(shownLists, query.get("show"));
  const page = parsePage(query.get("page"));
  return {
    counts: {
      all: lists.all.length,
      refuse: lists.refuse.length,
      change: lists.change.length,
      add: lists.add.length,
      same: same.length,
    },
    cells: lines.reduce((sum, { changes }) => sum + changes.length, 0),
    show,
    page,
    rows: lists[show]
      .slice((page - 1) * rowsPerPage, page * rowsPerPage)
      .map((line) => toShownRow(line, language)),
    unchanged: same.slice(0, maxUnchanged).map(({ row, name }) => ({ row, name })),
  };
}

type Line = ImportSummary["first"][number];

export type ShownRow = ReturnType<typeof toShownRow>;

function toShownRow(line: Line, language: Language) {
  const { row, name, outcome, errors, notes, changes, dates } = line;
  const toNote = ({ column, ...error }: RowError) => ({ column, text: textOf(language, error) });
  return {
    row,
    name,
    outcome,
    notes: [...errors, ...notes].map(toNote),
    dates: dates.map(({ column, written, date }) => ({
      column,
      written,
      date: formatDate(language, date),
    })),
    changes: changes.map(({ column, before, after }) => ({
      column,
      ...excerptsOf(before, after),
    })),
  };
}

/** Returns the preview of a large file as the reader sees it. */
export const showSummary = (summary: ImportSummary, language: Language) => ({
  ...summary,
  refused: summary.refused.map((line) => toShownRow(line, language)),
  noted: summary.noted.map((line) => toShownRow(line, language)),
  first: summary.first.map((line) => toShownRow(line, language)),
  dated: summary.dated.map((line) => toShownRow(line, language)),
});

const textOf = (language: Language, error: FormError) =>
  translateMessage(language, toMessage(error));
