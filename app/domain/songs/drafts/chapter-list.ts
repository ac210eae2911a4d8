import { tidyLine } from "../../tidy-text.ts";

/** A song of a longer video or recording. */
export interface Chapter {
  startSeconds: number;
  /** Null for the last one, which lasts until the end. */
  endSeconds: number | null;
  /** What the line says besides its times: the title, perhaps with a raaga and more. */
  text: string;
}

const time = String.raw`(?<![\d:])(?:(\d{1,2}):([0-5]\d)|(\d{1,3})):([0-5]\d)(?!:?\d)`;
const times = new RegExp(String.raw`${time}(?:\s*(?:[-–—~→]|to)\s*${time})?`);
/** What stands between a time and the words before or behind it, and numbers and bullets before both. */
const behindWords = /[\s\-–—|:,;~→*([{<]+$/;
const beforeWords = /^[\s\-–—|:.,;~→*)\]}>]+/;
const bullets = /^[\s•·*▶►#\-–—]+/;
const onlyNumber = /^\d{1,3}[.)\]]?$/;

const secondsOf = (
  hours: string | undefined,
  minutes: string | undefined,
  allMinutes: string | undefined,
  seconds: string | undefined,
) => Number(hours ?? 0) * 3600 + Number(minutes ?? allMinutes) * 60 + Number(seconds);

function readLine(line: string) {
  const found = times.exec(line);
  if (!found) return null;
  const [all, hours, minutes, allMinutes, seconds, ...end] = found;
  const before = line.slice(0, found.index).replace(bullets, "").replace(behindWords, "");
  const after = line.slice(found.index + all.length).replace(beforeWords, "");
  const startSeconds = secondsOf(hours, minutes, allMinutes, seconds);
  const givenEnd = end[3] === undefined ? null : secondsOf(end[0], end[1], end[2], end[3]);
  const words = [onlyNumber.test(before) ? "" : before, after];
  const text = tidyLine(words.filter(Boolean).join(" – "));
  return { startSeconds, givenEnd, text };
}

/**
 * Reads a list of chapters as it stands under videos, one a line: `0:00 Title`, `[1:02:03] Title – Raaga`,
 * `2. Title (4:10 - 9:00)`. Without an end that is given, a chapter ends where the next one starts. Returns the lines
 * without a time or words besides.
 */
export function parseChapters(list: string): { chapters: Chapter[]; leftOut: string[] } {
  const lines = list
    .split(/\r\n|[\n\r\u2028]/)
    .map((line) => tidyLine(line.replaceAll("\t", " – ")));
  const read = lines.filter(Boolean).map((line) => ({ line, chapter: readLine(line) }));
  const found = read.flatMap(({ chapter }) => (chapter?.text ? chapter : []));
  const starts = found
    .map(({ startSeconds }) => startSeconds)
    .toSorted((one, other) => one - other);
  return {
    chapters: found.map(({ startSeconds, givenEnd, text }) => {
      const next = starts.find((start) => start > startSeconds) ?? null;
      const isEnd = givenEnd !== null && givenEnd > startSeconds;
      return { startSeconds, endSeconds: isEnd ? givenEnd : next, text };
    }),
    leftOut: read.flatMap(({ line, chapter }) => (chapter?.text ? [] : line)),
  };
}
