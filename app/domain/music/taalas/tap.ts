import { fastestTempo, slowestTempo } from "./beats.ts";

/** After so many milliseconds without a tap, the next one begins anew. */
const longestPause = 4000;

/**
 * Returns the tempo of taps in beats a minute, within the tempi that there are; null of fewer than three without a long
 * pause between them. Times are in milliseconds. The middle one of the distances counts, so that one slip does not.
 */
export function tappedTempo(times: readonly number[]): number | null {
  const distances = times.slice(1).map((time, at) => time - times[at]!);
  const since = distances.findLastIndex((distance) => distance > longestPause) + 1;
  const steady = distances.slice(since).toSorted((one, other) => one - other);
  if (steady.length < 2) return null;
  const middle =
    (steady[Math.floor((steady.length - 1) / 2)]! + steady[Math.floor(steady.length / 2)]!) / 2;
  return Math.min(fastestTempo, Math.max(slowestTempo, Math.round(60_000 / middle)));
}
