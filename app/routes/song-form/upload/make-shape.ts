import {
  maxShapedBytes,
  maxShapedSeconds,
  shapeOf,
  writeShape,
} from "../../../domain/media/sound-shape.ts";

const sampleRate = 8000;

/** Computes the shape of a file as base64. Returns null if the file is too long or too big, or cannot be decoded. */
export async function makeShape(file: Blob, seconds: number | null): Promise<string | null> {
  if (seconds === null || seconds > maxShapedSeconds || file.size > maxShapedBytes) return null;
  try {
    const context = new OfflineAudioContext(1, 1, sampleRate);
    const sound = await context.decodeAudioData(await file.arrayBuffer());
    return writeShape(shapeOf(joinChannels(sound)));
  } catch {
    return null;
  }
}

/** Returns the louder channel's sample at each moment: an average would cancel channels of opposite sign. */
function joinChannels(sound: AudioBuffer): Float32Array {
  const joined = sound.getChannelData(0);
  for (let channel = 1; channel < sound.numberOfChannels; channel++)
    sound.getChannelData(channel).forEach((sample, at) => {
      if (Math.abs(sample) > Math.abs(joined[at]!)) joined[at] = sample;
    });
  return joined;
}
