/** Limits of a CSV file: bytes in all, rows after the header, cells of a row, characters in a cell. */
export const csvLimits = { bytes: 1_048_576, rows: 5000, cells: 200, letters: 50_000 } as const;

export type CsvErrorReason =
  | "notUtf8"
  | "nul"
  | "control"
  | "openQuote"
  | "afterQuote"
  | "quoteInside"
  | "cellLong"
  | "tooManyCells"
  | "tooManyRows"
  | "tooBig"
  | "empty"
  | "unknownColumn"
  | "unnamedColumn"
  | "doubleColumn"
  | "missingColumn";

/** Why a CSV file is rejected, and the line where it shows (counted from 1, as in an editor). */
export class CsvFileError extends Error {
  readonly reason: CsvErrorReason;
  readonly line: number;
  readonly detail: string;

  constructor(reason: CsvErrorReason, line: number, detail = "") {
    super(`${reason} on line ${line}`);
    this.reason = reason;
    this.line = line;
    this.detail = detail;
  }
}
