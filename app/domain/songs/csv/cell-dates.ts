import type { TableRow } from "../../records/csv/table.ts";
import { specOf } from "../song-fields.ts";
import { type DateOrder, readWrittenDate } from "../written-date.ts";
import { type CsvField, csvFields } from "./song-csv.ts";

/** A date of a file: as it is written there, and as it is read. */
export interface CellDate {
  column: string;
  written: string;
  date: string;
}

const columns = csvFields
  .filter((field: CsvField) => specOf(field).kind === "date")
  .map((field) => specOf(field).csv!);

/** Whether a cell has the form of the archive's dates, of a day that may not exist. */
export const isArchiveDate = (cell: string) => /^\d{4}(?:-\d{2}){0,2}$/.test(cell.trim());

/** Lists the dates of a row that can be read. */
export const listDates = ({ fields }: Pick<TableRow, "fields">, order: DateOrder): CellDate[] =>
  columns.flatMap((column) => {
    const written = (fields[column] ?? "").trim();
    const date = readWrittenDate(written, order);
    return date === null ? [] : [{ column, written, date }];
  });

/** Returns a row with its dates as the archive writes them. Other texts stay as they are. */
export function withArchiveDates(row: TableRow, order: DateOrder): TableRow {
  const fields: TableRow["fields"] = Object.assign(Object.create(null), row.fields);
  for (const { column, date } of listDates(row, order)) fields[column] = date;
  return { ...row, fields };
}

/** Whether a date is another if its month stands before its day. */
export const isOfOrder = ({ written }: Pick<CellDate, "written">) =>
  readWrittenDate(written, "day") !== readWrittenDate(written, "month");

/** Whether dates of these rows are others if their months stand before their days. */
export const dependOnOrder = (rows: readonly TableRow[]) =>
  rows.some((row) => listDates(row, "day").some(isOfOrder));
