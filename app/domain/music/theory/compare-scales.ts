import type { Swara, SwaraName } from "../scale.ts";
import { swarasOf } from "./foreign-swaras.ts";
import { type SwaraLetter, swaraLetters } from "./scale-flags.ts";

/** A value of each of two raagas. */
export type Pair<T> = readonly [one: T, other: T];

/** A scale, neither line of which is empty. */
export interface Lines {
  up: readonly Swara[];
  down: readonly Swara[];
}

export interface ScaleComparison {
  common: SwaraName[];
  /** The swaras that only one of the two has. */
  own: Pair<SwaraName[]>;
  /** Each of S, R, G, M, P, D, N whose kinds differ, with the kinds that each scale has: none, or several. */
  letters: { letter: SwaraLetter; swaras: Pair<SwaraName[]> }[];
  /** Whether both go up and down in the same way. */
  isSameScale: boolean;
}

/** Compares the swaras of two scales and their order; octaves do not count. */
export function compareScales(one: Lines, other: Lines): ScaleComparison {
  const [swaras, others] = [swarasOf(one.up, one.down), swarasOf(other.up, other.down)];
  const own = [
    swaras.filter((name) => !others.includes(name)),
    others.filter((name) => !swaras.includes(name)),
  ] as const;
  const ofLetter = (letter: SwaraLetter) => (name: SwaraName) => name.startsWith(letter);
  return {
    common: swaras.filter((name) => others.includes(name)),
    own,
    letters: swaraLetters
      .filter((letter) => own.some((names) => names.some(ofLetter(letter))))
      .map((letter) => ({
        letter,
        swaras: [swaras.filter(ofLetter(letter)), others.filter(ofLetter(letter))],
      })),
    isSameScale: orderOf(one) === orderOf(other),
  };
}

const orderOf = ({ up, down }: Lines) =>
  [up, down].map((line) => line.map(({ name }) => name).join(" ")).join(" / ");
