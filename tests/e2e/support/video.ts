import { writeFileSync } from "node:fs";
import type { Page } from "./test.ts";

const size = { width: 320, height: 180 };

/** Returns a VP8 frame of noise: a lossy WebP image contains nothing else. */
async function encodeFrame(page: Page): Promise<Buffer> {
  const image = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d")!;
    const picture = context.createImageData(width, height);
    // Noise does not compress.
    let noise = 1;
    for (let at = 0; at < picture.data.length; at++) {
      noise = (noise * 48271) % 2147483647;
      picture.data[at] = at % 4 === 3 ? 255 : noise & 255;
    }
    context.putImageData(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.9).split(",")[1]!;
  }, size);
  const webp = Buffer.from(image, "base64");
  const chunk = webp.indexOf("VP8 ");
  return webp.subarray(chunk + 8, chunk + 8 + webp.readUInt32LE(chunk + 4));
}

/** Encodes a Matroska element: id (hexadecimal), length (one byte or eight), content. */
function element(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const short = body.length < 127;
  const length = Buffer.alloc(short ? 1 : 8);
  if (short) length[0] = 0x80 | body.length;
  else length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, "hex"), length, body]);
}

function number(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

function float(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const text = (id: string, value: string) => element(id, Buffer.from(value, "latin1"));

/**
 * Writes a WebM file with a frame a second and the index first (matroska.org/technical/elements.html). Returns
 * its path.
 */
export async function writeVideo(page: Page, path: string, seconds: number): Promise<string> {
  const picture = await encodeFrame(page);
  const times = Array.from({ length: seconds }, (_, at) => at * 1000);
  const clusters = times.map((time) =>
    element(
      "1F43B675",
      number("E7", time),
      element("A3", Buffer.from([0x81, 0, 0, 0x80]), picture),
    ),
  );
  const first = clusters[0]!.length;
  const info = element(
    "1549A966",
    number("2AD7B1", 1_000_000),
    text("4D80", "test"),
    text("5741", "test"),
    float("4489", seconds * 1000),
  );
  const shape = element("E0", number("B0", size.width), number("BA", size.height));
  const track = [number("D7", 1), number("73C5", 1), number("83", 1), text("86", "V_VP8"), shape];
  const tracks = element("1654AE6B", element("AE", ...track));
  // Numbers take eight bytes: the length of the index does not depend on its offsets.
  const index = (offset: number) =>
    element(
      "1C53BB6B",
      ...times.map((time, at) =>
        element(
          "BB",
          number("B3", time),
          element("B7", number("F7", 1), number("F1", offset + at * first)),
        ),
      ),
    );
  const offset = info.length + tracks.length + index(0).length;
  const segment = element("18538067", info, tracks, index(offset), ...clusters);
  const head = element("1A45DFA3", text("4282", "webm"), number("4287", 2), number("4285", 2));
  writeFileSync(path, Buffer.concat([head, segment]));
  return path;
}
