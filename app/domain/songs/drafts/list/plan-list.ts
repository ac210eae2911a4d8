import { tidyLine, tidyText } from "../../../tidy-text.ts";
import { isChosenFrom } from "../../song-field-kinds.ts";
import { inputOf, specOf } from "../../song-fields.ts";
import {
  type DraftField,
  draftFields,
  type DraftInputs,
  isLockedBy,
  pickDraftInputs,
} from "../draft-inputs.ts";
import { isUnreadDate, readCell } from "../read-cells.ts";
import type { ListTable } from "./columns.ts";
import { joinRows, type Joined } from "./join-rows.ts";
import { isDraftField, type Join, type ListColumns } from "./list-fields.ts";

export interface ListedDraft {
  id: string;
  file: { name: string };
  inputs: DraftInputs;
}

export interface ListSettings {
  columns: ListColumns;
  join: Join;
  /** Whether cells that are filled in are replaced. */
  replaces: boolean;
}

/** A cell that the list fills in. Of a composition that is there already, only another title frees the cells. */
export interface CellFill {
  field: DraftField | "compositionId";
  before: string;
  after: string;
  /** Whether the cell stays as it is. */
  isKept: boolean;
}

/** A cell of the list that cannot be filled in, or whose date cannot be read and is filled in as it stands. */
interface CellProblem {
  field: DraftField;
  text: string;
  reason: "unknown" | "long" | "date";
}

export interface ListedPair {
  row: number;
  draft: ListedDraft;
  fills: CellFill[];
  problems: CellProblem[];
}

export interface ListPlan {
  pairs: ListedPair[];
  rowsLeft: { number: number; text: string }[];
  draftsLeft: ListedDraft[];
}

/** Returns the value of a select for a name, or undefined if no entry has it. */
export type FindOption = (field: DraftField, name: string) => string | undefined;

type Row = ListTable["rows"][number];

const cellOf = ({ cells }: Row, columns: ListColumns, field: string) =>
  cells[columns.findIndex((one) => one === field)] ?? "";

/** What the rows of a list can be told by. */
export const joinedRows = ({ rows }: ListTable, columns: ListColumns): Joined[] =>
  rows.map((row) => ({
    file: tidyLine(cellOf(row, columns, "file")),
    title: tidyLine(cellOf(row, columns, "title")),
    track: cellOf(row, columns, "track"),
  }));

export const joinedDrafts = (drafts: readonly ListedDraft[]): Joined[] =>
  drafts.map(({ file, inputs }) => ({
    file: file.name,
    title: inputs.title ?? "",
    track: inputs.track ?? "",
  }));

/** Plans what a list fills in: which row belongs to which draft, its cells, and what has no partner. */
export function planList(
  table: ListTable,
  drafts: readonly ListedDraft[],
  settings: ListSettings,
  findOption: FindOption,
): ListPlan {
  const { rows } = table;
  const joined = joinRows(joinedRows(table, settings.columns), joinedDrafts(drafts), settings.join);
  const pairs = joined.map(([row, draft]): ListedPair => {
    const texts = textsOf(table, rows[row]!, settings.columns);
    const { values, problems } = readTexts(texts, findOption);
    return {
      row: rows[row]!.number,
      draft: drafts[draft]!,
      fills: fillsOf(values, drafts[draft]!.inputs, settings.replaces),
      problems,
    };
  });
  const joinedIds = new Set(pairs.map(({ draft }) => draft.id));
  const joinedNumbers = new Set(pairs.map(({ row }) => row));
  return {
    pairs,
    rowsLeft: rows
      .filter(({ number }) => !joinedNumbers.has(number))
      .map(({ number, cells }) => ({
        number,
        text: cells.map(tidyLine).filter(Boolean).slice(0, 4).join(" · "),
      })),
    draftsLeft: drafts.filter(({ id }) => !joinedIds.has(id)),
  };
}

/** Returns the filled cells of a row by field, with dates as they are read. Notes follow the description, each with its heading. */
function textsOf({ headings }: ListTable, row: Row, columns: ListColumns): Map<DraftField, string> {
  const texts = new Map<DraftField, string>();
  for (const field of columns.filter(isDraftField)) {
    const cell = cellOf(row, columns, field);
    const text = specOf(field).kind === "prose" ? tidyText(cell) : tidyLine(cell);
    if (text) texts.set(field, readCell(inputOf(field), text));
  }
  const notes = columns.flatMap((field, at) => {
    const text = field === "note" ? tidyText(row.cells[at] ?? "") : "";
    const heading = tidyLine(headings?.[at] ?? "");
    return text ? [heading ? `${heading}: ${text}` : text] : [];
  });
  if (notes.length > 0)
    texts.set("description", [texts.get("description") ?? [], ...notes].flat().join("\n"));
  return texts;
}

const isChosen = (field: DraftField) => {
  const { kind, list } = specOf(field);
  return kind === "language" || isChosenFrom(list);
};

function readTexts(texts: ReadonlyMap<DraftField, string>, findOption: FindOption) {
  const values = new Map<DraftField, string>();
  const problems: CellProblem[] = [];
  for (const [field, text] of texts) {
    const value = isChosen(field) ? findOption(field, text) : text;
    const input = inputOf(field);
    if (value === undefined) problems.push({ field, text, reason: "unknown" });
    else if (pickDraftInputs({ [input]: value })[input] !== value)
      problems.push({ field, text, reason: "long" });
    else {
      if (isUnreadDate(input, value)) problems.push({ field, text, reason: "date" });
      values.set(field, value);
    }
  }
  return { values, problems };
}

function fillsOf(
  values: ReadonlyMap<DraftField, string>,
  inputs: DraftInputs,
  replaces: boolean,
): CellFill[] {
  const title = values.get("title");
  const isOther = replaces && title !== undefined && title !== inputs.title;
  const compositionId = isOther ? "" : (inputs.compositionId ?? "");
  const fills = draftFields.flatMap((field): CellFill[] => {
    const before = inputs[inputOf(field)] ?? "";
    const after = values.get(field) ?? "";
    if (after === "" || after === before) return [];
    const isKept = isLockedBy(field, compositionId) || (before !== "" && !replaces);
    return [{ field, before, after, isKept }];
  });
  return inputs.compositionId && isOther
    ? [{ field: "compositionId", before: inputs.compositionId, after: "", isKept: false }, ...fills]
    : fills;
}

/** The cells of a pair that are written, before and after, by their inputs. */
export function writtenCells({ fills }: Pick<ListedPair, "fills">) {
  const written = fills.filter(({ isKept }) => !isKept);
  const inputs = (part: "before" | "after"): DraftInputs =>
    Object.fromEntries(
      written.map((fill) => [
        fill.field === "compositionId" ? fill.field : inputOf(fill.field),
        fill[part],
      ]),
    );
  return { before: inputs("before"), after: inputs("after") };
}
