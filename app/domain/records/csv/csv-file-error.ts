/** Limits of a CSV file: bytes in all, rows after the header, cells of a row, characters in a cell. */
export interface CsvLimits {
  bytes: number;
  rows: number;
  cells: number;
  letters: number;
}

export const csvLimits = { bytes: 2 ** 20, rows: 5000, cells: 200, letters: 50_000 };

/** The limits as messages name them. */
export const toLimitValues = ({ bytes, ...others }: CsvLimits) => ({
  ...others,
  megabytes: bytes / 2 ** 20,
});

export type CsvErrorReason =
  | "notUtf8"
  | "spreadsheet"
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

/**
 * A row counted from 1 as in a spreadsheet, where a cell of several lines is in one row; or, where rows cannot be told
 * apart, a line of the file counted from 1 as in an editor.
 */
export type CsvPlace = { row: number } | { line: number };

/** Why a CSV file is rejected, and where it shows. */
export class CsvFileError extends Error {
  readonly reason: CsvErrorReason;
  readonly place: CsvPlace;
  readonly detail: string;

  constructor(reason: CsvErrorReason, place: CsvPlace, detail = "") {
    super(`${reason} at ${JSON.stringify(place)}`);
    this.reason = reason;
    this.place = place;
    this.detail = detail;
  }
}

/** The message for a location. */
export const placeMessage = (place: CsvPlace) => ("row" in place ? "csv.row" : "csv.line");
