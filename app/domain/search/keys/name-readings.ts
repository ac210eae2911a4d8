import { indexFields } from "./index-keys.ts";
import { beginningWith, type KeyRange } from "./key-range.ts";
import { listEntryTexts } from "./kind-words.ts";
import { listNamedLanguages, type NamedLanguage } from "./language-names.ts";
import { parseQuery } from "./parse-query.ts";
import { listPersonTexts } from "./person-texts.ts";

/** A way to read a phrase as a name: the ranges of `name_index` or `person_keys` that hold it, best first. */
export type NameReading =
  | { kind: "raaga" | "taala" | "songType" | "person"; ranges: KeyRange[] }
  | { kind: "language"; languages: NamedLanguage[] };

const { k2, begins, word } = indexFields;
const minPart = 3;

const removeDuplicates = (ranges: KeyRange[]) => [
  ...new Map(ranges.map((range) => [range.join(" "), range])).values(),
];

function listEqualRanges(texts: readonly string[]): KeyRange[] {
  const all = texts.flatMap((text) => parseQuery(text)?.contains ?? []);
  const equal = all.filter(([field]) => field <= k2);
  return removeDuplicates(equal.toSorted((a, b) => a[0] - b[0]));
}

function listPartRanges(texts: readonly string[]): KeyRange[] {
  const bodies = texts.map((text) => parseQuery(text)?.body ?? "");
  const parts = bodies.filter((body) => body.length >= minPart);
  return removeDuplicates(
    [word, begins].flatMap((field) => parts.map((part) => beginningWith(field, part))),
  );
}

/** Lists how a phrase may be read as a name, without kind words, titles and endings of cases. */
export function listNameReadings(phrase: string): NameReading[] {
  const people = listPersonTexts(phrase);
  const languages = listNamedLanguages(phrase);
  const entries = (["raaga", "taala", "songType"] as const).map((kind) => ({
    kind,
    ranges: listEqualRanges(listEntryTexts(kind, phrase)),
  }));
  const person = {
    kind: "person" as const,
    ranges: [...listEqualRanges(people), ...listPartRanges(people)],
  };
  const named = [...entries, person].filter(({ ranges }) => ranges.length > 0);
  return languages.length > 0 ? [...named, { kind: "language", languages }] : named;
}
