import { type Heading, parseHeading } from "./lyrics-heading.ts";

export interface Verse {
  heading: Heading | null;
  lines: Line[];
}

interface Line {
  /** Counted from 1 through the song, without headings and blank lines: the anchor `#l1`. */
  number: number;
  text: string;
}

function splitHeading(line: string): [Heading | null, string] {
  const whole = parseHeading(line);
  if (whole) return [whole, ""];
  const colon = line.search(/[:：]/);
  const heading = colon < 0 ? null : parseHeading(line.slice(0, colon));
  return heading ? [heading, line.slice(colon + 1).trim()] : [null, line];
}

/** Splits lyrics into their lines as written, headings and blank lines included. */
export function writtenLines(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/** Returns the number of the first line of words at or after the line `written`, or null. */
export function lineNumberAt(text: string, written: number): number | null {
  let number = 0;
  for (const [at, line] of writtenLines(text).entries()) {
    if (splitHeading(line.trim())[1] === "") continue;
    number++;
    if (at >= written - 1) return number;
  }
  return null;
}

/** Finds the line of words with a number, and the heading that it stands under; or null. */
export function findLine(text: string, number: number): (Line & Pick<Verse, "heading">) | null {
  for (const { heading, lines } of parseLyrics(text)) {
    const line = lines.find((one) => one.number === number);
    if (line) return { ...line, heading };
  }
  return null;
}

/** Parses lyrics into verses, which begin at headings and after blank lines. */
export function parseLyrics(text: string): Verse[] {
  const verses: Verse[] = [];
  let open: Verse | null = null;
  let number = 0;
  for (const written of writtenLines(text)) {
    const [heading, words] = splitHeading(written.trim());
    if (heading) verses.push((open = { heading, lines: [] }));
    if (words === "") {
      if (!heading && open?.lines.length) open = null;
      continue;
    }
    if (!open) verses.push((open = { heading: null, lines: [] }));
    open.lines.push({ number: ++number, text: words });
  }
  return verses;
}
