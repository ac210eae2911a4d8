import { shortListPath } from "../short-list-names.ts";

/** A list that has CSV files. */
export type CsvListKind = "raaga" | "taala" | "deity";

export const entryListPath = (kind: CsvListKind) =>
  kind === "deity" ? shortListPath("deities") : `/admin/${kind}`;

export const entryImportPath = (kind: CsvListKind) => `/admin/${kind}/import`;
