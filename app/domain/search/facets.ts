import { type ShownName, showName } from "../music/shown-name.ts";
import { sungLanguages } from "../songs/song-field-kinds.ts";

export const facetKinds = [
  "raaga",
  "taala",
  "songType",
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
 * Counts the entries with each value and returns the forty most common of each kind, most frequent first. `songs` are
 * the entry and the values of each song in the order of `facetKinds`. `names` are the names of values (`raaga:Kalyani`)
 * in the reader's script. Without `isWhole` the songs are only a part of the results, and counts are null.
 */
export function countFacets(
  songs: readonly (readonly [entry: number, ...values: (string | null)[]])[],
  names: ReadonlyMap<string, string | null>,
  isWhole: boolean,
): FacetValue[] {
  return facetKinds.flatMap((kind, at) => {
    const entries = new Map<string, { value: string; of: Set<number> }>();
    for (const [entry, ...values] of songs) {
      const value = values[at];
      if (!value || !isKnown({ kind, value })) continue;
      const key = foldCase(value);
      const existing = entries.get(key);
      if (existing) existing.of.add(entry);
      else entries.set(key, { value, of: new Set([entry]) });
    }
    return [...entries.values()]
      .toSorted((a, b) => b.of.size - a.of.size || (a.value < b.value ? -1 : 1))
      .slice(0, maxValues)
      .map(({ value, of }) => ({
        kind,
        value,
        name: showName(names.get(formatFacet({ kind, value })), value),
        count: isWhole ? of.size : null,
      }));
  });
}
