import { tidyLine } from "../../tidy-text.ts";
import { linkSeparator, listSeparator, songColumns } from "./song-csv.ts";

export type NameList =
  | "raagas"
  | "taalas"
  | "songTypes"
  | "mediaTypes"
  | "concerts"
  | "people"
  | "singer"
  | "composer"
  | "accompanist";

/** A name in a cell. `at` is its index in the cell. */
export interface CellName {
  column: string;
  at: number;
  name: string;
  list: NameList;
}

export const foldName = (text: string) => text.normalize("NFC").trim().toLowerCase();

function separatorOf(column: string): string | null {
  if (column === "raagas") return listSeparator;
  if (column === "people") return "\n";
  return songColumns.includes(column) ? null : ",";
}

/** Splits a cell into its names, blank ones included, so that each keeps its position. */
export function splitNames(column: string, cell: string): string[] {
  const separator = separatorOf(column);
  return separator === null ? [cell] : cell.split(separator);
}

/** Splits a line of links into a printed name and a person. */
export function splitLink(line: string): [name: string, person: string] {
  const end = line.lastIndexOf(linkSeparator);
  return [line.slice(0, Math.max(end, 0)).trim(), line.slice(end + 1).trim()];
}

export function replaceName(column: string, cell: string, at: number, name: string): string {
  const names = splitNames(column, cell);
  const before = names[at];
  if (before === undefined) return cell;
  const printed = before.slice(0, before.lastIndexOf(linkSeparator));
  names[at] = column === "people" ? `${printed}${linkSeparator} ${name}` : ` ${name}`;
  return names.join(separatorOf(column) ?? "").trim();
}

export const printedNames = (
  list: "singer" | "composer" | "accompanist",
  column: string,
  cell: string,
): CellName[] =>
  splitNames(column, cell).flatMap((text, at) => {
    const name = tidyLine(text);
    return name ? [{ column, at, name, list }] : [];
  });
