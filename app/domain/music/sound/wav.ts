export const headerBytes = 44;

/** Writes samples of -1 to 1 as a WAV file: one channel, 16 bits (RIFF WAVE, PCM). */
export function writeWav(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const size = samples.length * 2;
  const file = new Uint8Array(headerBytes + size);
  const view = new DataView(file.buffer);
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, k) => view.setUint8(at + k, letter.charCodeAt(0)));
  text(0, "RIFF");
  view.setUint32(4, headerBytes - 8 + size, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, size, true);
  samples.forEach((sample, at) =>
    view.setInt16(headerBytes + at * 2, Math.round(sample * 32_767), true),
  );
  return file;
}
