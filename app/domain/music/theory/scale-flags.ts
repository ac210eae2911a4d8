import type { Swara } from "../scale.ts";

/** How many of the seven swaras a scale has: three, four, five, six, seven. */
const scaleSizes = ["trisvara", "svarantara", "audava", "shadava", "sampurna"] as const;
export type ScaleSize = (typeof scaleSizes)[number];

export const swaraLetters = ["S", "R", "G", "M", "P", "D", "N"] as const;
export type SwaraLetter = (typeof swaraLetters)[number];

const letterOf = ({ name }: Swara) => name[0] as SwaraLetter;
const lettersOf = (scale: readonly Swara[]) => new Set(scale.map(letterOf));

/** Returns how many different swaras a scale has, both of a kind (`M1 M2`) counted once; null below three. */
export const sizeOf = (scale: readonly Swara[]): ScaleSize | null =>
  scaleSizes[lettersOf(scale).size - 3] ?? null;

/** Lists the swaras that a scale leaves out (varja). */
const varjaOf = (scale: readonly Swara[]): SwaraLetter[] =>
  swaraLetters.filter((letter) => !lettersOf(scale).has(letter));

/** Whether an arohana turns back on its way up, or an avarohana on its way down. */
function isVakra(scale: readonly Swara[], way: "arohana" | "avarohana"): boolean {
  const upwards = way === "arohana" ? 1 : -1;
  return scale.some(
    (swara, at) => at > 0 && (swara.semitone - scale[at - 1]!.semitone) * upwards < 0,
  );
}

/** What kind of arohana or avarohana a line is. */
export interface LineFlags {
  size: ScaleSize | null;
  isVakra: boolean;
  /** The swaras that it omits. */
  varja: SwaraLetter[];
}

/** Classifies a scale: its size up and down, whether it is vakra, and the swaras it omits. */
export function describeScale(
  arohana: readonly Swara[],
  avarohana: readonly Swara[],
): { up: LineFlags; down: LineFlags } {
  const describe = (line: readonly Swara[], way: "arohana" | "avarohana") => ({
    size: sizeOf(line),
    isVakra: isVakra(line, way),
    varja: varjaOf(line),
  });
  return { up: describe(arohana, "arohana"), down: describe(avarohana, "avarohana") };
}
