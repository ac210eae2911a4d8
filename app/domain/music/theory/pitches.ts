/** Lists the pitches of swaras within one octave, from 0 to 11 semitones above S. */
export const pitchesOf = (semitones: readonly number[]) =>
  [...new Set(semitones.map((one) => ((one % 12) + 12) % 12))].toSorted((a, b) => a - b);

/** Returns a text that scales have in common whose pitches are the same, in whatever order and octave. */
export const pitchKey = (semitones: readonly number[]) => pitchesOf(semitones).join(" ");
