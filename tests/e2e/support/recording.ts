import { writeFileSync } from "node:fs";

interface Sound {
  sampleRate?: number;
  /** From 0 to 1, by the share of the recording that has gone by. */
  loudness?: (share: number) => number;
}

/** Writes a WAV file of a rising tone, 88 kB a second. Returns its path. */
export function writeRecording(
  path: string,
  seconds: number,
  { sampleRate = 44_100, loudness = () => 1 }: Sound = {},
): string {
  const samples = seconds * sampleRate;
  const file = Buffer.alloc(44 + 2 * samples);
  file.write("RIFF", 0);
  file.writeUInt32LE(36 + 2 * samples, 4);
  file.write("WAVEfmt ", 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(2 * sampleRate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write("data", 36);
  file.writeUInt32LE(2 * samples, 40);
  for (let at = 0; at < samples; at++) {
    const tone = Math.sin((at / 40) * (1 + at / samples)) * loudness(at / samples);
    file.writeInt16LE(Math.round(8000 * tone), 44 + 2 * at);
  }
  writeFileSync(path, file);
  return path;
}
