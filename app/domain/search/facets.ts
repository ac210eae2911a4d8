import { type ShownName, showName } from "../music/shown-name.ts";
import { sungLanguages } from "../songs/song-field-kinds.ts";

export const facetKinds = [
  "raaga",
  "taala",
  "songType",
  "deity",
  "language",
  "composer",
  "singer",
  "decade",
] as const;
export type FacetKind = (typeof facetKinds)[number];

/** A facet value to filter by: an id, a printed name, a language code, or the first year of a decade. */
export interface ChosenFacet {
  kind: FacetKind;
  value: string;
}

/** A value of the results; `count` is how many entries have it, null where not all results were read. */
export interface FacetValue extends ChosenFacet {
  name: ShownName;
  count: number | null;
}

const maxChosen = 6;
const maxLength = 200;

const isKnown = ({ kind, value }: ChosenFacet): boolean =>
  facetKinds.includes(kind) &&
  value !== "" &&
  value.length <= maxLength &&
  (kind !== "language" || sungLanguages.some((language) => language === value)) &&
  (kind !== "decade" || /^\d{3}0$/.test(value));

/** Parses values such as `raaga:Kalyani`, each once and six at most; others are ignored. */
export function parseFacets(values: readonly string[]): ChosenFacet[] {
  const chosen = [...new Set(values)].map((text) => {
    const [kind, ...rest] = text.split(":");
    return { kind: kind as FacetKind, value: rest.join(":").trim() };
  });
  return chosen.filter(isKnown).slice(0, maxChosen);
}

export const formatFacet = ({ kind, value }: ChosenFacet): string => `${kind}:${value}`;

const maxValues = 40;
const foldCase = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * Counts the entries with each value and returns the forty most common of each kind, most frequent first. `entries` has
 * the entry of each song, and `values` the songs' values for each of `facetKinds`, "" for none. `names` are the names of
 * values (`raaga:Kalyani`) in the reader's script. Without `isWhole` the songs are only a part of the results, and counts
 * are null.
 */
export function countFacets(
  entries: readonly number[],
  values: readonly (readonly string[])[],
  names: ReadonlyMap<string, string | null>,
  isWhole: boolean,
): FacetValue[] {
  return facetKinds.flatMap((kind, at) =>
    groupEntries(kind, values[at]!, entries)
      .toSorted((a, b) => b.of.size - a.of.size || (a.value < b.value ? -1 : 1))
      .slice(0, maxValues)
      .map(({ value, of }) => ({
        kind,
        value,
        name: showName(names.get(formatFacet({ kind, value })), value),
        count: isWhole ? of.size : null,
      })),
  );
}

/** Groups entries by value. Values that differ in case only are one, written as the first. */
function groupEntries(
  kind: FacetKind,
  values: readonly string[],
  entries: readonly number[],
): { value: string; of: Set<number> }[] {
  const groups = new Map<string, { value: string; of: Set<number> }>();
  // A value is checked and folded once, not for each of the songs that have it.
  const known = new Map<string, Set<number> | null>();
  const findGroup = (value: string): Set<number> | null => {
    if (!isKnown({ kind, value })) return null;
    const key = foldCase(value);
    const group = groups.get(key) ?? { value, of: new Set() };
    groups.set(key, group);
    return group.of;
  };
  for (const [at, value] of values.entries()) {
    if (!value) continue;
    if (!known.has(value)) known.set(value, findGroup(value));
    known.get(value)?.add(entries[at]!);
  }
  return [...groups.values()];
}
