/** What makes a table program take a cell for a formula; perhaps behind apostrophes. */
const formula = /^'*[=+\-@\t\r\0]/;
const escapedFormula = /^'+[=+\-@\t\r\0]/;

/** A cell that no program takes for a formula: an apostrophe stands in front of what might be one. */
export function escapeCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** What `escapeCell` was given. */
export function unescapeCell(text: string): string {
  return escapedFormula.test(text) ? text.slice(1) : text;
}

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
