import type { TableRow } from "../records/csv/table.ts";
import { aliasText, type Raaga, raagaForm, type Taala, taalaForm } from "./reference-entry.ts";
import { type Problem, problemOf } from "../form-problem.ts";
import { toSearchKeys } from "../search/keys/search-key.ts";

export const raagaColumns = [
  "name",
  "description",
  "isoName",
  "melakarta",
  "parentId",
  "arohana",
  "avarohana",
  "spellings",
  "synonyms",
  "otherSchools",
] as const;
export const taalaColumns = [
  "name",
  "description",
  "isoName",
  "jati",
  "angas",
  "aksharas",
] as const;

/** A raaga as the cells of a line. */
export function raagaCells(raaga: Raaga): (string | number | null)[] {
  const { id, description, isoName, melakarta, parentId, arohana, avarohana, aliases } = raaga;
  return [
    id,
    description,
    isoName,
    melakarta,
    parentId,
    arohana,
    avarohana,
    aliasText(aliases, "spelling"),
    aliasText(aliases, "synonym"),
    aliasText(aliases, "other school"),
  ];
}

/** A taala as the cells of a line. */
export function taalaCells(taala: Taala): (string | number | null)[] {
  return [taala.id, taala.description, taala.isoName, taala.jati, taala.angas, taala.aksharas];
}

/** What would become of one line of a file. */
export interface PlanLine extends Partial<Problem> {
  line: number;
  name: string;
  outcome: "add" | "change" | "same" | "refuse";
  /** A name that is there and sounds the same, for one that would be added. */
  alike?: string;
}

export interface Plan<T> {
  lines: PlanLine[];
  /** What would be written: the lines to add and to change. Nothing where one is refused. */
  writes: T[];
}

/** A line whose cells are not as many as its columns; null for one that fits. */
export function refuseMisfit({ line, misfit }: TableRow, name: string): PlanLine | null {
  if (misfit === undefined) return null;
  return { line, name, outcome: "refuse", problem: "csv.rowLength", values: { what: misfit } };
}

type Checked<T> = { value: T } | Problem;

function plan<T extends { id: string }>(
  rows: TableRow[],
  existing: T[],
  check: (row: TableRow, before: T | undefined) => Checked<T>,
): Plan<T> {
  const byId = new Map(existing.map((one) => [one.id, one]));
  const byKey = new Map(existing.map((one) => [toSearchKeys(one.id).k1, one.id]));
  const seen = new Set<string>();
  const writes: T[] = [];
  const lines = rows.map((row): PlanLine => {
    const name = (row.fields.name ?? "").normalize("NFC").replace(/\s+/g, " ").trim();
    const { line } = row;
    const misfit = refuseMisfit(row, name);
    if (misfit) return misfit;
    const before = byId.get(name);
    const checked = check(row, before);
    if ("problem" in checked) return { line, name, outcome: "refuse", ...checked };
    if (seen.has(name)) return { line, name, outcome: "refuse", problem: "csv.twice" };
    seen.add(name);
    if (before && JSON.stringify(sorted(before)) === JSON.stringify(sorted(checked.value)))
      return { line, name, outcome: "same" };
    writes.push(checked.value);
    if (before) return { line, name, outcome: "change" };
    const alike = byKey.get(toSearchKeys(name).k1);
    return { line, name, outcome: "add", ...(alike && { alike }) };
  });
  return { lines, writes: lines.some(({ outcome }) => outcome === "refuse") ? [] : writes };
}

const sorted = (value: object) =>
  Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What is not in the file stays as it was; what is there and empty is emptied. */
function withBefore(row: TableRow, columns: readonly string[], before: (string | number | null)[]) {
  return {
    ...Object.fromEntries(columns.map((column, at) => [column, String(before[at] ?? "")])),
    ...row.fields,
  };
}

/** What a file of raagas would do to those that are there. */
export function planRaagas(rows: TableRow[], existing: Raaga[]): Plan<Raaga> {
  const known = new Set([
    ...existing.map(({ id }) => id),
    ...rows.map(({ fields }) => fields.name),
  ]);
  const planned = plan(rows, existing, (row, before): Checked<Raaga> => {
    const given = before ? withBefore(row, raagaColumns, raagaCells(before)) : row.fields;
    const parsed = raagaForm.safeParse(given);
    if (!parsed.success) return problemOf(parsed.error.issues[0]!);
    const { parentId, id } = parsed.data;
    return parentId !== null && (!known.has(parentId) || parentId === id)
      ? { problem: "admin.parentMissing" }
      : { value: parsed.data };
  });
  return refuseTakenNumbers(planned, existing);
}

/** No two raagas have one melakarta number, after all of the file is written. */
function refuseTakenNumbers(planned: Plan<Raaga>, existing: Raaga[]): Plan<Raaga> {
  const written = new Map(planned.writes.map((one) => [one.id, one]));
  const after = [...existing.filter(({ id }) => !written.has(id)), ...planned.writes];
  const holders = Map.groupBy(
    after.filter(({ melakarta }) => melakarta !== null),
    ({ melakarta }) => melakarta,
  );
  const wrong = new Set(
    [...holders.values()].filter((all) => all.length > 1).flatMap((all) => all.map(({ id }) => id)),
  );
  const lines = planned.lines.map((line): PlanLine => {
    const taken = wrong.has(line.name) && written.has(line.name);
    return taken
      ? { line: line.line, name: line.name, outcome: "refuse", problem: "admin.melakartaTaken" }
      : line;
  });
  return lines.some(({ outcome }) => outcome === "refuse") ? { lines, writes: [] } : planned;
}

/** What a file of taalas would do to those that are there. */
export function planTaalas(rows: TableRow[], existing: Taala[]): Plan<Taala> {
  return plan(rows, existing, (row, before): Checked<Taala> => {
    const given = before ? withBefore(row, taalaColumns, taalaCells(before)) : row.fields;
    const parsed = taalaForm.safeParse(given);
    return parsed.success ? { value: parsed.data } : problemOf(parsed.error.issues[0]!);
  });
}
