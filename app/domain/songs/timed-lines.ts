import { readTimes, writeTime } from "./line-times.ts";
import { parseLyrics } from "./lyrics.ts";
import { findEarlierLines, findLinesToCheck } from "./same-lines.ts";

/** When a line of lyrics is sung in a recording. */
export interface TimedLine {
  /** Seconds from the beginning of the medium, in hundredths, in order; several if the line comes again. */
  times: number[];
  /** The key of the words that were timed; "" for those of the song. */
  key: string;
}

const maxTimedLines = 2000;

const wordsOfLines = (lyrics: string): string[] =>
  parseLyrics(lyrics).flatMap(({ lines }) => lines.map(({ text }) => text));

/** Returns a short key of the words of a line, whatever their case and punctuation (FNV-1a). */
export function keyOfLine(words: string): string {
  let hash = 0x811c9dc5;
  for (const [letter] of words.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]/gu))
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}

export const keysOfLines = (lyrics: string): string[] => wordsOfLines(lyrics).map(keyOfLine);

/**
 * Reads timed lines as they are stored and written in CSV files: `0:12.3 3:45 #1x2y3z`, a line for each line of lyrics,
 * `-` where it has no time. Returns the number of the first line that is wrong instead.
 */
export function readTimedLines(text: string): TimedLine[] | { wrong: number } {
  const lines: TimedLine[] = [];
  const written = text === "" ? [] : text.split("\n");
  for (const [at, line] of written.entries()) {
    const [, times = "", key = ""] = /^([^#]*)(?:#([0-9a-z]{1,7}))?\s*$/.exec(line) ?? [];
    const read = readTimes(times);
    const isRead = line.trim() === "" || times.trim() !== "" || key !== "";
    if (read === null || !isRead || at >= maxTimedLines) return { wrong: at + 1 };
    lines.push({ times: read, key });
  }
  return lines;
}

/** Writes timed lines; "" without any time. */
export function writeTimedLines(lines: readonly TimedLine[]): string {
  if (lines.every(({ times }) => times.length === 0)) return "";
  return lines
    .map(({ times, key }) => `${times.map(writeTime).join(" ") || "-"}${key && ` #${key}`}`)
    .join("\n");
}

const storedLines = (text: string): TimedLine[] => {
  const lines = readTimedLines(text);
  return "wrong" in lines ? [] : lines;
};

/** Returns times with the keys of the words that they are for: those of the lyrics, where they say no other. */
export function withLineKeys(text: string, lyrics: string): string {
  if (text === "") return "";
  const keys = keysOfLines(lyrics);
  const lines = storedLines(text);
  const count = Math.max(keys.length, lines.findLastIndex(({ key }) => key !== "") + 1);
  return writeTimedLines(
    Array.from({ length: count }, (_, at) => ({
      times: lines[at]?.times ?? [],
      key: lines[at]?.key || (keys[at] ?? ""),
    })),
  );
}

/**
 * Returns the times of each line of the lyrics as they are now. Lines that were changed since they were timed have
 * none, unless only their words were corrected.
 */
export const timesOfLines = (text: string, lyrics: string): number[][] =>
  findTimes(text, lyrics, findEarlierLines);

/**
 * Returns the same for somebody who checks the times, also of lines that were changed, and whether there are any such.
 */
export function timesToCheck(
  text: string,
  lyrics: string,
): { times: number[][]; areUnsure: boolean } {
  const times = findTimes(text, lyrics, findLinesToCheck);
  const known = timesOfLines(text, lyrics);
  const count = (of: readonly (readonly number[])[]) => of.flat().length;
  const stored = count(storedLines(text).map((line) => line.times));
  return { times, areUnsure: count(known) < stored };
}

function findTimes(text: string, lyrics: string, find: typeof findEarlierLines): number[][] {
  const lines = storedLines(text);
  const keys = lines.map(({ key }) => key);
  return find(keys, keysOfLines(lyrics)).map((at) => (at === null ? [] : lines[at]!.times));
}
