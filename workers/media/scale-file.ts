import type { Database } from "#app/data/database.ts";
import { findSoundedScale } from "#app/data/music/sounded-raaga.ts";
import { isSwaraName } from "#app/domain/music/scale.ts";
import { scaleFrom } from "#app/domain/music/theory/graha-bheda.ts";
import { parseScaleChoice, scaleWav, scaleWavLength } from "#app/domain/music/sound/scale-sound.ts";
import type { MadeFile } from "./serve-made.ts";

const path = /^\/raagas\/([^/]+)\/scale\.wav$/;

/** Raise when the voice or the tuning changes, so that stored files are made again. */
const voiceVersion = 1;

export const isScaleFile = ({ pathname }: URL) => path.test(pathname);

/**
 * Returns the WAV file of a raaga's scale, up and down: `/raagas/Mohanam/scale.wav?shruti=C&tempo=medium`. With
 * `from=G3` it is heard upwards from that swara, over its S.
 */
export async function findScaleFile(url: URL, db: Database): Promise<MadeFile | 400 | 404> {
  const id = decodePart(path.exec(url.pathname)?.[1]);
  const choice = parseScaleChoice(url.searchParams.get("shruti"), url.searchParams.get("tempo"));
  const from = url.searchParams.get("from");
  if (choice === null || (from !== null && !isSwaraName(from))) return 400;
  const scale = id === null ? null : await findSoundedScale(db, id);
  if (scale === null) return 404;
  const whole = [...scale.up, ...scale.down];
  const swaras = from === null ? whole : scaleFrom(whole, from);
  if (swaras === null) return 404;
  const hasDrone = from !== null;
  const key = [
    voiceVersion,
    choice.shruti,
    choice.tempo,
    ...(hasDrone ? ["drone"] : []),
    ...swaras.map(({ name, octave }) => name + octave),
  ];
  return {
    contentType: "audio/wav",
    key: key.join(" "),
    make: () => scaleWav(swaras, choice, hasDrone)!,
    length: scaleWavLength(swaras, choice),
  };
}

/** Decodes a part of a path; null if it is missing or malformed. */
export function decodePart(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
