/** A part of a text, and whether the other text lacks it. */
export interface Segment {
  text: string;
  isMarked: boolean;
}

const letters = new Intl.Segmenter("und", { granularity: "grapheme" });
const maxCompared = 300;

const split = (text: string) => [...letters.segment(text)].map(({ segment }) => segment);

/**
 * Marks the letters in which two texts differ. Long middle parts that differ are marked as a whole, so that the work
 * is bounded.
 */
export function markDifferences(before: string, after: string): [Segment[], Segment[]] {
  const [old, now] = [split(before), split(after)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old.at(-1 - end) === now.at(-1 - end)
  )
    end++;
  const middles = [old.slice(start, old.length - end), now.slice(start, now.length - end)] as const;
  const kept = middles.every(({ length }) => length <= maxCompared)
    ? longestCommon(...middles)
    : [[], []];
  const segmentsOf = (all: string[], middle: readonly string[], common: number[]) =>
    join([
      ...all.slice(0, start).map((text) => ({ text, isMarked: false })),
      ...middle.map((text, at) => ({ text, isMarked: !common.includes(at) })),
      ...all.slice(all.length - end).map((text) => ({ text, isMarked: false })),
    ]);
  return [segmentsOf(old, middles[0], kept[0]), segmentsOf(now, middles[1], kept[1])];
}

/** Returns the positions of a longest common subsequence in both lists. */
function longestCommon(one: readonly string[], other: readonly string[]): [number[], number[]] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i]![j] =
        one[i] === other[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const found: [number[], number[]] = [[], []];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) {
      found[0].push(i++);
      found[1].push(j++);
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  }
  return found;
}

const join = (parts: Segment[]): Segment[] =>
  parts.reduce<Segment[]>((joined, part) => {
    const last = joined.at(-1);
    if (last?.isMarked === part.isMarked) last.text += part.text;
    else joined.push({ ...part });
    return joined;
  }, []);
