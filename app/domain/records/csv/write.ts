import { escapeCell } from "./formula-guard.ts";

/** Writes one line of a CSV file (RFC 4180) with its line end. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell) => {
    const text = escapeCell(String(cell ?? ""));
    return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(",")}\r\n`;
}

export const byteOrderMark = "\u{feff}";
