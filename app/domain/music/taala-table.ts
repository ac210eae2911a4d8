import { sourceLines } from "../records/cited-sources.ts";
import { aliasText } from "./aliases.ts";
import { exceptionLines } from "./detail-lines.ts";
import { taalaCsvColumns } from "./entry-csv-columns.ts";
import { type EntryTable, parseRow, planEntries } from "./entry-table.ts";
import { settleTaala, type Taala, taalaForm } from "./taala.ts";

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
    sourceLines("taala", taala.sources),
  ],
  plan: (rows, existing, people = new Set()) =>
    planEntries(rows, existing, {
      check: (row, before) => parseRow(taalaForm, taalaTable, row, before),
      settle: settleTaala,
      people,
    }),
};
