/** The key of `localStorage` under which a device keeps what was heard on it. */
export const heardKey = "heard";

/** How many songs a device or an account remembers. */
export const maxHeard = 200;

/** A song that was heard, and when (milliseconds since 1970). */
export interface Heard {
  songId: number;
  at: number;
}

/** Puts a song at the head of what was heard, the latest first. */
export const addHeard = (heard: readonly Heard[], songId: number, at: number): Heard[] =>
  [{ songId, at }, ...heard.filter((one) => one.songId !== songId)].slice(0, maxHeard);

/** Writes what was heard as pairs of numbers. */
export const writeHeard = (heard: readonly Heard[]): string =>
  JSON.stringify(heard.map(({ songId, at }) => [songId, at]));

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

/** Reads the text of `writeHeard`, without what is invalid. */
export function readHeard(text: string | null): Heard[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return (Array.isArray(stored) ? stored : []).slice(0, maxHeard).flatMap((pair: unknown) => {
      const [songId, at] = Array.isArray(pair) ? pair : [];
      return isNumber(songId) && songId > 0 && isNumber(at) ? [{ songId, at }] : [];
    });
  } catch {
    return [];
  }
}
