/** The sixteen names of the twelve pitches, from S upwards; two names of one pitch stand side by side. */
export const swaraNames = [
  "S",
  "R1",
  "R2",
  "G1",
  "R3",
  "G2",
  "G3",
  "M1",
  "M2",
  "P",
  "D1",
  "D2",
  "N1",
  "D3",
  "N2",
  "N3",
] as const;
export type SwaraName = (typeof swaraNames)[number];

export interface Swara {
  name: SwaraName;
  /** -1 below the middle S (`N3.`), 1 from the upper S on (`S'`). */
  octave: -1 | 0 | 1;
  /** Semitones from the middle S: 0 for `S`, 12 for `S'`, -1 for `N3.`. */
  semitone: number;
}

const semitones: Record<SwaraName, number> = {
  S: 0,
  R1: 1,
  R2: 2,
  G1: 2,
  R3: 3,
  G2: 3,
  G3: 4,
  M1: 5,
  M2: 6,
  P: 7,
  D1: 8,
  D2: 9,
  N1: 9,
  D3: 10,
  N2: 10,
  N3: 11,
};

/** Returns how many semitones a swara lies above the S of its octave: 0 to 11 (Govindacharya's sixteen swaras). */
export const semitoneOf = (name: SwaraName): number => semitones[name];

export const isSwaraName = (text: string): text is SwaraName => Object.hasOwn(semitones, text);

/** Parses an arohana or avarohana (`S R2 G3 P D2 S'`). Returns no swaras for null or if a word is not a swara. */
export function parseScale(text: string | null): Swara[] {
  const swaras = (text ?? "").split(" ").filter(Boolean).map(parseSwara);
  return swaras.every((one) => one !== null) ? swaras : [];
}

const octaveMarks = { "-1": ".", 0: "", 1: "'" } as const;

/** Writes a swara as `parseScale` reads it: `S'`, `N3.`. */
export const writeSwara = ({ name, octave }: Pick<Swara, "name" | "octave">): string =>
  name + octaveMarks[octave];

function parseSwara(word: string): Swara | null {
  const name = word.replace(/['.]$/, "");
  if (!isSwaraName(name)) return null;
  const octave = word.endsWith("'") ? 1 : word.endsWith(".") ? -1 : 0;
  return { name, octave, semitone: semitones[name] + 12 * octave };
}
