/** The formats of pictures that are stored, and how their addresses end. */
export const pictureExtensions = {
  "image/avif": "avif",
  "image/webp": "webp",
  "image/jpeg": "jpg",
  "image/png": "png",
} as const;
export type PictureType = keyof typeof pictureExtensions;

export const isPictureType = (type: string): type is PictureType =>
  Object.hasOwn(pictureExtensions, type);

export interface PictureSize {
  type: PictureType;
  width: number;
  height: number;
}

/** Reads format and size from the bytes of a picture; null if it is none of the formats, or cut off before its size. */
export function readPictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readPng(view) ?? readJpeg(view) ?? readWebp(view) ?? readAvif(view);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, offset) => view.getUint8(at + offset)));

function readPng(view: DataView): PictureSize | null {
  if (textAt(view, 0, 8) !== "\x89PNG\r\n\x1a\n" || textAt(view, 12, 4) !== "IHDR") return null;
  return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** Finds the frame header (SOF), which has the size, behind the other segments. */
function readJpeg(view: DataView): PictureSize | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    // Padding before a marker.
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isTable = marker === 0xc4 || marker === 0xc8 || marker === 0xcc;
    if (marker >= 0xc0 && marker <= 0xcf && !isTable)
      return { type: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** WebP has its size in 14 bits (lossy and lossless), or in 24 bits of an extended header. */
function readWebp(view: DataView): PictureSize | null {
  if (textAt(view, 0, 4) !== "RIFF" || textAt(view, 8, 4) !== "WEBP") return null;
  const type = "image/webp";
  const low14 = 0x3fff;
  switch (textAt(view, 12, 4)) {
    case "VP8 ":
      if (textAt(view, 23, 3) !== "\x9d\x01\x2a") return null;
      return {
        type,
        width: view.getUint16(26, true) & low14,
        height: view.getUint16(28, true) & low14,
      };
    case "VP8L": {
      if (view.getUint8(20) !== 0x2f) return null;
      const sizes = view.getUint32(21, true);
      return { type, width: 1 + (sizes & low14), height: 1 + ((sizes >>> 14) & low14) };
    }
    case "VP8X": {
      const read24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
      return { type, width: 1 + read24(24), height: 1 + read24(27) };
    }
    default:
      return null;
  }
}

const maxBrandBytes = 256;

/** AVIF (ISO 23008-12) has the size in the `ispe` property; the largest, as a preview may have one too. */
function readAvif(view: DataView): PictureSize | null {
  if (textAt(view, 4, 4) !== "ftyp") return null;
  const brands = textAt(view, 8, Math.min(view.getUint32(0), maxBrandBytes) - 8);
  if (!/^(?:[^]{4})*avif/.test(brands)) return null;
  const whole = { start: 0, end: view.byteLength };
  const [meta] = boxesIn(view, whole, "meta");
  // `meta` has a version and flags before its boxes.
  const inMeta = meta && { start: meta.start + 4, end: meta.end };
  const [properties] = inMeta ? boxesIn(view, inMeta, "iprp") : [];
  const [list] = properties ? boxesIn(view, properties, "ipco") : [];
  const sizes = (list ? boxesIn(view, list, "ispe") : []).map(({ start }) => ({
    type: "image/avif" as const,
    width: view.getUint32(start + 4),
    height: view.getUint32(start + 8),
  }));
  return sizes.toSorted((one, other) => other.width - one.width)[0] ?? null;
}

interface Box {
  start: number;
  end: number;
}

/** Finds the contents of the boxes with a name in a box. */
function boxesIn(view: DataView, { start, end }: Box, name: string): Box[] {
  const found: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const size = view.getUint32(at);
    if (size < 8) break;
    if (textAt(view, at + 4, 4) === name)
      found.push({ start: at + 8, end: Math.min(at + size, end) });
    at += size;
  }
  return found;
}
