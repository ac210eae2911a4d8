/**
 * Finds for each line of a text where it stood before the text was changed: its index, or null for a line that is new.
 * Lines count as equal by their keys. Lines between those that stayed are taken for corrected ones where they are as
 * many as before, at most half of all, and none of them has only moved; else one is found again if no other is equal.
 */
export function findEarlierLines(
  before: readonly string[],
  now: readonly string[],
): (number | null)[] {
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && before[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === now.at(-1 - end)) end++;
  const old = before.slice(start, before.length - end);
  const isInPlace = areCorrected(old, now.slice(start, now.length - end), now.length / 2);
  return now.map((key, at) => {
    if (at < start) return at;
    if (at >= now.length - end) return at - now.length + before.length;
    if (isInPlace) return at;
    const index = old.indexOf(key);
    return index >= 0 && index === old.lastIndexOf(key) ? start + index : null;
  });
}

function areCorrected(before: readonly string[], now: readonly string[], most: number): boolean {
  if (before.length !== now.length) return false;
  const changed = before.filter((line, at) => line !== now[at]);
  return changed.length <= most && !changed.some((line) => now.includes(line));
}

/** Finds the same, and takes every other line for corrected if the text has as many lines as before. */
export function findLinesToCheck(
  before: readonly string[],
  now: readonly string[],
): (number | null)[] {
  const earlier = findEarlierLines(before, now);
  if (before.length !== now.length) return earlier;
  return earlier.map((index, at) => index ?? (earlier.includes(at) ? null : at));
}
