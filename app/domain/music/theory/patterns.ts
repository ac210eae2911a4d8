import type { Swara } from "../scale.ts";

/**
 * Exercises that are made from a scale by rule; `sarali` for scales of seven swaras alone. Dhatu varisais leap; books
 * differ in their leaps, and these are over one swara.
 */
const patternNames = ["scale", "sarali", "janta", "dhatu", "threes", "fours"] as const;
export type PatternName = (typeof patternNames)[number];

/** A swara of a pattern; null prolongs the one before. */
export type Step = Swara | null;

/**
 * The first seven sarali varisais, as positions in the scale from 1, 0 for a pause: each begins again with its first
 * swaras and ends in the whole scale. Source: shivkumar.org, "Sarali varisai" (notation of Rani, karnatic.com, and
 * of N. Ravikiran's book).
 */
const sarali = [
  [1, 2, 3, 4, 5, 6, 7, 8],
  [1, 2, 1, 2, 1, 2, 3, 4],
  [1, 2, 3, 1, 2, 3, 1, 2],
  [1, 2, 3, 4, 1, 2, 3, 4],
  [1, 2, 3, 4, 5, 0, 1, 2],
  [1, 2, 3, 4, 5, 6, 1, 2],
  [1, 2, 3, 4, 5, 6, 7, 0],
] as const;

/** Whether every swara lies higher than the one before, or every one lower: a scale that is not vakra. */
function isStraight(swaras: readonly Swara[]): boolean {
  const steps = swaras.slice(1).map(({ semitone }, at) => semitone - swaras[at]!.semitone);
  return steps.every((step) => step > 0) || steps.every((step) => step < 0);
}

/** Lists the patterns that can be made of a scale: of a vakra one, only the scale itself. */
export function patternsOf(up: readonly Swara[], down: readonly Swara[]): PatternName[] {
  if (up.length === 0 || down.length === 0) return [];
  if (!isStraight(up) || !isStraight(down) || Math.min(up.length, down.length) < 5)
    return ["scale"];
  const isSampurna = up.length === 8 && down.length === 8;
  return patternNames.filter((name) => name !== "sarali" || isSampurna);
}

/** Lists the lines of a pattern of `patternsOf`: up and down by turns. */
export function linesOf(name: PatternName, up: readonly Swara[], down: readonly Swara[]): Step[][] {
  if (name !== "sarali") return [up, down].map((swaras) => lineOf(name, swaras));
  return sarali.flatMap((positions, number) => {
    const [rising, falling] = [up, down].map((swaras): Step[] =>
      positions.map((at) => swaras[at - 1] ?? null),
    );
    // What the first swaras begin is ended by the whole scale.
    return number === 0 ? [rising!, falling!] : [rising!, [...up], falling!, [...down]];
  });
}

function lineOf(name: Exclude<PatternName, "sarali">, swaras: readonly Swara[]): Step[] {
  if (name === "janta") return swaras.flatMap((swara) => [swara, swara]);
  if (name === "dhatu") return groups(swaras, 3).flatMap(([first, , third]) => [first!, third!]);
  if (name === "threes") return groups(swaras, 3).flat();
  if (name === "fours") return groups(swaras, 4).flat();
  return [...swaras];
}

/** Lists the neighbours of a scale, so many at a time, from each of its swaras on. */
const groups = (swaras: readonly Swara[], size: number) =>
  swaras.slice(0, swaras.length - size + 1).map((_, at) => swaras.slice(at, at + size));
