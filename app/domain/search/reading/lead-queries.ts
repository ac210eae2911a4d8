import { parseQuery } from "../keys/parse-query.ts";
import { romanOf, type ShownName } from "../../music/shown-name.ts";
import type { SongSearch } from "../search.ts";
import type { UnderstoodPart } from "./understanding.ts";

/** A query to try instead of one that finds nothing. */
export interface LeadQuery {
  kind: "corrected" | "elsewhere" | "fewer";
  q: string;
}

const maxOfKind = 2;

/**
 * Lists queries to try: with names in the place of words that are not known, the words of other fields anywhere, and
 * without the words that are not known or, if all are, without one part each.
 */
export function listLeadQueries(
  { text }: Pick<SongSearch, "text">,
  understood: readonly UnderstoodPart[],
  names: readonly ShownName[],
): LeadQuery[] {
  if (text.q === undefined)
    return listDistinct(Object.values(text), (q) => ({ kind: "elsewhere", q }));
  if (understood.length < 2) return [];
  const unknown = understood.filter(({ kind, isKnown }) => kind === "title" && !isKnown);
  const [first] = unknown;
  const corrected = first
    ? names.map((name) =>
        understood.map((part) => (part === first ? romanOf(name) : part.text)).join(" "),
      )
    : [];
  const known = understood.filter((part) => !unknown.includes(part));
  const fewer =
    first && known.length > 0
      ? [known.map((part) => part.text).join(" ")]
      : understood.map(({ without }) => without).slice(0, 4);
  return [
    ...listDistinct(corrected.slice(0, maxOfKind), (q) => ({ kind: "corrected", q })),
    ...listDistinct(fewer, (q) => ({ kind: "fewer", q })),
  ];
}

const listDistinct = (queries: readonly string[], make: (q: string) => LeadQuery) =>
  [...new Set(queries)].filter((q) => parseQuery(q) !== null).map(make);
