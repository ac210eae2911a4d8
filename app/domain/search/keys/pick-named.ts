import { indexFields } from "./index-keys.ts";
import { isTamil } from "./search-key.ts";

const { k0, k1, k2 } = indexFields;

/**
 * Picks the rows of the strictest key that matches, one for each id: first the same spelling, then
 * the same name with another ending. Tamil writes k and g alike, so that a text in Tamil names all that it may mean.
 */
export function pickNamed<Row extends { id: string; field: number }>(
  text: string,
  rows: readonly Row[],
): Row[] {
  const keys = isTamil(text) ? [[k0, k1, k2]] : [[k0], [k1]];
  for (const fields of keys) {
    const named = rows.filter(({ field }) => fields.some((key) => key === field));
    // The first row of an id stays: the strictest.
    const byId = new Map(named.toReversed().map((row) => [row.id, row]));
    if (byId.size > 0) return [...byId.values()].toReversed();
  }
  return [];
}
