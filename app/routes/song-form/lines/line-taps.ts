import { readTimes, writeTime } from "../../../domain/songs/line-times.ts";

/** The times of lines while they are tapped along. */
export interface Taps {
  /** What stands in the input of each line. */
  times: readonly string[];
  /** The index of the line that begins with the next tap; the number of lines when all have begun. */
  next: number;
  /** What each tap has changed, the last at the end. */
  undoable: readonly { at: number; text: string }[];
}

export const startTaps = (times: readonly string[]): Taps => ({
  times,
  next: Math.max(0, times.indexOf("")),
  undoable: [],
});

export const setTime = (taps: Taps, at: number, text: string): Taps => ({
  ...taps,
  times: taps.times.with(at, text),
});

/** Adds a time, in seconds, to the next line, and goes on to the one after it. */
export function tap(taps: Taps, seconds: number): Taps {
  const { times, next: at, undoable } = taps;
  const text = times[at];
  if (text === undefined) return taps;
  return {
    times: times.with(at, `${text} ${writeTime(seconds)}`.trim()),
    next: at + 1,
    undoable: [...undoable, { at, text }],
  };
}

/** Takes the last tap back: its line is as it was before, and the next. What was changed in others stays. */
export function undoTap(taps: Taps): Taps {
  const last = taps.undoable.at(-1);
  if (!last) return taps;
  const { times } = setTime(taps, last.at, last.text);
  return { times, next: last.at, undoable: taps.undoable.slice(0, -1) };
}

/** Moves the last time of the line that was tapped last by some seconds. */
export function nudgeTap(taps: Taps, by: number): Taps {
  const at = taps.next - 1;
  const text = taps.times[at];
  return text ? setTime(taps, at, nudgeTime(text, Infinity, by).text) : taps;
}

/** Returns a text of times with the one at a place moved by some seconds, and where that one ends. */
export function nudgeTime(text: string, place: number, by: number) {
  const words = [...text.matchAll(/\S+/g)];
  const word = words.find(({ index, 0: one }) => index + one.length >= place) ?? words.at(-1);
  const [time] = (word && readTimes(word[0])) ?? [];
  if (!word || time === undefined) return { text, caret: place };
  const moved = writeTime(Math.max(0, time + by));
  const before = text.slice(0, word.index) + moved;
  return { text: before + text.slice(word.index + word[0].length), caret: before.length };
}
