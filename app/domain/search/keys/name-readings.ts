import { cutText } from "../../cut-text.ts";
import { listDeityTexts } from "./deity-texts.ts";
import { indexFields, maxTextLength, toSpelledKey, truncateKey } from "./index-keys.ts";
import { beginningWith, type KeyRange } from "./key-range.ts";
import { listEntryTexts } from "./kind-words.ts";
import { parseQuery, type SearchQuery } from "./parse-query.ts";
import { listPersonTexts, removeNameTitles } from "./person-texts.ts";

/** A way to read a phrase as a name: the ranges of `name_index` or `person_keys` that hold it, best first. */
export interface NameReading {
  kind: "raaga" | "taala" | "songType" | "deity" | "person";
  ranges: KeyRange[];
}

const { k0, k1, k2, begins, folded, word, inside, spelled } = indexFields;
const order: readonly number[] = [k0, k1, k2, spelled, begins, folded, word, inside];
const minPart = 3;

const removeDuplicates = (ranges: KeyRange[]) => [
  ...new Map(ranges.map((range) => [range.join(" "), range])).values(),
];

const peopleKinds = new Set(["person", "singer", "composer", "accompanist"]);

/** Lists how a text may name something of a kind: as it stands, then without words that say nothing of it. */
export const listNameTexts = (kind: string, text: string): string[] =>
  peopleKinds.has(kind)
    ? listPersonTexts(text)
    : kind === "deity"
      ? listDeityTexts(text)
      : listEntryTexts(kind, text);

/** Returns a text without kind words, titles and the like: as a name would be misspelt. */
export const toPlainName = (kind: string, text: string): string =>
  kind === "songType"
    ? text
    : peopleKinds.has(kind)
      ? removeNameTitles(text)
      : listEntryTexts(kind, text).at(-1)!;

/** Lists the ranges of names that begin with or contain any of the texts, best first. */
export function listTypedRanges(texts: readonly string[]): KeyRange[] {
  const queries = texts.flatMap((text) => parseQuery(text) ?? []);
  if (queries.length === 0) return [];
  const written = beginningWith(indexFields.spelled, toSpelledKey(texts[0]!));
  const halfTyped = /[\u0900-\u0d7f]$/u.test(texts[0]!) && queries[0]!.body.length > minPart;
  const stem = halfTyped ? queries[0]!.body.replace(/a$/, "") : queries[0]!.body;
  const all = [
    written,
    ...queries.flatMap(({ contains }) => contains),
    beginningWith(begins, truncateKey(stem)),
  ];
  return removeDuplicates(all).toSorted((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]));
}

function listEqualRanges(queries: readonly SearchQuery[]): KeyRange[] {
  const equal = queries.flatMap(({ contains }) => contains.filter(([field]) => field <= k2));
  return removeDuplicates(equal.toSorted((a, b) => a[0] - b[0]));
}

function listPartRanges(queries: readonly SearchQuery[]): KeyRange[] {
  const parts = queries
    .map(({ body }) => truncateKey(body))
    .filter((body) => body.length >= minPart);
  return removeDuplicates(
    [word, begins].flatMap((field) => parts.map((part) => beginningWith(field, part))),
  );
}

/** Lists how a phrase may be read as a name, without kind words, titles and endings of cases. */
export function listNameReadings(text: string): NameReading[] {
  const phrase = cutText(text, maxTextLength);
  const parsed = new Map<string, SearchQuery | null>();
  const parse = (form: string) => {
    if (!parsed.has(form)) parsed.set(form, parseQuery(form));
    return parsed.get(form) ?? [];
  };
  const people = listPersonTexts(phrase).flatMap(parse);
  const entries = (["raaga", "taala", "songType", "deity"] as const).map((kind) => ({
    kind,
    ranges: listEqualRanges(listNameTexts(kind, phrase).flatMap(parse)),
  }));
  const person = {
    kind: "person" as const,
    ranges: [...listEqualRanges(people), ...listPartRanges(people)],
  };
  return [...entries, person].filter(({ ranges }) => ranges.length > 0);
}
