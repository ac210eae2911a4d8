import { editDistance } from "../../search/keys/edit-distance.ts";
import { toSearchKeys } from "../../search/keys/search-key.ts";

export interface NameOption {
  value: string;
  text: string;
}

interface Entry {
  id: string;
  description: string;
}

export const maxNearest = 6;

/** People seldom mistype the first letter of a name. */
const otherBeginning = 0.5;

/** Returns a function that finds the entries of a list with the most similar ids or descriptions, nearest first. */
export function nearestFinder(entries: readonly Entry[]): (name: string) => NameOption[] {
  const keyed = entries.map(({ id, description }) => ({
    value: id,
    text: description === id ? id : `${id} – ${description}`,
    keys: [...new Set([id, description].map((text) => toSearchKeys(text).k0))],
  }));
  return (name) => {
    const nameKey = toSearchKeys(name).k0;
    return keyed
      .map(({ value, text, keys }) => ({
        option: { value, text },
        distance: Math.min(
          ...keys.map(
            (key) => editDistance(nameKey, key) + (key[0] === nameKey[0] ? 0 : otherBeginning),
          ),
        ),
      }))
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, maxNearest)
      .map(({ option }) => option);
  };
}
