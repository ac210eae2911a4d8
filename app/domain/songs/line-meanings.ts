import { keysOfLines } from "./timed-lines.ts";
import { findLinesToCheck } from "./same-lines.ts";

/** The meanings of lines, by language: a line of the text for each line of lyrics, `-` where there is none. */
export type LineMeanings = Record<string, string>;

const none = "-";

/** Returns the meaning of each line; "" for none. */
export const readMeanings = (text: string | undefined): string[] =>
  (text ?? "").split("\n").map((line) => (line.trim() === none ? "" : line.trim()));

/** Writes the meanings of lines as a text, "" if there are none. A line break within one becomes a space. */
export function writeMeanings(meanings: readonly string[]): string {
  const lines = meanings.map((meaning) => meaning.replace(/\s+/g, " ").trim());
  const count = lines.findLastIndex((line) => line !== "") + 1;
  return lines
    .slice(0, count)
    .map((line) => line || none)
    .join("\n");
}

/** Returns the meanings of lines after a change of the lyrics, each with its line. */
export function moveMeanings(
  meanings: LineMeanings,
  before: readonly string[],
  lyrics: string,
): LineMeanings {
  const places = findLinesToCheck(before, keysOfLines(lyrics));
  const moved = Object.entries(meanings).map(([language, text]) => {
    const lines = readMeanings(text);
    return [language, writeMeanings(places.map((at) => (at === null ? "" : (lines[at] ?? ""))))];
  });
  return Object.fromEntries(moved.filter(([, text]) => text !== ""));
}
