import type { Language } from "../../../archive.ts";
import { translate } from "../../../i18n/translate.server.ts";
import type { SortLink } from "./sort-links.server.ts";

/** The columns of the table that are left out where they are empty on a page. */
const optionalColumns = [
  "raaga",
  "singer",
  "composer",
  "taala",
  "recordingDate",
  "songType",
  "duration",
] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

export type TableColumns = ReturnType<typeof listColumns>;

/**
 * Lists the columns of a table, with the path that sorts by each, and a link that shows it although it is empty, as
 * `?columns=taala,duration`, or leaves it out again.
 */
export function listColumns(
  language: Language,
  { pathname, searchParams }: URL,
  sorts: readonly SortLink[],
) {
  const named = searchParams.get("columns")?.split(",") ?? [];
  const chosen = optionalColumns.filter((column) => named.includes(column));
  const toggle = (column: OptionalColumn) => {
    const columns = optionalColumns.filter((one) => chosen.includes(one) !== (one === column));
    const query = new URLSearchParams(searchParams);
    query.delete("columns");
    if (columns.length > 0) query.set("columns", columns.join(","));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  const head = (column: "title" | OptionalColumn) => {
    const sort = sorts.find(({ by }) => by === column);
    return {
      text: sort?.text ?? translate(language, `column.${column}`),
      sort: sort?.to,
      icon: sort?.icon,
    };
  };
  return {
    /** Names the links to the columns that are empty on the page. */
    label: translate(language, "table.emptyColumns"),
    title: head("title"),
    others: optionalColumns.map((column) => ({
      column,
      ...head(column),
      current: chosen.includes(column),
      to: toggle(column),
    })),
  };
}
