import type { LineStart } from "./line-times.ts";
import type { Playable } from "./song.ts";

/** Lines of a song that are heard again and again. */
export interface LineLoop {
  first: number;
  last: number;
  /** How often they are heard; 0 for without end. */
  times: number;
  /** The pause between, in seconds; `same` for as long as the lines. */
  gap: number | "same";
}

/** How often lines may be repeated. */
export const loopTimes = [0, 2, 3, 5, 10] as const;
export const loopGaps = [0, "same", 2, 4, 8] as const;

/**
 * Returns where lines begin and end in a recording, in seconds: they last until another line begins, or else to `end`.
 * Null if none of them has a time.
 */
export function spanOfLines(
  starts: readonly LineStart[],
  { first, last }: Pick<LineLoop, "first" | "last">,
  end: number,
): { from: number; to: number } | null {
  const isWithin = ({ line }: LineStart) => line >= first && line <= last;
  const begin = starts.findIndex(isWithin);
  if (begin < 0) return null;
  const after = starts.slice(begin).find((start) => !isWithin(start));
  const { at: from } = starts[begin]!;
  const to = after?.at ?? end;
  return to > from ? { from, to } : null;
}

/**
 * Returns where the last line of a recording ends in its medium, in seconds: a moment before the recording does, as the
 * player then goes on to another. `duration` is NaN until known.
 */
export function lastEndOf(media: Playable, duration: number): number {
  const end = media.end ?? (Number.isNaN(duration) ? Infinity : duration);
  return end - (media.kind === "YouTube" ? 0.5 : 0.15);
}
