import { isSwaraName } from "../scale.ts";
import {
  cellsOf,
  type Fast,
  flatten,
  inAksharaChoices,
  type Mark,
  mostSpeed,
  type Notation,
  type NotationLine,
  type NotationPart,
  type Words,
} from "./notation.ts";

export interface NotationError {
  problem:
    | "unknown"
    | "noSuchSwara"
    | "unopened"
    | "unclosed"
    | "empty"
    | "tooFast"
    | "inAkshara"
    | "wordsAlone"
    | "tooManySyllables"
    | "barElsewhere";
  /** Both from 1. A column is a letter of the line. */
  line: number;
  column: number;
  /** What stands there. */
  text: string;
}

type Parsed = { notation: Notation; error: null } | { notation: null; error: NotationError };

class Failure extends Error {
  readonly error: NotationError;

  constructor(error: NotationError) {
    super(error.problem);
    this.error = error;
  }
}

/**
 * Parses the plain notation of the archive, line by line:
 * - `S R2 , G3 ; | M1 P' (D2 N2) ||` swaras with the octave behind them (`'` above, `.` below), holds, bars, and
 *   parentheses around what is twice as fast;
 * - `w: ma-hā - ga-ṇa` words of the swaras above: a syllable for each swara and hold, `-` where one goes on; a hyphen
 *   behind a syllable joins it to the next;
 * - `akshara: 4` from here on, an akshara has so many swaras;
 * - `Pallavi:` a heading.
 * A blank line begins another part. Returns the first error.
 */
export function parseNotation(text: string): Parsed {
  try {
    return { notation: parseParts(text), error: null };
  } catch (failure) {
    if (failure instanceof Failure) return { notation: null, error: failure.error };
    throw failure;
  }
}

const setting = /^\s*akshara\s*:\s*(\S.*?)\s*$/iu;
const wordsLine = /^(\s*w\s*:)(.*)$/iu;
const headingLine = /^\s*([^:：]*\S)\s*[:：]\s*$/u;

function parseParts(text: string): Notation {
  const parts: NotationPart[] = [];
  let open: NotationPart | null = null;
  let above: NotationLine | null = null;
  let inAkshara = 1;
  for (const [index, written] of text.split(/\r\n?|\n/).entries()) {
    const at = index + 1;
    const [, count] = setting.exec(written) ?? [];
    const [, label, words] = wordsLine.exec(written) ?? [];
    const [, heading] = headingLine.exec(written) ?? [];
    if (written.trim() === "") {
      if (open?.lines.length) open = null;
      above = null;
    } else if (count !== undefined) {
      inAkshara = readCount(count, at, written);
    } else if (words !== undefined) {
      if (!above) {
        const typed = label!.trimStart();
        const place = placeOf(at, written, label!.length - typed.length);
        throw new Failure({ problem: "wordsAlone", ...place, text: typed });
      }
      above.words.push(readWords(words, above, { at, written, from: label!.length }));
    } else if (heading !== undefined) {
      parts.push((open = { heading: heading.replace(/\s+/gu, " "), lines: [] }));
      above = null;
    } else {
      above = { at, marks: readMarks(written, at), words: [], inAkshara };
      if (!open) parts.push((open = { heading: null, lines: [] }));
      open.lines.push(above);
    }
  }
  return parts;
}

/** Converts an index in a line to its line and column, which count letters. */
const placeOf = (line: number, written: string, index: number) => ({
  line,
  column: Array.from(written.slice(0, index)).length + 1,
});

function readCount(count: string, at: number, written: string): number {
  const found = inAksharaChoices.find((one) => String(one) === count);
  if (found) return found;
  const place = placeOf(at, written, written.lastIndexOf(count));
  throw new Failure({ problem: "inAkshara", ...place, text: count });
}

/** The danda of Indian scripts is a bar, too, and some keyboards write other apostrophes. */
const sign =
  /(?<space>\s+)|(?<swara>[SRGMPDN]\d?)(?<octave>['’ʼ]|\.)?|(?<hold>[,;])|(?<bar>\|\|?|॥|।)|(?<paren>[()])/uy;

function readMarks(written: string, at: number): Mark[] {
  const fail = (problem: NotationError["problem"], index: number, text: string): never => {
    throw new Failure({ problem, ...placeOf(at, written, index), text });
  };
  const line: Mark[] = [];
  const open: { fast: Fast; index: number }[] = [];
  sign.lastIndex = 0;
  while (sign.lastIndex < written.length) {
    const index = sign.lastIndex;
    const found = sign.exec(written)?.groups;
    if (!found) {
      const [letter = ""] = written.slice(index);
      return fail("unknown", index, letter);
    }
    const marks = open.at(-1)?.fast.marks ?? line;
    const { swara, octave, hold, bar, paren } = found;
    if (swara) {
      if (!isWritten(swara)) fail("noSuchSwara", index, swara);
      marks.push({
        kind: "swara",
        name: swara,
        octave: octave === undefined ? 0 : octave === "." ? -1 : 1,
      });
    } else if (hold) marks.push({ kind: "hold", units: hold === "," ? 1 : 2 });
    else if (bar) marks.push({ kind: "bar", ends: bar === "||" || bar === "॥" ? "cycle" : "anga" });
    else if (paren === "(") {
      if (open.length === mostSpeed) fail("tooFast", index, "(");
      const fast: Fast = { kind: "fast", marks: [] };
      marks.push(fast);
      open.push({ fast, index });
    } else if (paren === ")") {
      const closed = open.pop();
      if (!closed) return fail("unopened", index, ")");
      if (closed.fast.marks.length === 0) fail("empty", closed.index, "()");
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) fail("unclosed", unclosed.index, "(");
  return line;
}

/** Whether a swara is one of the sixteen, or a letter alone. */
const isWritten = (swara: string) => swara.length === 1 || isSwaraName(swara);

/** Books write a dash, others a line below. */
const goesOn = /^[-–—_]$/u;
const syllableOf = (text: string) => ({ text: text.replace(/-$/u, ""), joins: text.endsWith("-") });
const isBar = (text: string) => /^(?:\|\|?|॥|।)$/u.test(text);

function readWords(
  words: string,
  { marks }: NotationLine,
  { at, written, from }: { at: number; written: string; from: number },
): Words {
  const cells = cellsOf(marks).length;
  const bars = barsOf(marks);
  const syllables: Words = [];
  for (const found of words.matchAll(/\|\|?|[॥।]|[-–—_]|[^-–—_\s|॥।]+-?/gu)) {
    const [text] = found;
    const fail = (problem: NotationError["problem"]): never => {
      throw new Failure({ problem, ...placeOf(at, written, from + found.index), text });
    };
    if (isBar(text)) {
      if (!bars.has(syllables.length)) fail("barElsewhere");
    } else if (syllables.length === cells) fail("tooManySyllables");
    else syllables.push(goesOn.test(text) ? null : syllableOf(text));
  }
  return [...syllables, ...Array.from({ length: cells - syllables.length }, () => null)];
}

/** Lists how many cells stand before each bar of a line. */
function barsOf(marks: readonly Mark[]): Set<number> {
  const bars = new Set<number>();
  let cells = 0;
  for (const { mark } of flatten(marks)) {
    if (mark.kind === "bar") bars.add(cells);
    else cells += 1;
  }
  return bars;
}
