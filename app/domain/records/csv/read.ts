import { CsvError, parse } from "csv-parse/sync";
import { csvLimits, CsvFileError, type CsvErrorReason, type CsvLimits } from "./csv-file-error.ts";
import { countLineEnds, decodeText } from "./encodings.ts";

export interface CsvRow {
  /** Counted from 1 as in a spreadsheet, where a cell of several lines is in one row. */
  number: number;
  cells: string[];
}

const reasons: Record<string, CsvErrorReason> = {
  CSV_INVALID_CLOSING_QUOTE: "afterQuote",
  INVALID_OPENING_QUOTE: "quoteInside",
};

/**
 * Reads the rows of a CSV file (RFC 4180; CR or LF alone end a line too), without blank ones. Cells are separated by
 * commas, semicolons or tabs. Throws CsvFileError.
 */
export async function readCsv(
  pieces: AsyncIterable<Uint8Array>,
  limits: CsvLimits = csvLimits,
): Promise<CsvRow[]> {
  const text = decodeText(await readBytes(pieces, limits)).replaceAll(/\r\n?/g, "\n");
  const control = text.search(/[^\P{Cc}\t\n\u{7f}-\u{9f}]/u);
  if (control >= 0)
    throw new CsvFileError(text[control] === "\0" ? "nul" : "control", {
      line: countLineEnds(text.slice(0, control)) + 1,
    });
  return parseRows(text, limits);
}

/** A first line that only names the separator, as Excel writes it. Spreadsheets do not show it as a row. */
const separatorLine = /^"?sep=([,;\t|])"?[,;\t|]*(?:\n|$)/i;

/** Returns the most frequent separator of the first line with anything in its cells, outside quotes; else the comma. */
function separatorIn(text: string): string {
  const counts = new Map([",", ";", "\t"].map((separator) => [separator, 0]));
  let isQuoted = false;
  let isFilled = false;
  for (const letter of text) {
    if (letter === "\n" && isFilled && !isQuoted) break;
    if (letter === '"') isQuoted = !isQuoted;
    const count = isQuoted ? undefined : counts.get(letter);
    if (count !== undefined) counts.set(letter, count + 1);
    else isFilled ||= !isBlank(letter);
  }
  return [...counts.keys()].reduce((one, other) =>
    counts.get(other)! > counts.get(one)! ? other : one,
  );
}

function parseRows(text: string, limits: CsvLimits): CsvRow[] {
  const rows: CsvRow[] = [];
  const [named = "", delimiter] = separatorLine.exec(text) ?? [];
  const table = text.slice(named.length);
  const linesBefore = countLineEnds(named);
  let lastLine = 0;
  // Check before the row is complete, because rows with very many cells are slow to build.
  const checkCell = (cell: string, { index, records }: { index: number; records: number }) => {
    const row = records + 1;
    if (index >= limits.cells) throw new CsvFileError("tooManyCells", { row });
    if (cell.length > limits.letters) throw new CsvFileError("cellLong", { row });
    return cell;
  };
  const addRow = (cells: string[], { lines, records }: { lines: number; records: number }) => {
    lastLine = lines;
    if (cells.every(isBlank)) return null;
    if (rows.length > limits.rows) throw new CsvFileError("tooManyRows", { row: records });
    rows.push({ number: records, cells });
    return null;
  };
  try {
    parse(table, {
      delimiter: delimiter ?? separatorIn(table),
      relax_column_count: true,
      cast: checkCell,
      on_record: addRow,
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw toCsvFileError(error, linesBefore, lastLine + 1);
  }
}

function toCsvFileError({ code, lines, message }: CsvError, linesBefore: number, openLine: number) {
  // The parser names the last line of the file, not the one where the open row begins.
  if (code === "CSV_QUOTE_NOT_CLOSED")
    return new CsvFileError("openQuote", { line: linesBefore + openLine });
  const character = /got "([ -~])"/.exec(message)?.[1] ?? "…";
  return new CsvFileError(reasons[code]!, { line: linesBefore + Number(lines) }, character);
}

/** Joins the pieces of a file. Throws CsvFileError if it is too large. */
async function readBytes(
  pieces: AsyncIterable<Uint8Array>,
  limits: CsvLimits,
): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > limits.bytes) throw new CsvFileError("tooBig", { line: countLines(read) });
    read.push(piece);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of read) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

const countLines = (pieces: readonly Uint8Array[]) => {
  const decoder = new TextDecoder();
  const text = pieces.map((piece) => decoder.decode(piece, { stream: true })).join("");
  return Math.max(1, countLineEnds(text));
};

export const isBlank = (cell: string) => cell.trim() === "";
