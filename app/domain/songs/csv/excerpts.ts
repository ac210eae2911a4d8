const maxShown = 200;
const around = 30;

/** Removes the common beginning and end of two long cells, and cuts the rest of each to about 200 letters. */
export function excerptsOf(before: string, after: string): { before: string; after: string } {
  if (Math.max(before.length, after.length) <= maxShown) return { before, after };
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start++;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const from = Math.max(0, start - around);
  const cut = (text: string) => {
    const to = Math.min(text.length, Math.max(text.length - end, start) + around, from + maxShown);
    return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
  };
  return { before: cut(before), after: cut(after) };
}
