import type { z } from "zod";
import { type FormError, toFormError } from "../form-error.ts";
import { type PlanLine, rejectWrongLength } from "../records/csv/import-plan.ts";
import type { TableRow } from "../records/csv/table.ts";
import { toSearchKeys } from "../search/keys/search-key.ts";

type Cell = string | number | null;

export interface EntryPlan<Entry> {
  lines: PlanLine[];
  writes: Entry[];
}

/** How the entries of a list are written to and read from CSV. */
export interface EntryTable<Entry> {
  columns: readonly string[];
  toCells(this: void, entry: Entry): Cell[];
  plan(this: void, rows: TableRow[], existing: Entry[]): EntryPlan<Entry>;
}

type Checked<Entry> = { value: Entry } | FormError;

/** Compares the rows of a file with the existing entries, each row checked by `check`. */
export function planEntries<Entry extends { id: string }>(
  rows: TableRow[],
  existing: Entry[],
  check: (row: TableRow, before: Entry | undefined) => Checked<Entry>,
): EntryPlan<Entry> {
  const byId = new Map(existing.map((one) => [one.id, one]));
  const bySound = new Map(existing.map((one) => [toSearchKeys(one.id).k1, one.id]));
  const seen = new Set<string>();
  const writes: Entry[] = [];
  const lines = rows.map((row): PlanLine => {
    const name = (row.fields.name ?? "").normalize("NFC").replace(/\s+/g, " ").trim();
    const { line } = row;
    const wrongLength = rejectWrongLength(row, name);
    if (wrongLength) return wrongLength;
    const before = byId.get(name);
    const checked = check(row, before);
    if ("error" in checked) return { line, name, outcome: "refuse", ...checked };
    if (seen.has(name)) return { line, name, outcome: "refuse", error: "csv.twice" };
    seen.add(name);
    if (before && isEqual(before, checked.value)) return { line, name, outcome: "same" };
    writes.push(checked.value);
    if (before) return { line, name, outcome: "change" };
    const sound = toSearchKeys(name).k1;
    const alike = bySound.get(sound);
    bySound.set(sound, alike ?? name);
    return { line, name, outcome: "add", ...(alike && { alike }) };
  });
  return { lines, writes: lines.some(({ outcome }) => outcome === "refuse") ? [] : writes };
}

const isEqual = (one: object, other: object) => sortedJson(one) === sortedJson(other);
const sortedJson = (value: object) =>
  JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Parses a row by a schema. Columns missing from the file keep the cells of `before`. */
export function parseRow<Entry>(
  schema: z.ZodType<Entry>,
  { columns, toCells }: Pick<EntryTable<Entry>, "columns" | "toCells">,
  { fields }: TableRow,
  before: Entry | undefined,
): Checked<Entry> {
  const cells = before ? toCells(before) : [];
  const previous = Object.fromEntries(cells.map((cell, at) => [columns[at], String(cell ?? "")]));
  const parsed = schema.safeParse({ ...previous, ...fields });
  return parsed.success ? { value: parsed.data } : toFormError(parsed.error.issues[0]!);
}
