import { type EntryTable, parseRow, planEntries } from "./entry-table.ts";
import { type Taala, taalaForm } from "./taala.ts";

export const taalaTable: EntryTable<Taala> = {
  columns: ["name", "description", "isoName", "jati", "angas", "aksharas"],
  toCells: (taala) => [
    taala.id,
    taala.description,
    taala.isoName,
    taala.jati,
    taala.angas,
    taala.aksharas,
  ],
  plan: (rows, existing) =>
    planEntries(rows, existing, (row, before) => parseRow(taalaForm, taalaTable, row, before)),
};
