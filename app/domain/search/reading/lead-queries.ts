import { editDistance } from "../keys/edit-distance.ts";
import { isAlike } from "../keys/name-ranking.ts";
import { parseQuery } from "../keys/parse-query.ts";
import { normalizeWords, toSearchKeys } from "../keys/search-key.ts";
import { romanOf, type ShownName } from "../../music/shown-name.ts";
import type { SongSearch } from "../search.ts";
import type { UnderstoodPart } from "./understanding.ts";

export interface LeadQuery {
  kind: "corrected" | "elsewhere" | "fewer";
  q: string;
}

export interface NameAlike {
  name: ShownName;
  isTitle: boolean;
}

const maxOfKind = 2;

/**
 * Lists alternative queries: with names or similar-sounding words of titles in place of unknown words, with the words
 * of other fields anywhere, and without the unknown words, or without one part each if all are known.
 */
export function listLeadQueries(
  { text }: Pick<SongSearch, "text">,
  understood: readonly UnderstoodPart[],
  alike: readonly NameAlike[],
): LeadQuery[] {
  if (text.q === undefined)
    return listDistinct(Object.values(text), (q) => ({ kind: "elsewhere", q }));
  const unknown = understood.filter(({ kind, isKnown }) => kind === "title" && !isKnown);
  const [first] = unknown;
  const corrected = first ? listCorrected(understood, first, alike) : [];
  const corrections = listDistinct(corrected, (q) => ({ kind: "corrected", q })).slice(
    0,
    maxOfKind,
  );
  if (understood.length < 2) return corrections;
  const knownParts = understood.filter((part) => !unknown.includes(part));
  const fewer =
    first && knownParts.length > 0
      ? [knownParts.map((part) => part.text).join(" ")]
      : understood.map(({ without }) => without).slice(0, 4);
  return [...corrections, ...listDistinct(fewer, (q) => ({ kind: "fewer", q }))];
}

/** Lists the query with suggested names for a part of it. A name for the whole query has its own link. */
function listCorrected(
  understood: readonly UnderstoodPart[],
  unknown: UnderstoodPart,
  alike: readonly NameAlike[],
): string[] {
  const suggestions = alike.flatMap(({ name, isTitle }) => {
    if (isTitle) return findWordsAlike(unknown.text, romanOf(name)) ?? [];
    return understood.length > 1 ? romanOf(name) : [];
  });
  return suggestions.map((words) =>
    understood.map((part) => (part === unknown ? words : part.text)).join(" "),
  );
}

/** Finds the words of a title, as many as there are in a text, that sound most like it, or null if none does. */
function findWordsAlike(text: string, title: string): string | null {
  const count = normalizeWords(text).length;
  const words = title.split(/\s+/);
  const { k0 } = toSearchKeys(text);
  const [nearest] = words
    .map((_, at) => words.slice(at, at + count).join(" "))
    .map((some) => ({ some, distance: editDistance(k0, toSearchKeys(some).k0) }))
    .filter(({ distance }) => isAlike(text, distance))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.some ?? null;
}

const listDistinct = (queries: readonly string[], make: (q: string) => LeadQuery) =>
  [...new Set(queries)].filter((q) => parseQuery(q) !== null).map(make);
