/** The beginnings of cells that a spreadsheet reads as a formula, after any apostrophes. */
const formula = /^'*[=+\-@＝＋－＠\t\n\r\0]/;
const escapedFormula = /^'+[=+\-@＝＋－＠\t\n\r\0]/;

/** Escapes a cell that a spreadsheet could read as a formula, with an apostrophe in front (OWASP, CSV injection). */
export function escapeCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

export function unescapeCell(text: string): string {
  return escapedFormula.test(text) ? text.slice(1) : text;
}
