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

const namesOf = (scale: string) => parseScale(scale).map(({ name }) => name);

/**
 * Compares swaras with a scale: whether they are its arohana, its avarohana or one after the other; else whether they
 * are its swaras, or among them. S is part of every scale, also where it is not written. Null for a scale that lacks
 * one of them.
 */
export function matchSwaras(
  patterns: readonly SwaraPattern[],
  { arohana, avarohana }: { arohana: string; avarohana: string },
): SwaraMatch | null {
  const [up, down] = [namesOf(arohana), namesOf(avarohana)];
  const names = new Set([...up, ...down]);
  const lines = [up, down, [...up, ...down], [...up, ...down.slice(1)]];
  const written = withoutLastS(patterns);
  if (lines.some((line) => equals(written, withoutLastS(line)))) return "order";
  if (!patterns.every((pattern) => [...names].some((name) => isOf(pattern, name)))) return null;
  const isOnly = [...names].every(
    (name) => name === "S" || patterns.some((pattern) => isOf(pattern, name)),
  );
  return isOnly ? "same" : "containing";
}
