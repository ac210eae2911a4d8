import { expect, test } from "vitest";
import { avif, extendedWebp, jpeg, losslessWebp, png, svg, webp } from "#tests/picture-samples.ts";
import { bytesOf, samples } from "#tests/media-samples.ts";
import { encodePng } from "../../lib/png.ts";
import { readPictureSize } from "./picture-type.ts";

test.each([
  ["PNG", png(640, 480), "image/png"],
  ["JPEG", jpeg(640, 480), "image/jpeg"],
  ["WebP, lossy", webp(640, 480), "image/webp"],
  ["WebP, lossless", losslessWebp(640, 480), "image/webp"],
  ["WebP, extended", extendedWebp(640, 480), "image/webp"],
  ["AVIF", avif(640, 480), "image/avif"],
])("reads the size of a picture in %s", (_format, bytes, type) => {
  expect(readPictureSize(bytes)).toEqual({ type, width: 640, height: 480 });
  // Cut off anywhere before its size, it is none; also as a part of a larger buffer.
  const buffer = bytesOf([1, 2, 3], [...bytes], [4, 5, 6]);
  expect(readPictureSize(buffer.subarray(3, 3 + bytes.length))).toEqual({
    type,
    width: 640,
    height: 480,
  });
  for (let length = 0; length < 24; length++)
    expect(readPictureSize(bytes.subarray(0, length))).toBeNull();
});

test("reads a whole picture", async () => {
  const pixels = new Uint8Array(90 * 80);
  const bytes = await encodePng({ width: 90, height: 80, pixels, palette: ["#8c2f2b"] });
  expect(readPictureSize(bytes)).toEqual({ type: "image/png", width: 90, height: 80 });
});

test("T56 no other file is a picture", () => {
  for (const bytes of [svg, bytesOf("GIF89a\x10\0\x10\0"), bytesOf("<html>"), bytesOf("BM")])
    expect(readPictureSize(bytes)).toBeNull();
  for (const [name, bytes] of Object.entries(samples))
    if (bytes instanceof Uint8Array) expect(readPictureSize(bytes), name).toBeNull();
});

test("ends for bytes that lead in circles", () => {
  const zeros = Array.from({ length: 4096 }, () => 0);
  expect(readPictureSize(bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 0], zeros))).toBeNull();
  expect(readPictureSize(bytesOf([0, 0, 0, 20], "ftypavif", zeros))).toBeNull();
  expect(readPictureSize(bytesOf([0xff, 0xff, 0xff, 0xff], "ftypavif", zeros))).toBeNull();
});
