import { jsonChunks } from "../../app/data/json-chunks.ts";
import { literal } from "./sql.ts";

/** In letters. D1's limit is 100 KB; a quote is doubled and a letter takes up to three bytes. */
const maxLetters = 30_000;

/** Returns rows as calls of `json_each`, each short enough for a statement. */
export const jsonRows = (rows: readonly unknown[]): string[] =>
  jsonChunks(rows, maxLetters).map((chunk) => `json_each(${literal(chunk)})`);
