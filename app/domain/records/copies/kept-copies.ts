const day = 24 * 3600_000;
const firstMonday = 4 * day;

/** How many periods keep a copy, and the period of a copy by the day it was started. */
const periods: { count: number; periodOf: (date: string) => string | number }[] = [
  { count: 7, periodOf: (date) => date },
  { count: 5, periodOf: (date) => Math.floor((Date.parse(date) - firstMonday) / (7 * day)) },
  { count: 12, periodOf: (date) => date.slice(0, 7) },
];

/**
 * Returns which copies stay, newest first: the last one of each of the last 7 days, 5 weeks (from Monday) and 12 months
 * that have one. So none goes because copies have stopped, or because a clock is wrong.
 */
export function keptCopies(names: readonly string[]): string[] {
  const newestFirst = names.toSorted().toReversed();
  const kept = new Set<string>();
  for (const { count, periodOf } of periods) {
    const seen = new Set<string | number>();
    for (const name of newestFirst) {
      const period = periodOf(name.slice(0, 10));
      if (seen.has(period)) continue;
      if (seen.size === count) break;
      seen.add(period);
      kept.add(name);
    }
  }
  return newestFirst.filter((name) => kept.has(name));
}
