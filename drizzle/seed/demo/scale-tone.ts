/** The scale of a raaga, synthesised: a tambura-like drone, and plucked notes up and down. */
const sampleRate = 16_000;
const sa = 146.83;
const noteSeconds = 0.7;
const leadInSeconds = 1.6;
const leadOutSeconds = 2.4;

/** Just intonation: the swaras that share a pitch share a ratio. */
const ratios: Readonly<Record<string, number>> = {
  S: 1,
  R1: 16 / 15,
  R2: 9 / 8,
  G1: 9 / 8,
  R3: 6 / 5,
  G2: 6 / 5,
  G3: 5 / 4,
  M1: 4 / 3,
  M2: 45 / 32,
  P: 3 / 2,
  D1: 8 / 5,
  D2: 5 / 3,
  N1: 5 / 3,
  D3: 9 / 5,
  N2: 9 / 5,
  N3: 15 / 8,
  "S'": 2,
};

function ratioOf(swara: string): number {
  const ratio = Object.hasOwn(ratios, swara) ? ratios[swara] : undefined;
  if (ratio === undefined) throw new RangeError(`"${swara}" is not a swara.`);
  return ratio;
}

/** A small generator of numbers from 0 to 1 (mulberry32): the same seed, the same recording. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One stroke on a drone string: each higher partial blooms a little later and dies sooner. */
function drone(frequency: number, random: () => number): Float32Array {
  const out = new Float32Array(Math.round(4.2 * sampleRate));
  const partials = Math.min(16, Math.floor(6_000 / frequency));
  for (let partial = 1; partial <= partials; partial += 1) {
    const step = (2 * Math.PI * frequency * partial) / sampleRate;
    const phase = random() * 2 * Math.PI;
    const bloom = 0.02 + 0.05 * partial;
    const decay = 0.7 + 0.1 * partial;
    const level = partial ** -0.9;
    for (let i = 0; i < out.length; i += 1) {
      const t = i / sampleRate;
      const envelope = (1 - Math.exp(-t / bloom)) * Math.exp(-t * decay);
      out[i] = (out[i] ?? 0) + level * envelope * Math.sin(step * i + phase);
    }
  }
  return out;
}

/** One note of the scale: soft attack, decaying partials, a vibrato that sets in after the attack. */
function note(frequency: number, seconds: number, random: () => number): Float32Array {
  const out = new Float32Array(Math.round(seconds * sampleRate));
  const phases = Array.from({ length: 8 }, () => random() * 0.6);
  let turn = 0;
  for (let i = 0; i < out.length; i += 1) {
    const t = i / sampleRate;
    const vibrato = 0.004 * Math.min(1, t / 0.3) * Math.sin(2 * Math.PI * 5.2 * t);
    turn += (2 * Math.PI * frequency * (1 + vibrato)) / sampleRate;
    let sample = 0;
    phases.forEach((phase, index) => {
      const partial = index + 1;
      const level = partial ** -1.2 * Math.exp(-t * (0.9 + 0.55 * index));
      sample += level * Math.sin(partial * turn + phase);
    });
    const edges = Math.min(1, t / 0.012, (seconds - t) / 0.08);
    out[i] = sample * edges;
  }
  return out;
}

function mix(into: Float32Array, from: Float32Array, atSeconds: number, level: number): void {
  const start = Math.round(atSeconds * sampleRate);
  const end = Math.min(into.length, start + from.length);
  for (let i = start; i < end; i += 1) {
    into[i] = (into[i] ?? 0) + level * (from[i - start] ?? 0);
  }
}

/** A WAV file (PCM, 16-bit, mono) of the samples, faded at both ends and brought to one loudness. */
function wav(samples: Float32Array): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, letters: string) => bytes.set(new TextEncoder().encode(letters), at);
  text(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, samples.length * 2, true);

  const last = samples.length - 1;
  const faded = samples.map(
    (sample, i) => sample * Math.min(1, i / (0.5 * sampleRate), (last - i) / (1.8 * sampleRate)),
  );
  const peak = faded.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = peak > 0 ? (0.85 * 32_767) / peak : 0;
  faded.forEach((sample, i) => view.setInt16(44 + i * 2, Math.round(sample * gain), true));
  return bytes;
}

/**
 * The recording of a scale, given as "S R2 G3 P D2 S'" and "S' D2 P G3 R2 S": a WAV file of 16-bit
 * mono samples at 16 kHz, always the same bytes. RangeError for a word that is not a swara.
 */
export function scaleRecording(arohana: string, avarohana: string): Uint8Array {
  const up = arohana.trim().split(/\s+/);
  const down = avarohana.trim().split(/\s+/);
  const turn = up.at(-1) === down[0] ? 1 : 0;
  const melody = [...up, ...down.slice(turn)].map(ratioOf);
  const random = seeded(22);

  const sung = (melody.length + 1) * noteSeconds;
  const total = leadInSeconds + sung + leadOutSeconds;
  const samples = new Float32Array(Math.round(total * sampleRate));

  const strings = [(sa * 3) / 4, sa, sa * 1.0015, sa / 2].map((pitch) => drone(pitch, random));
  for (let stroke = 0; stroke * 0.8 < total; stroke += 1) {
    mix(samples, strings[stroke % 4] ?? new Float32Array(), stroke * 0.8, 0.22);
  }
  melody.forEach((ratio, i) => {
    const seconds = i === melody.length - 1 ? noteSeconds * 2 : noteSeconds + 0.06;
    mix(samples, note(sa * ratio, seconds, random), leadInSeconds + i * noteSeconds, 1);
  });
  return wav(samples);
}
