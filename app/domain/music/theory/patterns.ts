import type { Swara } from "../scale.ts";

/** Exercises that are made from a scale by rule; `sarali` for scales of seven swaras alone. */
const patternNames = ["scale", "sarali", "janta", "dhatu", "threes", "fours"] as const;
export type PatternName = (typeof patternNames)[number];

/** A swara of a pattern; null prolongs the one before. */
export type Step = Swara | null;

/**
 * The fourteen sarali varisais, as positions in the scale from 1, a comma for a pause; the second half of the lines
 * takes its swaras from the avarohana. Sources: vignanam.org, "Sarali Swaras"; shivkumar.org, "Sarali varisai".
 */
const sarali = [
  "12345678 87654321",
  "12121234 12345678 87878765 87654321",
  "12312312 12345678 87687687 87654321",
  "12341234 12345678 87658765 87654321",
  "12345,12 12345678 87654,87 87654321",
  "12345612 12345678 87654387 87654321",
  "1234567, 12345678 8765432, 87654321",
  "12345432 12345678 87654567 87654321",
  "12345465 12345678 87654534 87654321",
  "12345,34 5,,,5,,, 34567654 34534321",
  "8,767,65 6,545,5, 34567654 34534321",
  "88767765 66545,5, 34567654 34534321",
  "12323,34 545,656, 45656765 45654321",
  "12345,5, 665,445, 678,8765 87654321",
].map((lines) => lines.split(" "));

const pairs = "11223344";

/**
 * The further janta varisais, from the second on, and the dhatu varisais: positions among four neighbours of the scale.
 * They begin on each of its swaras in turn, upwards and downwards. Source: vignanam.org, "Janta Swaras", "Daatu Swaras".
 */
const janta = [
  pairs,
  `11223322 ${pairs}`,
  `11211212 ${pairs}`,
  `11223123 ${pairs}`,
  `11,22,33 ${pairs}`,
  `1,12,233 ${pairs}`,
  `11122233 ${pairs}`,
  `1,23,123 ${pairs}`,
  `12,3,123 ${pairs}`,
  `1,2,3123 ${pairs}`,
  `11443322 ${pairs}`,
].map((lines) => lines.split(" "));
const dhatu = [`11442233 ${pairs}`, "14342312 13231234", "12132324 14321234"].map((lines) =>
  lines.split(" "),
);

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

const counts: Partial<Record<PatternName, number>> = {
  sarali: sarali.length,
  janta: janta.length + 1,
  dhatu: dhatu.length,
};

/** Returns how many varisais a pattern of `patternsOf` has; 1 if it is one exercise. */
export const varisaisOf = (name: PatternName): number => counts[name] ?? 1;

/** Lists the lines of a pattern of `patternsOf`, of its varisai `number` from 1 on: upwards, then downwards. */
export function linesOf(
  name: PatternName,
  number: number,
  up: readonly Swara[],
  down: readonly Swara[],
): Step[][] {
  if (name === "sarali") {
    const lines = sarali[number - 1]!;
    const rising = down.toReversed();
    return lines.map((line, at) => stepsOf(line, at < lines.length / 2 ? up : rising));
  }
  return [up, down].flatMap((swaras) => {
    if (name === "janta" && number > 1) return roundsOf(janta[number - 2]!, swaras);
    return name === "dhatu" ? roundsOf(dhatu[number - 1]!, swaras) : [lineOf(name, swaras)];
  });
}

/** Reads positions among swaras, from 1. */
const stepsOf = (line: string, swaras: readonly Swara[]): Step[] =>
  [...line].map((position) => (position === "," ? null : swaras[Number(position) - 1]!));

/** Begins lines of positions on each swara that has three neighbours behind it. */
const roundsOf = (lines: readonly string[], swaras: readonly Swara[]): Step[][] =>
  groups(swaras, 4).flatMap((neighbours) => lines.map((line) => stepsOf(line, neighbours)));

function lineOf(name: "scale" | "janta" | "threes" | "fours", swaras: readonly Swara[]): Step[] {
  if (name === "janta") return swaras.flatMap((swara) => [swara, swara]);
  if (name === "threes") return groups(swaras, 3).flat();
  if (name === "fours") return groups(swaras, 4).flat();
  return [...swaras];
}

/** Lists the neighbours of a scale, so many at a time, from each of its swaras on. */
const groups = (swaras: readonly Swara[], size: number) =>
  swaras.slice(0, swaras.length - size + 1).map((_, at) => swaras.slice(at, at + size));
