import { escapeCell } from "./formula-guard.ts";

/** One line of a CSV file by RFC 4180, its end included. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const written = cells.map((cell) => {
    const text = escapeCell(String(cell ?? ""));
    return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${written.join(",")}\r\n`;
}

/** Marks a file as UTF-8 for programs that would guess otherwise. */
export const byteOrderMark = "\u{feff}";
