const hour = 3600_000;
const day = 24 * hour;

/** The hour of the day, UTC, from which a copy of the database is due. */
const dueHour = 2;
/** The time that a copy has before it counts as missed. */
const grace = 6 * hour;

/** A copy of the database, made or under way; times are milliseconds since 1970. */
export interface CopyTimes {
  startedAt: number;
  finishedAt: number | null;
}

const daysUntil = (at: number) => Math.floor((at - dueHour * hour) / day);

/** Returns what to do about the copy that was started last: go on with it, start another one, or nothing. */
export function nextCopy(last: CopyTimes | null, now: number): "continue" | "start" | "wait" {
  if (last === null) return "start";
  // One that was not finished within a day has rows of too many times, or cannot be finished.
  if (last.finishedAt === null && now - last.startedAt < day) return "continue";
  return daysUntil(last.startedAt) < daysUntil(now) ? "start" : "wait";
}

/** Counts the days without a copy since the last good one or, without one, since the first attempt. */
export function missedCopies({ since, now }: { since: number | null; now: number }): number {
  return since === null ? 0 : Math.max(0, daysUntil(now - grace) - daysUntil(since));
}

/** Whether so many copies are missing that somebody has to look. */
export const isOverdue = (times: { since: number | null; now: number }): boolean =>
  missedCopies(times) >= 2;

/** Names a copy by its start, `2026-11-29T02-05-00`, so that names are sorted by time. */
export const copyName = (startedAt: number): string =>
  new Date(startedAt).toISOString().slice(0, 19).replaceAll(":", "-");
