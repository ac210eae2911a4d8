import type { Swara } from "../scale.ts";
import {
  defaultShruti,
  defaultTempo,
  type Pitch,
  pitchHertz,
  ratioOf,
  shrutis,
  type Tempo,
  tempi,
  tempoNames,
} from "./tuning.ts";
import { type Phrase, renderPhrase } from "./pluck.ts";
import { headerBytes, writeWav } from "./wav.ts";

/** A raaga has its arohana and avarohana in at most 64 swaras, so that a file has an upper size. */
export const maxSoundedSwaras = 64;
const wavRate = 22_050;

export interface ScaleChoice extends Pitch {
  tempo: Tempo;
}

/** Parses a shruti and a tempo, or returns null if there is no such one; absent ones are C and medium. */
export function parseScaleChoice(shruti: string | null, tempo: string | null): ScaleChoice | null {
  const choice = {
    shruti: shrutis.find((one) => one === (shruti ?? defaultShruti)),
    tempo: tempoNames.find((one) => one === (tempo ?? defaultTempo)),
  };
  return choice.shruti && choice.tempo
    ? { shruti: choice.shruti, cents: 0, tempo: choice.tempo }
    : null;
}

/** Returns how a scale sounds; `hasDrone` holds its middle S below it. */
export function phraseOf(
  swaras: readonly Swara[],
  { tempo, ...pitch }: ScaleChoice,
  sampleRate: number,
  hasDrone = false,
): Phrase {
  const sa = pitchHertz(pitch);
  return {
    frequencies: swaras.map((swara) => sa * ratioOf(swara)),
    seconds: tempi[tempo],
    sampleRate,
    drone: hasDrone ? sa : null,
  };
}

/** Renders a scale as a WAV file (mono, 16 bits, 22,050 Hz), or returns null if it is empty or too long. */
export function scaleWav(
  swaras: readonly Swara[],
  choice: ScaleChoice,
  hasDrone = false,
): Uint8Array<ArrayBuffer> | null {
  if (swaras.length === 0 || swaras.length > maxSoundedSwaras) return null;
  return writeWav(renderPhrase(phraseOf(swaras, choice, wavRate, hasDrone)), wavRate);
}

/** The length of `scaleWav`'s file in bytes. */
export const scaleWavLength = (swaras: readonly Swara[], { tempo }: ScaleChoice): number =>
  headerBytes + swaras.length * Math.round(tempi[tempo] * wavRate) * 2;
