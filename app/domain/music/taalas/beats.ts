/** The five nadais: how many pulses an akshara is divided into. */
export const nadais = [
  { name: "Tisra", pulses: 3 },
  { name: "Chatusra", pulses: 4 },
  { name: "Khanda", pulses: 5 },
  { name: "Misra", pulses: 7 },
  { name: "Sankirna", pulses: 9 },
] as const;

export const slowestTempo = 20;
export const fastestTempo = 320;
export const usualTempo = 60;

export interface Rhythm {
  partStarts: readonly number[];
  aksharas: number;
  tempo: number;
  nadai: number;
  /** How many aksharas are counted before the first cycle. */
  countIn?: number;
  /** Where a song begins, in aksharas after the first beat of the cycle; below 0 before it. */
  eduppu?: number;
}

export interface Beat {
  /** Seconds from the first beat. */
  time: number;
  /** From 0, in its cycle; below 0 while a cycle is counted in. */
  akshara: number;
  /** From 0, in its akshara. */
  pulse: number;
  begins: "cycle" | "part" | "akshara" | "pulse";
}

interface Part {
  actions: { length: number };
}

export function rhythmOf(parts: readonly Part[], tempo: number, nadai: number): Rhythm {
  const lengths = parts.map(({ actions }) => actions.length);
  const partStarts = lengths.map((_, at) =>
    lengths.slice(0, at).reduce((sum, one) => sum + one, 0),
  );
  return { partStarts, aksharas: lengths.reduce((sum, one) => sum + one, 0), tempo, nadai };
}

/**
 * Lists the beats with `from` ≤ time < `to`, in seconds. Each time is computed from its number, so that errors
 * never add up and neighbouring stretches neither repeat nor miss a beat.
 */
export function beatsBetween(rhythm: Rhythm, from: number, to: number): Beat[] {
  const first = Math.max(0, Math.ceil(from / timeOf(rhythm, 1)) - 1);
  const beats: Beat[] = [];
  for (let number = first; timeOf(rhythm, number) < to; number++)
    if (timeOf(rhythm, number) >= from) beats.push(beatOf(rhythm, number));
  return beats;
}

/** Lists the times at which a song begins, once in each cycle, with `from` ≤ time < `to`, in seconds. */
export function eduppusBetween(rhythm: Rhythm, from: number, to: number): number[] {
  const { aksharas, tempo, countIn = 0, eduppu } = rhythm;
  if (eduppu === undefined) return [];
  const timeIn = (cycle: number) => ((countIn + cycle * aksharas + eduppu) * 60) / tempo;
  const times: number[] = [];
  const first = Math.floor(((from * tempo) / 60 - countIn - eduppu) / aksharas);
  for (let cycle = Math.max(0, first); timeIn(cycle) < to; cycle++)
    if (timeIn(cycle) >= from) times.push(timeIn(cycle));
  return times;
}

const timeOf = ({ tempo, nadai }: Rhythm, number: number) => (number * 60) / (tempo * nadai);

function beatOf(rhythm: Rhythm, number: number): Beat {
  const { partStarts, aksharas, nadai, countIn = 0 } = rhythm;
  const counted = Math.floor(number / nadai) - countIn;
  const akshara = counted < 0 ? counted : counted % aksharas;
  const pulse = number % nadai;
  const begins =
    pulse > 0
      ? "pulse"
      : akshara === 0
        ? "cycle"
        : partStarts.includes(akshara)
          ? "part"
          : "akshara";
  return { time: timeOf(rhythm, number), akshara, pulse, begins };
}
