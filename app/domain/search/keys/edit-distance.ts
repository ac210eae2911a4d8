const vowels = new Set("aeiou");
const substitutions = new Map<string, number>();

function confuse(cost: number, ...groups: string[]): void {
  for (const group of groups)
    for (const a of group)
      for (const b of group)
        if (a !== b) substitutions.set(a + b, Math.min(cost, substitutions.get(a + b) ?? 1));
}
// The first are one letter in Tamil; the others are misheard, or differ between the languages.
confuse(0.15, "kg", "td", "pb", "cjs");
confuse(0.3, "aeiou", "hk", "hg", "ck");
confuse(0.5, "mn", "vb", "vp", "rl", "yj", "rd", "jd", "jt", "ld");

const omissionCost = (letter: string, before: string | undefined) => {
  if (letter === before) return 0.1;
  if (vowels.has(letter) || letter === "h" || letter === "y") return 0.3;
  return letter === "v" ? 0.5 : 1;
};

const substitutionCost = (a: string, b: string) => (a === b ? 0 : (substitutions.get(a + b) ?? 1));

const swapCost = 1;

/** The maximum number of letters compared, because the cost grows with the product of the lengths. */
const maxCompared = 40;

const minCompared = 4;

/** Returns the maximum distance from a key for a share of letters that may differ. */
export const allowedDistance = (share: number, key: string) =>
  share * Math.max(minCompared, Math.min(key.length, maxCompared));

/** Computes a weighted distance of two keys (Damerau and Levenshtein's), in letters. With `isPrefix` the text may continue. */
export function editDistance(queryKey: string, name: string, isPrefix = false): number {
  const [query, text] = [queryKey.slice(0, maxCompared), name.slice(0, maxCompared)];
  let row = [0];
  for (let at = 1; at <= text.length; at++)
    row.push(row[at - 1]! + omissionCost(text[at - 1]!, text[at - 2]));
  const rows = [row];
  for (let at = 1; at <= query.length; at++) {
    const letter = query[at - 1]!;
    const left = omissionCost(letter, query[at - 2]);
    const next = [row[0]! + left];
    for (let column = 1; column <= text.length; column++) {
      const other = text[column - 1]!;
      const isSwapped = letter === text[column - 2] && query[at - 2] === other;
      // In scripts of India two letters that change places carry their vowels along.
      const isSwappedAround = letter === text[column - 3] && query[at - 3] === other;
      next.push(
        Math.min(
          isSwapped ? rows[at - 2]![column - 2]! + swapCost : Infinity,
          isSwappedAround
            ? rows[at - 3]![column - 3]! +
                swapCost +
                substitutionCost(query[at - 2]!, text[column - 2]!)
            : Infinity,
          row[column]! + left,
          next[column - 1]! + omissionCost(other, text[column - 2]),
          row[column - 1]! + substitutionCost(letter, other),
        ),
      );
    }
    rows.push(next);
    row = next;
  }
  if (!isPrefix) return row.at(-1)!;
  return Math.min(...row.map((cost, at) => cost + 0.02 * (text.length - at)));
}
