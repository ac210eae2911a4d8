import type { KnownScale } from "./known-scale.ts";
import { pitchesOf } from "./pitches.ts";
import type { Swara, SwaraName } from "../scale.ts";

export interface GrahaBheda {
  tonic: SwaraName;
  /** Semitones of the swaras above the new S, from 0 upwards. */
  semitones: number[];
  /** The raagas that have these pitches, a melakarta first. */
  raagas: string[];
}

const most = 4;

/** Shifts S to each other swara of a scale in turn, and names the known raagas that have the pitches it finds. */
export function shiftTonic(
  scale: readonly Swara[],
  known: readonly Pick<KnownScale, "id" | "melakarta" | "pitches">[],
): GrahaBheda[] {
  const byPitches = Map.groupBy(known, ({ pitches }) => pitches);
  const tonics = new Map(scale.map(({ name, semitone }) => [((semitone % 12) + 12) % 12, name]));
  return [...tonics]
    .filter(([pitch]) => pitch !== 0)
    .toSorted(([one], [other]) => one - other)
    .map(([pitch, tonic]) => {
      const semitones = pitchesOf(scale.map(({ semitone }) => semitone - pitch));
      const found = byPitches.get(semitones.join(" ")) ?? [];
      const ordered = found.toSorted(
        (one, other) => (one.melakarta ?? 99) - (other.melakarta ?? 99),
      );
      return { tonic, semitones, raagas: ordered.slice(0, most).map(({ id }) => id) };
    });
}
