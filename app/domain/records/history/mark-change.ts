import { markDifferences, type Segment } from "../suggesting/mark-differences.ts";

/** Letters around a change that a list shows. */
const context = 160;
/** The longest changed part that a list shows. */
const maxShown = 1200;

const isLow = (text: string, at: number) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** Returns how many code units two texts share from the start, or from the end; never half a letter. */
function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return isLow(one, at) || isLow(other, at) ? at - 1 : at;
}

function sharedEnd(one: string, other: string, most: number): number {
  let at = 0;
  while (
    at < most &&
    one.charCodeAt(one.length - 1 - at) === other.charCodeAt(other.length - 1 - at)
  )
    at++;
  return isLow(one, one.length - at) ? at - 1 : at;
}

/** Cuts a text at whole letters, and marks with `…` what is left out. */
function cut(text: string, from: number, to: number): string {
  const start = isLow(text, from) ? from - 1 : from;
  const end = isLow(text, to) ? to - 1 : to;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}

/** Returns the parts of two texts around their difference: all of short texts. */
function excerpts(before: string, after: string): [string, string] {
  if (before.length <= maxShown && after.length <= maxShown) return [before, after];
  const start = sharedStart(before, after);
  const end = sharedEnd(before, after, Math.min(before.length, after.length) - start);
  const of = (text: string) => {
    const from = Math.max(0, start - context);
    return cut(text, from, Math.min(text.length - end + context, from + maxShown));
  };
  return [of(before), of(after)];
}

const whole = (text: string): Segment[] => (text === "" ? [] : [{ text, isMarked: true }]);

const lengthOf = (segments: Segment[]) =>
  segments.reduce((sum, { text, isMarked }) => sum + (isMarked ? 0 : text.length), 0);

/**
 * Marks the letters in which a text differs from the one before: of long texts, in the part around the change. Texts
 * that share less than half of their letters are marked whole.
 */
export function markChange(before: string, after: string): [Segment[], Segment[]] {
  const [old, now] = excerpts(before, after);
  const marked = markDifferences(old, now);
  return lengthOf(marked[0]) * 2 < Math.max(old.length, now.length)
    ? [whole(old), whole(now)]
    : marked;
}
