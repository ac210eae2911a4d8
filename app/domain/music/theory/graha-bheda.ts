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
  const tonics = new Map(scale.map(({ name, semitone }) => [((semitone % 12) + 12) % 12, name]));
  return [...tonics]
    .filter(([pitch]) => pitch !== 0)
    .toSorted(([one], [other]) => one - other)
    .map(([pitch, tonic]) => {
      const semitones = pitchesOf(scale.map(({ semitone }) => semitone - pitch));
      const matches = byPitches.get(semitones.join(" ")) ?? [];
      const parents = matches.filter(({ melakarta }) => melakarta !== null);
      const isFull = parents.length > 0;
      const named = isFull ? parents : matches.toSorted(byFame).slice(0, most);
      return { tonic, semitones, isFull, raagas: named.map(({ id }) => id) };
    });
}
