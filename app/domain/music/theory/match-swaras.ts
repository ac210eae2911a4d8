import { parseScale, type SwaraName } from "../scale.ts";

/** A swara to compare: a name, or a letter for each of its kinds (`R` for R1, R2 and R3). */
export type SwaraPattern = SwaraName | "R" | "G" | "M" | "D" | "N";

/** How a scale has some swaras, best first: in this very order, no others, or also others. */
export const swaraMatches = ["order", "same", "containing"] as const;
export type SwaraMatch = (typeof swaraMatches)[number];

const isOf = (pattern: SwaraPattern, name: SwaraName) =>
  pattern === name || (pattern.length === 1 && name.startsWith(pattern));

const equals = (patterns: readonly SwaraPattern[], names: readonly SwaraName[]) =>
  patterns.length === names.length && patterns.every((pattern, at) => isOf(pattern, names[at]!));

/** A line of a scale without the S at its end, which is not always written. */
const withoutLastS = <T extends string>(line: readonly T[]) =>
  line.length > 1 && line.at(-1) === "S" ? line.slice(0, -1) : line;

/** The names of the swaras of a scale, up and down. */
export interface ScaleLines {
  up: SwaraName[];
  down: SwaraName[];
}

const namesOf = (scale: string | null) => parseScale(scale).map(({ name }) => name);

/** Parses the two lines of a scale for `matchSwaras`; null if one of them is not known. */
export function parseLines(arohana: string | null, avarohana: string | null): ScaleLines | null {
  const [up, down] = [namesOf(arohana), namesOf(avarohana)];
  return up.length > 0 && down.length > 0 ? { up, down } : null;
}

/**
 * Compares swaras with a scale: whether they are its arohana, its avarohana or one after the other; else whether they
 * are its swaras, or among them. S is part of every scale, also where it is not written. Null for a scale that lacks
 * one of them.
 */
export function matchSwaras(
  patterns: readonly SwaraPattern[],
  { up, down }: ScaleLines,
): SwaraMatch | null {
  const names = [...new Set([...up, ...down])];
  const lines = [up, down, [...up, ...down], [...up, ...down.slice(1)]];
  const written = withoutLastS(patterns);
  if (lines.some((line) => equals(written, withoutLastS(line)))) return "order";
  if (!patterns.every((pattern) => hasSwara(names, pattern))) return null;
  const isOnly = names.every(
    (name) => name === "S" || patterns.some((pattern) => isOf(pattern, name)),
  );
  return isOnly ? "same" : "containing";
}

/** Whether a swara is among others. */
export const hasSwara = (names: readonly SwaraName[], pattern: SwaraPattern): boolean =>
  names.some((name) => isOf(pattern, name));
