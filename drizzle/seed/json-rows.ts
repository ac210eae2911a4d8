import { jsonChunks } from "../../app/data/json-chunks.ts";
import { literal } from "./sql.ts";

/** D1 takes statements of 100 KB; a quote is written twice and a letter takes up to three bytes. */
const maxLetters = 30_000;

/** Writes rows as calls of `json_each`, each short enough for a statement. */
export const jsonRows = (rows: readonly unknown[]): string[] =>
  jsonChunks(rows, maxLetters).map((chunk) => `json_each(${literal(chunk)})`);
