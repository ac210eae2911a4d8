const day = 24 * 3600_000;

/** A moment or a day of a request, in milliseconds; `end` is the first moment behind it. */
interface HarvestTime {
  start: number;
  end: number;
  granularity: "day" | "second";
}

/** Reads `yyyy-MM-dd` or `yyyy-MM-ddThh:mm:ssZ`; null for anything else, as for a day that no calendar has. */
export function readHarvestTime(text: string): HarvestTime | null {
  if (!/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/.test(text)) return null;
  const start = Date.parse(text);
  if (Number.isNaN(start)) return null;
  const isDay = text.length === 10;
  const written = isDay ? new Date(start).toISOString().slice(0, 10) : writeHarvestTime(start);
  if (written !== text) return null;
  return { start, end: start + (isDay ? day : 1000), granularity: isDay ? "day" : "second" };
}

/** Writes a time in seconds, rounded down. */
export const writeHarvestTime = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19)}Z`;
