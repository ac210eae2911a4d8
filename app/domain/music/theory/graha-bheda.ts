import { byFame } from "./by-fame.ts";
import type { KnownScale } from "./known-scale.ts";
import { pitchesOf } from "./pitches.ts";
import type { Swara, SwaraName } from "../scale.ts";

export interface GrahaBheda {
  tonic: SwaraName;
  /** Semitones of the swaras above the new S, from 0 upwards. */
  semitones: number[];
  /** Whether these are the pitches of a melakarta. */
  isFull: boolean;
  /** That melakarta alone, as its janyas share its swaras; else the best known that have these pitches, four at most. */
  raagas: string[];
}

const most = 4;

/** Shifts S to each other swara of a scale in turn, and names the known raagas that have the pitches it finds. */
export function shiftTonic(
  scale: readonly Swara[],
  raagas: readonly Omit<KnownScale, "swaras" | "order">[],
): GrahaBheda[] {
  const byPitches = Map.groupBy(raagas, ({ pitches }) => pitches);
  return namesByPitch(scale)
    .filter(([pitch]) => pitch !== 0)
    .map(([pitch, tonic]) => {
      const semitones = pitchesOf(scale.map(({ semitone }) => semitone - pitch));
      const matches = byPitches.get(semitones.join(" ")) ?? [];
      const parents = matches.filter(({ melakarta }) => melakarta !== null);
      const isFull = parents.length > 0;
      const named = isFull ? parents : matches.toSorted(byFame).slice(0, most);
      return { tonic, semitones, isFull, raagas: named.map(({ id }) => id) };
    });
}

/** The swaras of a scale within one octave, from S upwards. */
function namesByPitch(scale: readonly Swara[]): [pitch: number, name: SwaraName][] {
  const names = new Map(scale.map(({ name, semitone }) => [((semitone % 12) + 12) % 12, name]));
  return [...names].toSorted(([one], [other]) => one - other);
}

/**
 * Returns the swaras of a scale upwards from one of them to its octave, under their own names, as they sound when it is
 * taken as S; null if the scale does not have it.
 */
export function scaleFrom(scale: readonly Swara[], tonic: SwaraName): Swara[] | null {
  const names = namesByPitch(scale);
  const first = names.findIndex(([, name]) => name === tonic);
  if (first < 0) return null;
  const above =
    (octave: 0 | 1) =>
    ([pitch, name]: [number, SwaraName]): Swara => ({
      name,
      octave,
      semitone: pitch + 12 * octave,
    });
  return [...names.slice(first).map(above(0)), ...names.slice(0, first + 1).map(above(1))];
}
