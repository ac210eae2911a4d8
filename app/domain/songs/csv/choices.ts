import type { TableRow } from "../../records/csv/table.ts";
import { type CellName, replaceName } from "./cell-names.ts";

/** The names that a reader has chosen for names of a file, by `choiceKey`. */
export type Choices = ReadonlyMap<string, string>;

export const choiceKey = (line: number, { column, at }: Pick<CellName, "column" | "at">) =>
  `name.${line}.${at}.${column}`;

const keyForm = /^name\.(\d{1,9})\.(\d{1,4})\.(.+)$/s;

/** Returns the line of an input's name, or null if it is of no name on a line. */
export function lineOfChoice(key: string): number | null {
  const line = keyForm.exec(key)?.[1];
  return line === undefined ? null : Number(line);
}

export function applyChoices(rows: TableRow[], choices: Choices): TableRow[] {
  const byLine = Map.groupBy(
    [...choices].flatMap(([key, name]) => {
      const [, line, at, column] = keyForm.exec(key) ?? [];
      return column === undefined || !name
        ? []
        : [{ line: Number(line), at: Number(at), column, name }];
    }),
    ({ line }) => line,
  );
  return rows.map((row) => {
    const chosen = byLine.get(row.line);
    if (!chosen) return row;
    const fields: TableRow["fields"] = Object.assign(Object.create(null), row.fields);
    for (const { column, at, name } of chosen)
      if (fields[column] !== undefined)
        fields[column] = replaceName(column, fields[column], at, name);
    return { ...row, fields };
  });
}
