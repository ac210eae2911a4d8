import { literal } from "./sql.ts";

/** D1 takes statements of 100 KB; a quote is written twice and a letter takes up to three bytes. */
const maxLetters = 40_000;

/** Writes rows as calls of `json_each`, each short enough for a statement. */
export function jsonRows(rows: readonly unknown[]): string[] {
  const chunks: string[][] = [];
  let letters = Infinity;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (letters + text.length > maxLetters) {
      chunks.push([]);
      letters = 0;
    }
    letters += text.length;
    chunks.at(-1)!.push(text);
  }
  return chunks.map((chunk) => `json_each(${literal(`[${chunk.join(",")}]`)})`);
}
