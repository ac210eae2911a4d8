import { describe, expect, test } from "vitest";
import { parseScale, swaraNames, type Swara } from "../scale.ts";
import { renderPhrase } from "./pluck.ts";
import { maxSoundedSwaras, phraseOf, type ScaleChoice, scaleWav } from "./scale-sound.ts";
import { ratioOf, shrutiHertz, shrutis, tempi, tempoNames } from "./tuning.ts";

const rate = 22_050;
const cents = (ratio: number) => 1200 * Math.log2(ratio);

/** Correlates samples with a frequency: its strength there. */
function strengthAt(samples: Float32Array, hertz: number): number {
  let [real, imaginary] = [0, 0];
  samples.forEach((sample, at) => {
    const angle = (2 * Math.PI * hertz * at) / rate;
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / samples.length);
    real += sample * window * Math.cos(angle);
    imaginary += sample * window * Math.sin(angle);
  });
  return Math.hypot(real, imaginary);
}

/** Measures the lowest partial near an expected frequency, by golden-section search within 60 cents. */
function measure(samples: Float32Array, expected: number): number {
  let [low, high] = [expected * 2 ** (-60 / 1200), expected * 2 ** (60 / 1200)];
  for (let step = 0; step < 30; step++) {
    const [one, two] = [high - 0.618 * (high - low), low + 0.618 * (high - low)];
    if (strengthAt(samples, one) > strengthAt(samples, two)) high = two;
    else low = one;
  }
  return (low + high) / 2;
}

const swaraOf = (name: (typeof swaraNames)[number]): Swara => parseScale(name)[0]!;

describe("tuning", () => {
  test("every swara's ratio is within a quarter tone of its semitone, and none is below the one before", () => {
    for (const name of swaraNames)
      expect(Math.abs(cents(ratioOf(swaraOf(name))) - 100 * swaraOf(name).semitone)).toBeLessThan(
        50,
      );
    expect(cents(ratioOf(parseScale("S'")[0]!))).toBeCloseTo(1200);
    expect(ratioOf(parseScale("N3.")[0]!)).toBe(15 / 16);
  });

  test("the twelve shrutis are those of A at 440 Hz", () => {
    expect(shrutis.map((one) => Math.round(shrutiHertz(one) * 100) / 100)).toEqual([
      130.81, 138.59, 146.83, 155.56, 164.81, 174.61, 185, 196, 207.65, 220, 233.08, 246.94,
    ]);
  });
});

describe("the plucked voice", () => {
  test.each(swaraNames)(
    "%s sounds within 5 cents of its ratio, after another swara, at each tempo",
    (name) => {
      for (const tempo of tempoNames) {
        const before = parseScale(name === "S" ? "P" : "S");
        const swaras = [...before, swaraOf(name)];
        const phrase = phraseOf(swaras, { shruti: "E", cents: 0, tempo }, rate);
        const samples = renderPhrase(phrase);
        const each = samples.length / 2;
        const steady = samples.subarray(each + Math.ceil(0.075 * rate), 2 * each);
        const expected = shrutiHertz("E") * ratioOf(swaraOf(name));
        expect(Math.abs(cents(measure(steady, expected) / expected)), tempo).toBeLessThan(5);
      }
    },
  );

  test("never clips, begins and ends in silence, and each swara is heard", () => {
    for (const shruti of shrutis)
      for (const tempo of tempoNames) {
        const swaras = parseScale("N3. S R1 G3 M2 P D3 N3 S' R2' S'");
        const samples = renderPhrase(phraseOf(swaras, { shruti, cents: 0, tempo }, rate));
        expect(samples.length).toBe(swaras.length * Math.round(tempi[tempo] * rate));
        const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        expect(loudest).toBeLessThan(0.9);
        expect(loudest).toBeGreaterThan(0.3);
        expect(Math.abs(samples[0]!) + Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
      }
  });
});

describe("the drone", () => {
  const swaras = parseScale("G3 P D2 S' R2' G3'");
  const samplesOf = (choice: ScaleChoice, hasDrone: boolean) =>
    renderPhrase(phraseOf(swaras, choice, rate, hasDrone));

  test("holds the S below all swaras, also while none of them is S", () => {
    const choice = { shruti: "G", cents: 0, tempo: "slow" } as const;
    const second = (samples: Float32Array) => samples.subarray(rate, 2 * rate);
    const [alone, held] = [samplesOf(choice, false), samplesOf(choice, true)].map((samples) =>
      strengthAt(second(samples), shrutiHertz("G")),
    );
    expect(held).toBeGreaterThan(20 * alone!);
  });

  test("never makes it clip, and begins and ends in silence", () => {
    for (const shruti of shrutis) {
      const samples = samplesOf({ shruti, cents: 0, tempo: "fast" }, true);
      const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      expect(loudest).toBeLessThan(1);
      expect(Math.abs(samples[0]!) + Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
    }
  });
});

test("a WAV file has one channel of 16 bits at 22,050 Hz and the length it says", () => {
  const file = scaleWav(parseScale("S R2 G3 P D2 S'"), { shruti: "C", cents: 0, tempo: "fast" })!;
  const view = new DataView(file.buffer);
  const text = (from: number, to: number) => String.fromCharCode(...file.subarray(from, to));
  expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(["RIFF", "WAVEfmt ", "data"]);
  expect(view.getUint32(4, true)).toBe(file.length - 8);
  expect(view.getUint32(40, true)).toBe(file.length - 44);
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([
    1, 22_050, 16,
  ]);
  expect(file.length).toBe(44 + 6 * Math.round(0.35 * 22_050) * 2);
});

test("an empty scale and one that is too long have no file", () => {
  const choice = { shruti: "C", cents: 0, tempo: "fast" } as const;
  expect(scaleWav([], choice)).toBeNull();
  const many = Array.from({ length: maxSoundedSwaras + 1 }, () => swaraOf("S"));
  expect(scaleWav(many, choice)).toBeNull();
  expect(scaleWav(many.slice(1), choice)).not.toBeNull();
});
