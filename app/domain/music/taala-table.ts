import { aliasText } from "./aliases.ts";
import { exceptionLines } from "./detail-lines.ts";
import { taalaCsvColumns } from "./entry-csv-columns.ts";
import { type EntryTable, parseRow, planEntries } from "./entry-table.ts";
import { type Taala, taalaForm } from "./taala.ts";

export const taalaTable: EntryTable<Taala> = {
  columns: taalaCsvColumns,
  toCells: (taala) => [
    taala.id,
    taala.description,
    taala.isoName,
    taala.jati,
    taala.angas,
    taala.aksharas,
    taala.groups,
    aliasText(taala.aliases, "spelling"),
    aliasText(taala.aliases, "synonym"),
    taala.creatorId,
    exceptionLines(taala.exceptions),
  ],
  plan: (rows, existing) =>
    planEntries(rows, existing, (row, before) => parseRow(taalaForm, taalaTable, row, before)),
};
