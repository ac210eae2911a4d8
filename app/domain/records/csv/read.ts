import { CsvError, parse } from "csv-parse/sync";
import { csvLimits, CsvFileError, type CsvErrorReason } from "./csv-file-error.ts";

export interface CsvRow {
  /** Counted from 1 as in a spreadsheet, where a cell of several lines is in one row. */
  number: number;
  cells: string[];
}

const reasons: Record<string, CsvErrorReason> = {
  CSV_INVALID_CLOSING_QUOTE: "afterQuote",
  INVALID_OPENING_QUOTE: "quoteInside",
};

/** Reads the rows of a CSV file (RFC 4180; CR or LF alone end a line too), without blank ones. Throws CsvFileError. */
export async function readCsv(bytes: AsyncIterable<Uint8Array>): Promise<CsvRow[]> {
  const text = await readText(bytes);
  const control = text.search(/[^\P{Cc}\t\n\u{7f}-\u{9f}]/u);
  if (control >= 0)
    throw new CsvFileError(text[control] === "\0" ? "nul" : "control", {
      line: lineAt(text, control),
    });
  return parseRows(text);
}

function parseRows(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let lastLine = 0;
  // Check before the row is complete, because rows with very many cells are slow to build.
  const checkCell = (cell: string, { index, records }: { index: number; records: number }) => {
    const row = records + 1;
    if (index >= csvLimits.cells) throw new CsvFileError("tooManyCells", { row });
    if (cell.length > csvLimits.letters) throw new CsvFileError("cellLong", { row });
    return cell;
  };
  const addRow = (cells: string[], { lines, records }: { lines: number; records: number }) => {
    lastLine = lines;
    if (cells.every(isBlank)) return null;
    if (rows.length > csvLimits.rows) throw new CsvFileError("tooManyRows", { row: records });
    rows.push({ number: records, cells });
    return null;
  };
  try {
    parse(text, { relax_column_count: true, cast: checkCell, on_record: addRow });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw toCsvFileError(error, lastLine + 1);
  }
}

function toCsvFileError({ code, lines, message }: CsvError, line: number) {
  // The parser names the last line of the file, not the one where the open row begins.
  if (code === "CSV_QUOTE_NOT_CLOSED") return new CsvFileError("openQuote", { line });
  const character = /got "([ -~])"/.exec(message)?.[1] ?? "…";
  return new CsvFileError(reasons[code]!, { line: Number(lines) }, character);
}

/** Decodes UTF-8, without a byte order mark, and makes every line end LF. */
async function readText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  const lastLine = () => ({ line: Math.max(1, countLineEnds(text)) });
  try {
    for await (const piece of bytes) {
      size += piece.length;
      if (size > csvLimits.bytes) throw new CsvFileError("tooBig", lastLine());
      text += decoder.decode(piece, { stream: true });
    }
    text += decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? new CsvFileError("notUtf8", lastLine()) : error;
  }
  return text.replaceAll(/\r\n?/g, "\n");
}

export const isBlank = (cell: string) => cell.trim() === "";

const countLineEnds = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;
const lineAt = (text: string, at: number) => countLineEnds(text.slice(0, at)) + 1;
