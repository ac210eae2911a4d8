/** Limits of a CSV file: bytes in all, rows after the header, characters in a cell. */
export const csvLimits = { bytes: 1_048_576, rows: 5000, letters: 10_000 } as const;

export type CsvTrouble =
  | "notUtf8"
  | "nul"
  | "control"
  | "openQuote"
  | "afterQuote"
  | "quoteInside"
  | "cellLong"
  | "tooManyRows"
  | "tooBig"
  | "empty"
  | "unknownColumn"
  | "doubleColumn"
  | "missingColumn";

/** Why a CSV file is rejected, and the line where it shows (counted from 1, as in an editor). */
export class CsvProblem extends Error {
  readonly trouble: CsvTrouble;
  readonly line: number;
  readonly what: string;

  constructor(trouble: CsvTrouble, line: number, what = "") {
    super(`${trouble} on line ${line}`);
    this.trouble = trouble;
    this.line = line;
    this.what = what;
  }
}
