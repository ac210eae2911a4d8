import type { Language } from "../../../archive.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { type OptionalColumn, optionalColumns } from "./optional-columns.ts";

export interface TableColumns {
  /** Names the links to the columns that are empty on the page. */
  label: string;
  /** The columns that are shown although they are empty. */
  chosen: OptionalColumn[];
}

/** Reads which columns a table shows besides those with values, as `?columns=taala,duration`. */
export function chooseColumns(language: Language, query: URLSearchParams): TableColumns {
  const named = query.get("columns")?.split(",") ?? [];
  return {
    label: translate(language, "table.emptyColumns"),
    chosen: optionalColumns.filter((column) => named.includes(column)),
  };
}
