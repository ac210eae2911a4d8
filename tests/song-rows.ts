import { readCsv } from "#app/domain/records/csv/read.ts";
import { csvLine } from "#app/domain/records/csv/write.ts";
import { bytesOf } from "./csv-bytes.ts";

/** What the form requires of a new song besides its title, by column of CSV files. */
export const requiredCells = {
  singer: "A. Singer",
  url: "https://youtu.be/dQw4w9WgXcQ",
  media: "Audio",
  recordingDate: "1975-08-15",
  description: "As sung",
};

/**
 * Fills in the cells that a new song requires, except those of the columns `left`. Columns that a file of songs lacks are
 * added at its end, empty in rows with an id.
 */
export async function completeSongs(text: string, ...left: (keyof typeof requiredCells)[]) {
  const [head = [], ...rows] = (await readCsv(bytesOf(text))).map(({ cells }) => cells);
  const required = new Map<string, string>(Object.entries(requiredCells));
  for (const column of left) required.delete(column);
  const added = [...required.keys()].filter((column) => !head.includes(column));
  const complete = (cells: string[]) =>
    cells[head.indexOf("id")]
      ? [...cells, ...added.map(() => "")]
      : [
          ...cells.map((cell, at) => cell.trim() || (required.get(head[at] ?? "") ?? "")),
          ...added.map((column) => required.get(column)!),
        ];
  return [[...head, ...added], ...rows.map(complete)].map((cells) => csvLine(cells)).join("");
}
