/** Longer files are not decoded: their samples would not fit into the memory of a phone. */
export const maxShapedSeconds = 1200;
export const maxShapedBytes = 200_000_000;

const peakCount = 512;
const loudest = 255;

/** Returns the largest absolute value in each of 512 slices, scaled so that the loudest is 255. */
export function shapeOf(samples: Float32Array): Uint8Array {
  const peaks = Array.from({ length: peakCount }, (_, slice) =>
    peakOf(samples, sliceStart(samples, slice), sliceStart(samples, slice + 1)),
  );
  const highest = Math.max(...peaks);
  const scale = highest > 0 ? loudest / highest : 0;
  return Uint8Array.from(peaks, (peak) => Math.round(peak * scale));
}

const sliceStart = ({ length }: Float32Array, slice: number) =>
  Math.floor((slice * length) / peakCount);

function peakOf(samples: Float32Array, start: number, end: number): number {
  let peak = 0;
  // A sound of less than 512 samples has slices without one: they show the sample that goes on there.
  for (let at = start; at < Math.max(end, start + 1); at++) {
    const height = Math.abs(samples[at] ?? 0);
    if (height > peak) peak = height;
  }
  return peak;
}

export function writeShape(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Reads peaks from 0 to 1, or null if the text is no shape. */
export function readShape(text: string): number[] | null {
  try {
    const bytes = Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return bytes.length === peakCount ? bytes.map((byte) => byte / loudest) : null;
  } catch {
    return null;
  }
}
