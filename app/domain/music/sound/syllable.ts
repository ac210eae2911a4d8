import type { Syllable } from "../taalas/solkattu.ts";

/**
 * A voice that speaks solkattu: pulses of the vocal folds and the noise of a consonant go through three resonances, as
 * a vocal tract has them. Resonances of vowels and their beginnings behind consonants: Peterson and Barney, "Control
 * methods used in a study of the vowels" (1952), and Delattre, Liberman and Cooper, "Acoustic loci" (1955), rounded.
 */
interface Consonant {
  /** Centre of its burst in Hz, and how strong it is beside the vowel. */
  burst: number;
  noise: number;
  /** Where the second resonance of the vowel begins. */
  locus: number;
  /** How long the voice sounds behind closed lips before the vowel, in seconds. */
  hum: number;
}

const consonants: Record<Syllable, Consonant> = {
  ta: { burst: 3400, noise: 0.5, locus: 1700, hum: 0 },
  Ta: { burst: 2600, noise: 0.5, locus: 1850, hum: 0 },
  ka: { burst: 1600, noise: 0.55, locus: 1900, hum: 0 },
  ki: { burst: 2700, noise: 0.5, locus: 2500, hum: 0 },
  dhi: { burst: 3200, noise: 0.25, locus: 1800, hum: 0.02 },
  mi: { burst: 0, noise: 0, locus: 1100, hum: 0.045 },
};

const vowels = {
  a: [700, 1220, 2550],
  i: [300, 2250, 3000],
} as const;
const bandwidths = [80, 110, 160];

const burstSeconds = 0.012;
const glide = 0.035;
const vowelSeconds = 0.16;
const fade = 0.03;
const peak = 0.8;

/**
 * Renders a spoken syllable at a pitch in Hz, at most `seconds` long: samples within ±0.8, from rest to rest. The
 * consonant begins with the first sample.
 */
export function renderSyllable(
  syllable: Syllable,
  { hertz, seconds, sampleRate }: { hertz: number; seconds: number; sampleRate: number },
): Float32Array<ArrayBuffer> {
  const { burst, noise, locus, hum } = consonants[syllable];
  const [first, second, third] = vowels[syllable.endsWith("a") ? "a" : "i"];
  const length = Math.round(Math.min(seconds, hum + vowelSeconds) * sampleRate);
  const samples = new Float32Array(length);
  const chance = chanceOf(syllable);
  const tract = bandwidths.map(() => new Resonance());
  const lips = new Resonance();
  let phase = 0;
  for (let at = 0; at < length; at++) {
    const time = at / sampleRate;
    phase += hertz / sampleRate;
    const pulse = phase >= 1 ? 1 : 0;
    phase %= 1;
    const opening = Math.min(1, Math.max(0, (time - hum) / glide));
    const isHum = time < hum;
    const hertzes = isHum
      ? [250, 1100, 2200]
      : [
          Math.min(first, 250 + (first - 250) * (0.35 + opening)),
          locus + (second - locus) * opening,
          third,
        ];
    const source = pulse * (isHum ? 0.5 : 1);
    let sum = 0;
    for (const [k, bandwidth] of bandwidths.entries())
      sum += tract[k]!.filter(source, hertzes[k]!, bandwidth, sampleRate) / (1 + k * 0.7);
    const since = time / burstSeconds;
    const rush = burst && since < 1 ? (chance() * 2 - 1) * noise * (1 - since) : 0;
    const left = (length - at) / (fade * sampleRate);
    samples[at] = (sum + lips.filter(rush, burst, 900, sampleRate) * 3) * Math.min(1, left);
  }
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6);
  return samples.map((sample) => (sample * peak) / loudest);
}

/** A resonance of two poles, with a gain of about 1 at its centre. */
class Resonance {
  private before = 0;
  private last = 0;

  filter(input: number, hertz: number, bandwidth: number, sampleRate: number): number {
    const radius = Math.exp((-Math.PI * bandwidth) / sampleRate);
    const turn = 2 * radius * Math.cos((2 * Math.PI * hertz) / sampleRate);
    const output = (1 - radius) * input + turn * this.last - radius * radius * this.before;
    this.before = this.last;
    this.last = output;
    return output;
  }
}

/** Returns numbers from 0 to 1 without an order to hear, the same each time: Lehmer's generator. */
function chanceOf(syllable: Syllable): () => number {
  let state = [...syllable].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7);
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
