import { sourceLines } from "../records/cited-sources.ts";
import { type Deity, deityForm } from "./deity.ts";
import { deityCsvColumns } from "./entry-csv-columns.ts";
import { type EntryTable, parseRow, planEntries } from "./entry-table.ts";
import { scriptLanguages } from "./list-names.ts";

export const deityTable: EntryTable<Deity> = {
  columns: deityCsvColumns,
  toCells: ({ id, description, scriptNames, otherNames, commonNames, sources }) => [
    id,
    description,
    ...scriptLanguages.map((language) => scriptNames[language] ?? null),
    otherNames.join("; "),
    commonNames.join("; "),
    sourceLines("deity", sources),
  ],
  plan: (rows, existing) =>
    planEntries(rows, existing, {
      check: (row, before) => parseRow(deityForm, deityTable, row, before),
    }),
};
