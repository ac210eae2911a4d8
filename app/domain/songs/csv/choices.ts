import type { TableRow } from "../../records/csv/table.ts";
import { type CellName, replaceName } from "./cell-names.ts";

/** The names that the user has chosen for names in a file, by `choiceKey`. */
export type Choices = ReadonlyMap<string, string>;

export const choiceKey = (row: number, { column, at }: Pick<CellName, "column" | "at">) =>
  `name.${row}.${at}.${column}`;

const keyForm = /^name\.(\d{1,9})\.(\d{1,4})\.(.+)$/s;

/** Returns the row that an input's name refers to, or null for other inputs. */
export function rowOfChoice(key: string): number | null {
  const row = keyForm.exec(key)?.[1];
  return row === undefined ? null : Number(row);
}

export function applyChoices(rows: TableRow[], choices: Choices): TableRow[] {
  const byRow = Map.groupBy(
    [...choices].flatMap(([key, name]) => {
      const [, row, at, column] = keyForm.exec(key) ?? [];
      return column === undefined || !name
        ? []
        : [{ row: Number(row), at: Number(at), column, name }];
    }),
    ({ row }) => row,
  );
  return rows.map((row) => {
    const chosen = byRow.get(row.number);
    if (!chosen) return row;
    const fields: TableRow["fields"] = Object.assign(Object.create(null), row.fields);
    for (const { column, at, name } of chosen)
      if (fields[column] !== undefined)
        fields[column] = replaceName(column, fields[column], at, name);
    return { ...row, fields };
  });
}
