/** Syllables that are spoken for the pulses of an akshara; `Ta` is the retroflex one of "ta ki ṭa". */
export const syllables = ["ta", "ka", "ki", "Ta", "dhi", "mi"] as const;
export type Syllable = (typeof syllables)[number];

const three: Syllable[] = ["ta", "ki", "Ta"];
const four: Syllable[] = ["ta", "ka", "dhi", "mi"];
const five: Syllable[] = ["ta", "ka", ...three];

/** The syllables of an akshara, by its pulses: those of five are two and three, of seven three and four, of nine four and five. */
const byPulses: Readonly<Record<number, Syllable[]>> = {
  3: three,
  4: four,
  5: five,
  7: [...three, ...four],
  9: [...four, ...five],
};

export const solkattuOf = (pulses: number): readonly Syllable[] => byPulses[pulses]!;
