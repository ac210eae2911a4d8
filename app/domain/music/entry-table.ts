import type { z } from "zod";
import type { CitedSource } from "../records/cited-sources.ts";
import { type FormError, toFormError } from "../form-error.ts";
import { type PlanLine, rejectLostLetters, rejectWrongLength } from "../records/csv/import-plan.ts";
import { givenCells, type TableRow } from "../records/csv/table.ts";
import { toSearchKeys } from "../search/keys/search-key.ts";
import { tidyLine } from "../tidy-text.ts";

type Cell = string | number | null;

export interface EntryPlan<Entry> {
  lines: PlanLine[];
  writes: Entry[];
}

export interface EntryTable<Entry> {
  columns: readonly string[];
  toCells(this: void, entry: Entry): Cell[];
  plan(
    this: void,
    rows: TableRow[],
    existing: Entry[],
    people?: ReadonlySet<string>,
  ): EntryPlan<Entry>;
}

interface TableEntry {
  id: string;
  creatorId?: string | null;
  sources?: CitedSource[];
}

type Checked<Entry> = { value: Entry } | FormError;

interface Rules<Entry> {
  check: (row: TableRow, before: Entry | undefined) => Checked<Entry>;
  settle?: (before: Entry, after: Entry) => Entry;
  people?: ReadonlySet<string>;
}

/** Compares the rows of a file with the existing entries. */
export function planEntries<Entry extends TableEntry>(
  rows: TableRow[],
  existing: Entry[],
  { check, settle, people }: Rules<Entry>,
): EntryPlan<Entry> {
  const byId = new Map(existing.map((one) => [one.id, one]));
  const bySound = new Map(existing.map((one) => [toSearchKeys(one.id).k1, one.id]));
  const seen = new Set<string>();
  const writes: Entry[] = [];
  const lines = rows.map((row): PlanLine => {
    const name = tidyLine(row.fields.name ?? "");
    const { number } = row;
    const wrongLength = rejectWrongLength(row, name);
    if (wrongLength) return wrongLength;
    const before = byId.get(name);
    const checked = check(row, before);
    if ("error" in checked) return { row: number, name, outcome: "refuse", ...checked };
    if (seen.has(name)) return { row: number, name, outcome: "refuse", error: "csv.twice" };
    seen.add(name);
    const { creatorId } = checked.value;
    if (creatorId && creatorId !== before?.creatorId && !people?.has(creatorId))
      return { row: number, name, outcome: "refuse", error: "admin.creatorUnknown" };
    const entry = (before && settle?.(before, checked.value)) ?? checked.value;
    if (before && isEqual(before, entry)) return { row: number, name, outcome: "same" };
    writes.push(entry);
    if (before) return { row: number, name, outcome: "change" };
    const sound = toSearchKeys(name).k1;
    const alike = bySound.get(sound);
    bySound.set(sound, alike ?? name);
    return { row: number, name, outcome: "add", ...(alike && { alike }) };
  });
  return { lines, writes: lines.some(({ outcome }) => outcome === "refuse") ? [] : writes };
}

const isEqual = (one: object, other: object) => sortedJson(one) === sortedJson(other);
const sortedJson = (value: object) =>
  JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Parses a row by a schema. Columns missing from the file keep the cells of `before`. */
export function parseRow<Entry extends TableEntry>(
  schema: z.ZodType<Entry>,
  { columns, toCells }: Pick<EntryTable<Entry>, "columns" | "toCells">,
  row: TableRow,
  before: Entry | undefined,
): Checked<Entry> {
  const cells = before ? toCells(before) : [];
  const previous = Object.fromEntries(cells.map((cell, at) => [columns[at], String(cell ?? "")]));
  const changed = givenCells(row).filter(([column, cell]) => cell !== previous[column]);
  const lost = rejectLostLetters(changed);
  if (lost) return lost;
  const { fields } = row;
  const keepsSources = before?.sources && fields.sources === undefined;
  const merged = { ...previous, ...(keepsSources && { sources: "" }), ...fields };
  const parsed = schema.safeParse(merged);
  if (!parsed.success) return toFormError(parsed.error.issues[0]!);
  return { value: keepsSources ? { ...parsed.data, sources: before.sources } : parsed.data };
}
