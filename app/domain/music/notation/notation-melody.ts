import type { Melody, Tone } from "../sound/melody.ts";
import type { Notation } from "./notation.ts";
import { findSwaras, type NotatedRaaga } from "./raaga-swaras.ts";
import { timeNotation } from "./time-notation.ts";

export interface NotationMelody extends Melody {
  /** The number of the swara in the notation, from 0, for each tone. */
  numbers: number[];
}

/**
 * Makes a melody of the lines `first` to `last` of a notation, from 1, which begins with the cycle of the taala that
 * they begin in and ends with one. A letter whose swara nothing tells rests. `cycle` is 0 where the taala has no counts.
 */
export function melodyOfLines(
  notation: Notation,
  raaga: NotatedRaaga | null,
  cycle: number,
  { first, last }: { first: number; last: number },
): NotationMelody {
  const { swaras: timed, lines, length } = timeNotation(notation);
  const { swaras } = findSwaras(notation, raaga);
  const from = lines[first - 1]?.from ?? 0;
  const to = lines[last - 1]?.to ?? length;
  const begin = cycle > 0 ? Math.floor(from / cycle + 1e-6) * cycle : from;
  const span = to - begin;
  const found = timed.flatMap(({ at, length: long }, number) => {
    const swara = swaras[number];
    if (!swara || at < from - 1e-6 || at >= to - 1e-6) return [];
    const tone: Tone = { at: at - begin, length: Math.min(long, to - at), swara };
    return [{ tone, number }];
  });
  return {
    tones: found.map(({ tone }) => tone),
    numbers: found.map(({ number }) => number),
    length: cycle > 0 ? Math.ceil(span / cycle - 1e-6) * cycle : span,
  };
}
