const vowels = new Set("aeiou");
/** The cost of writing one letter for another, by both; 1 for others. */
const substitutions = new Map<string, Map<string, number>>();

function confuse(cost: number, ...groups: string[]): void {
  for (const group of groups)
    for (const a of group) {
      const costs = substitutions.get(a) ?? new Map<string, number>();
      substitutions.set(a, costs);
      for (const b of group) if (a !== b) costs.set(b, Math.min(cost, costs.get(b) ?? 1));
    }
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

const substitutionCost = (a: string, b: string) =>
  a === b ? 0 : (substitutions.get(a)?.get(b) ?? 1);

const omissionCosts = (text: string): number[] =>
  text.split("").map((letter, at) => omissionCost(letter, text[at - 1]));

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
  // A hundred names are compared with a query: what a letter costs is looked up once, not in each cell.
  const [left, omitted] = [omissionCosts(query), omissionCosts(text)];
  let row = [0];
  for (const [at, cost] of omitted.entries()) row.push(row[at]! + cost);
  const rows = [row];
  for (let at = 1; at <= query.length; at++) {
    const letter = query[at - 1]!;
    const [before, twoBefore] = [query[at - 2], query[at - 3]];
    const costs = substitutions.get(letter);
    const next = [row[0]! + left[at - 1]!];
    for (let column = 1; column <= text.length; column++) {
      const other = text[column - 1]!;
      let least = row[column - 1]! + (letter === other ? 0 : (costs?.get(other) ?? 1));
      least = Math.min(
        least,
        row[column]! + left[at - 1]!,
        next[column - 1]! + omitted[column - 1]!,
      );
      if (before === other && letter === text[column - 2])
        least = Math.min(least, rows[at - 2]![column - 2]! + swapCost);
      // In scripts of India two letters that change places carry their vowels along.
      if (twoBefore === other && letter === text[column - 3]) {
        const between = substitutionCost(before!, text[column - 2]!);
        least = Math.min(least, rows[at - 3]![column - 3]! + swapCost + between);
      }
      next.push(least);
    }
    rows.push(next);
    row = next;
  }
  if (!isPrefix) return row.at(-1)!;
  return Math.min(...row.map((cost, at) => cost + 0.02 * (text.length - at)));
}
