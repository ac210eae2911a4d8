import { type Heading, parseHeading } from "./lyrics-heading.ts";

/** Lines that stand together; a heading stands with the verse that it opens. */
export interface Verse {
  heading: Heading | null;
  lines: Line[];
}

interface Line {
  /** Counts the lines of words of the song from 1, without headings and blank lines: its address is `#l` and this. */
  number: number;
  text: string;
}

/** A heading and the words behind it ("పల్లవి: నిధి చాల"), or the words alone. */
function split(line: string): [Heading | null, string] {
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

/**
 * Returns the number (as in `parseLyrics`) of the line of words at `written`, a line as written, from 1
 * on; of the first after it where that is a heading or blank; null where none follows.
 */
export function lineNumberAt(text: string, written: number): number | null {
  let number = 0;
  for (const [at, line] of writtenLines(text).entries()) {
    if (split(line.trim())[1] === "") continue;
    number++;
    if (at >= written - 1) return number;
  }
  return null;
}

/** The words of a song by verses, as blank lines and headings part them; lines are numbered through. */
export function parseLyrics(text: string): Verse[] {
  const verses: Verse[] = [];
  let open: Verse | null = null;
  let number = 0;
  for (const written of writtenLines(text)) {
    const [heading, words] = split(written.trim());
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
