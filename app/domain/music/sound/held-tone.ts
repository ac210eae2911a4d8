/** Relative strengths of the partials of a reed, as of a shruti box. */
const partials = [1, 0.6, 0.35, 0.2] as const;
const peak = 0.14 / partials.reduce((sum, strength) => sum + strength, 0);
/** In seconds, at its beginning and end. */
const fade = 0.15;

/** Adds a held tone below samples, softer than a plucked swara, so that samples within ±0.85 stay within ±1. */
export function addHeldTone(samples: Float32Array, hertz: number, sampleRate: number): void {
  const step = (2 * Math.PI * hertz) / sampleRate;
  for (let at = 0; at < samples.length; at++) {
    const edge = Math.min(at / (fade * sampleRate), (samples.length - at) / (fade * sampleRate), 1);
    let sum = 0;
    for (let k = 0; k < partials.length; k++) sum += partials[k]! * Math.sin(step * (k + 1) * at);
    samples[at]! += sum * peak * edge;
  }
}
