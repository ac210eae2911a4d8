import { isOfOrder } from "./cell-dates.ts";
import { excerptsOf } from "./excerpts.ts";
import type { CellName } from "./cell-names.ts";
import type { SongPlan, SongPlanLine } from "./song-plan.ts";

/** How many rows of each kind, and how many names, the preview of a large file lists. */
const listed = { first: 25, refused: 200, noted: 200, dated: 25, names: 100 };

type SummaryLine = Omit<SongPlanLine, "unknown" | "printed">;

/** A name that is in no list, and how many rows are refused for it. */
interface MissingName extends Pick<CellName, "column" | "name"> {
  rows: number;
}

/** The preview of a large file: numbers of rows, and the first rows of each kind. */
export interface ImportSummary {
  counts: Record<SongPlanLine["outcome"] | "noted", number>;
  missing: MissingName[];
  refused: SummaryLine[];
  /** Rows that are written otherwise than they stand in the file, first those that come without something. */
  noted: SummaryLine[];
  first: SummaryLine[];
  /** Whether dates of the file are others if their months stand before their days, and rows with such dates. */
  dependsOnOrder: boolean;
  dated: SummaryLine[];
}

/** Summarizes a plan, with its lines in the order of the file. */
export function summarizePlan(plan: Pick<SongPlan, "lines" | "dependsOnOrder">): ImportSummary {
  const lines = plan.lines.toSorted((one, other) => one.row - other.row);
  const having = (...outcomes: SongPlanLine["outcome"][]) =>
    lines.filter(({ outcome }) => outcomes.includes(outcome));
  const written = having("add", "change");
  const refused = having("refuse");
  const withNotes = written.filter(({ notes }) => notes.length > 0);
  const noted = [
    ...withNotes.filter(isWithoutSomething),
    ...withNotes.filter((line) => !isWithoutSomething(line)),
  ];
  return {
    counts: {
      add: having("add").length,
      change: having("change").length,
      same: having("same").length,
      refuse: refused.length,
      noted: noted.length,
    },
    missing: listMissing(lines).slice(0, listed.names),
    refused: refused.slice(0, listed.refused).map(toSummaryLine),
    noted: noted.slice(0, listed.noted).map(toSummaryLine),
    first: written.slice(0, listed.first).map(toSummaryLine),
    dependsOnOrder: plan.dependsOnOrder,
    dated: written
      .filter(({ dates }) => dates.some(isOfOrder))
      .slice(0, listed.dated)
      .map(toSummaryLine),
  };
}

/** Whether notes on a row say more than how its names are read. */
const isWithoutSomething = ({ notes }: SongPlanLine) =>
  notes.some(({ error }) => error !== "csv.readAs");

const toSummaryLine = ({
  row,
  name,
  outcome,
  errors,
  notes,
  changes,
  dates,
}: SongPlanLine): SummaryLine => ({
  row,
  name,
  outcome,
  errors,
  notes,
  dates,
  changes: changes.map(({ column, before, after }) => ({ column, ...excerptsOf(before, after) })),
});

function listMissing(lines: readonly SongPlanLine[]): MissingName[] {
  const missing = new Map<string, MissingName>();
  for (const { unknown } of lines)
    for (const { column, name } of unknown) {
      const key = `${column} ${name}`;
      missing.set(key, { column, name, rows: (missing.get(key)?.rows ?? 0) + 1 });
    }
  return [...missing.values()].toSorted((one, other) => other.rows - one.rows);
}
