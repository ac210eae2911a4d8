import type { Swara } from "../scale.ts";

/** A swara as it is written: `R2`, or `R` for the one that the raaga has. */
export interface NotatedSwara {
  kind: "swara";
  name: string;
  octave: Swara["octave"];
}

/** Prolongs the swara before it, also of the line before, by one unit (`,`) or two (`;`). Before the first, it rests. */
interface Hold {
  kind: "hold";
  units: 1 | 2;
}

/** `|` behind an anga, `||` behind a cycle. */
export interface Bar {
  kind: "bar";
  ends: "anga" | "cycle";
}

/** Marks in parentheses, which are twice as fast. */
export interface Fast {
  kind: "fast";
  marks: Mark[];
}

export type Mark = NotatedSwara | Hold | Bar | Fast;

/** A mark that has a place above a syllable. */
export type Cell = NotatedSwara | Hold;

interface Syllable {
  text: string;
  /** Whether its word goes on in the next one. */
  joins: boolean;
}

/** The syllables of a line of words: one for each cell above, null where the syllable before goes on. */
export type Words = (Syllable | null)[];

export interface NotationLine {
  /** Its number in the text, from 1. */
  at: number;
  marks: Mark[];
  /** The words of this line, more than one where verses share it. */
  words: Words[];
  /** How many swaras outside of parentheses an akshara has. */
  inAkshara: number;
}

/** Lines under a heading, or behind a blank line. */
export interface NotationPart {
  heading: string | null;
  lines: NotationLine[];
}

export type Notation = NotationPart[];

/** Nobody sings faster: a swara in three parentheses is an eighth as long as one outside. */
export const mostSpeed = 3;

export const inAksharaChoices = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Lists marks in order, with the number of parentheses around each. */
export function flatten(
  marks: readonly Mark[],
  speed = 0,
): { mark: Exclude<Mark, Fast>; speed: number }[] {
  return marks.flatMap((mark) =>
    mark.kind === "fast" ? flatten(mark.marks, speed + 1) : [{ mark, speed }],
  );
}

/** Lists the cells of a line. */
export const cellsOf = (marks: readonly Mark[]): Cell[] =>
  flatten(marks).flatMap(({ mark }) => (mark.kind === "bar" ? [] : [mark]));
