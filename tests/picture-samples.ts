import { bytesOf } from "./media-samples.ts";

const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const reversed = (bytes: number[]) => bytes.toReversed();
const zeros = (count: number) => Array.from({ length: count }, () => 0);

/** Pictures of a width and height, as far as their size is read. */
export const png = (width: number, height: number) =>
  bytesOf(
    [0x89],
    "PNG\r\n\x1a\n",
    u32(13),
    "IHDR",
    u32(width),
    u32(height),
    [8, 3, 0, 0, 0],
    zeros(4),
  );

/** With a segment and a table of codes in front of the frame, as cameras write. */
export const jpeg = (width: number, height: number) =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe0, ...u16(16)],
    "JFIF\0",
    zeros(9),
    [0xff, 0xc4, ...u16(4), 0, 0, 0xff, 0xff, 0xc2, ...u16(17), 8],
    [...u16(height), ...u16(width), 3],
    zeros(9),
  );

const riff = (chunk: string, ...content: (string | number[])[]) =>
  bytesOf("RIFF", zeros(4), "WEBP", chunk, zeros(4), ...content);
export const webp = (width: number, height: number) =>
  riff("VP8 ", zeros(3), [0x9d, 1, 0x2a], reversed(u16(width)), reversed(u16(height)), zeros(4));
export const losslessWebp = (width: number, height: number) =>
  riff("VP8L", [0x2f], reversed(u32(width - 1 + ((height - 1) << 14))), zeros(4));
export const extendedWebp = (width: number, height: number) =>
  riff(
    "VP8X",
    zeros(4),
    reversed(u32(width - 1).slice(1)),
    reversed(u32(height - 1).slice(1)),
    zeros(4),
  );

const box = (name: string, ...content: Uint8Array[]) => {
  const inside = bytesOf(...content.map((part) => [...part]));
  return bytesOf(u32(inside.length + 8), name, [...inside]);
};
const size = (width: number, height: number) =>
  box("ispe", bytesOf(zeros(4), u32(width), u32(height)));
/** With a preview beside the picture. */
export const avif = (width: number, height: number) =>
  bytesOf(
    [...box("ftyp", bytesOf("mif1", zeros(4), "mif1miafavif"))],
    [
      ...box(
        "meta",
        bytesOf(zeros(4)),
        box("hdlr", bytesOf(zeros(12))),
        box("iprp", box("ipco", size(160, 90), size(width, height))),
      ),
    ],
  );

export const svg = bytesOf(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><script>alert(1)</script></svg>',
);
