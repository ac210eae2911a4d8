import { sourceLines } from "../records/cited-sources.ts";
import type { TableRow } from "../records/csv/table.ts";
import { tidyLine } from "../tidy-text.ts";
import { aliasText } from "./aliases.ts";
import { exceptionLines, scaleLines } from "./detail-lines.ts";
import { yesOrNoText } from "./entry-fields.ts";
import { type EntryPlan, type EntryTable, parseRow, planEntries } from "./entry-table.ts";
import { raagaCsvColumns as columns } from "./entry-csv-columns.ts";
import { type Raaga, raagaForm, settleRaaga } from "./raaga.ts";

const toCells = (raaga: Raaga) => [
  raaga.id,
  raaga.description,
  raaga.isoName,
  raaga.melakarta,
  raaga.parentId,
  raaga.arohana,
  raaga.avarohana,
  aliasText(raaga.aliases, "spelling"),
  aliasText(raaga.aliases, "synonym"),
  aliasText(raaga.aliases, "other school"),
  yesOrNoText(raaga.bhashanga),
  raaga.timeOfDay,
  raaga.creatorId,
  scaleLines(raaga.scales),
  exceptionLines(raaga.exceptions),
  sourceLines("raaga", raaga.sources),
];

function plan(
  rows: TableRow[],
  existing: Raaga[],
  people: ReadonlySet<string> = new Set(),
): EntryPlan<Raaga> {
  const raagaIds = new Set([
    ...existing.map(({ id }) => id),
    ...rows.map(({ fields }) => tidyLine(fields.name ?? "")),
  ]);
  const check = (row: TableRow, before: Raaga | undefined) => {
    const checked = parseRow(raagaForm, { columns, toCells }, row, before);
    if ("error" in checked) return checked;
    const { parentId, id } = checked.value;
    return parentId !== null && (!raagaIds.has(parentId) || parentId === id)
      ? { error: "admin.parentMissing" }
      : checked;
  };
  const planned = planEntries(rows, existing, { check, settle: settleRaaga, people });
  return rejectTakenNumbers(planned, existing);
}

function rejectTakenNumbers(planned: EntryPlan<Raaga>, existing: Raaga[]): EntryPlan<Raaga> {
  const written = new Map(planned.writes.map((one) => [one.id, one]));
  const after = [...existing.filter(({ id }) => !written.has(id)), ...planned.writes];
  const byNumber = Map.groupBy(
    after.filter(({ melakarta }) => melakarta !== null),
    ({ melakarta }) => melakarta,
  );
  const conflicting = new Set(
    [...byNumber.values()]
      .filter((all) => all.length > 1)
      .flatMap((all) => all.map(({ id }) => id)),
  );
  const lines = planned.lines.map(({ row, name, ...rest }) =>
    conflicting.has(name) && written.has(name)
      ? { row, name, outcome: "refuse" as const, error: "admin.melakartaTaken" }
      : { row, name, ...rest },
  );
  return lines.some(({ outcome }) => outcome === "refuse") ? { lines, writes: [] } : planned;
}

export const raagaTable: EntryTable<Raaga> = { columns, toCells, plan };
