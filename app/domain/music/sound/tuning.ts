import type { Swara, SwaraName } from "../scale.ts";

/**
 * Each swara's frequency as a ratio to the S below it, in just intonation.
 * Source: S. Ramanathan's 22 shrutis in Haresh Bakshi, "The twenty-two Shruti-s of Indian Music" (soundofindia.com,
 * article 1994700429). Works differ: R2 also 10/9, G2 32/27, M2 64/45, D2 27/16, N2 16/9.
 */
const swaraRatios: Readonly<Record<SwaraName, readonly [number, number]>> = {
  S: [1, 1],
  R1: [16, 15],
  R2: [9, 8],
  G1: [9, 8],
  R3: [6, 5],
  G2: [6, 5],
  G3: [5, 4],
  M1: [4, 3],
  M2: [45, 32],
  P: [3, 2],
  D1: [8, 5],
  D2: [5, 3],
  N1: [5, 3],
  D3: [9, 5],
  N2: [9, 5],
  N3: [15, 8],
};

/** Returns a swara's frequency as a multiple of the middle S. */
export function ratioOf({ name, octave }: Pick<Swara, "name" | "octave">): number {
  const [above, below] = swaraRatios[name];
  return (above / below) * 2 ** octave;
}

/** The twelve shrutis by their western names: the pitch of the middle S, from C3 up. */
export const shrutis = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"] as const;
export type Shruti = (typeof shrutis)[number];

/** Returns the frequency of a shruti in Hz, of equal temperament with A at 440 Hz (ISO 16): C is 130.81, A is 220. */
export const shrutiHertz = (shruti: Shruti): number =>
  220 * 2 ** ((shrutis.indexOf(shruti) - 9) / 12);

/**
 * The white keys of a harmonium from C up are 1 to 7 kattai, the black ones lie half a kattai above; so there is no 3½
 * and no 7½ (carnatic2000.tripod.com, "Symbols for 12 notes").
 */
const kattais = ["1", "1½", "2", "2½", "3", "4", "4½", "5", "5½", "6", "6½", "7"] as const;
export const kattaiOf = (shruti: Shruti): string => kattais[shrutis.indexOf(shruti)]!;

/** A shruti and what it is tuned beside it, in cents from -50 to 50. */
export interface Pitch {
  shruti: Shruti;
  cents: number;
}

export const mostCents = 50;

/** Returns the middle Sa in Hz. */
export const pitchHertz = ({ shruti, cents }: Pitch): number =>
  shrutiHertz(shruti) * 2 ** (cents / 1200);

/** Returns the pitch of a frequency in Hz to a tenth of a cent, or null outside the twelve shrutis and their cents. */
export function pitchOf(hertz: number): Pitch | null {
  const cents = 1200 * Math.log2(hertz / shrutiHertz("C"));
  const at = Math.max(0, Math.min(shrutis.length - 1, Math.round(cents / 100)));
  const beside = Math.round((cents - at * 100) * 10) / 10;
  return Math.abs(beside) <= mostCents ? { shruti: shrutis[at]!, cents: beside } : null;
}

/** Seconds of one swara. */
export const tempi = { slow: 1, medium: 0.6, fast: 0.35 } as const;
export type Tempo = keyof typeof tempi;
export const tempoNames = Object.keys(tempi) as Tempo[];

export const defaultShruti: Shruti = "C";
export const defaultTempo: Tempo = "medium";
