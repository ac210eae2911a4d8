import { describe, expect, test } from "vitest";
import { readShape, shapeOf, writeShape } from "./sound-shape.ts";
import { maxShapeLength, soundShape } from "./sound-shape-schema.ts";

const peakCount = 512;
const tone = (length: number, loudness: (share: number) => number) =>
  Float32Array.from({ length }, (_, at) => Math.sin(at / 3) * loudness(at / length));

describe("the shape of a sound", () => {
  test("has the largest absolute value of each slice", () => {
    const samples = new Float32Array(peakCount * 4);
    samples.set([0.1, -0.5, 0.2, 0.3], 0);
    samples.set([0.25, 0, 0, 0], 4);
    samples.set([0, 0, 0, -0.125], samples.length - 4);
    const shape = shapeOf(samples);
    expect([...shape.subarray(0, 3), shape.at(-1)]).toEqual([255, 128, 0, 64]);
  });

  test("is scaled to its loudest, however soft that is", () => {
    const loud = shapeOf(tone(80_000, (share) => share));
    const soft = shapeOf(tone(80_000, (share) => share / 100));
    expect(soft).toEqual(loud);
    expect(Math.max(...soft)).toBe(255);
  });

  test("shows a loud and a silent half, where the slices are not of one length", () => {
    const shape = [...shapeOf(tone(80_123, (share) => (share < 0.5 ? 0.7 : 0)))];
    expect(Math.min(...shape.slice(0, 255))).toBeGreaterThan(200);
    expect(Math.max(...shape.slice(257))).toBe(0);
  });

  test("of silence, of nothing and of what is no number is flat", () => {
    for (const samples of [[], [0], tone(5000, () => 0), tone(5000, () => NaN)])
      expect(shapeOf(Float32Array.from(samples))).toEqual(new Uint8Array(peakCount));
  });

  test("of less than 512 samples has no gaps", () => {
    expect(new Set(shapeOf(Float32Array.of(1, 0.5)))).toEqual(new Set([255, 128]));
  });

  test("is read as it was written, from 0 to 1", () => {
    const bytes = Uint8Array.from({ length: peakCount }, (_, at) => at % 256);
    const text = writeShape(bytes);
    expect(text).toHaveLength(maxShapeLength);
    expect([...Buffer.from(text, "base64")]).toEqual([...bytes]);
    expect(readShape(text)).toEqual([...bytes].map((byte) => byte / 255));
  });

  test("is not read from anything else", () => {
    for (const text of ["", "AAAA", "no base64!", writeShape(new Uint8Array(511))])
      expect(readShape(text), text).toBeNull();
  });
});

describe("what is accepted", () => {
  const valid = writeShape(new Uint8Array(peakCount).fill(255));

  test("512 bytes", () => {
    expect(soundShape.safeParse(valid).success).toBe(true);
  });

  test.each([
    ["nothing", ""],
    ["511 bytes", writeShape(new Uint8Array(511))],
    ["513 bytes", writeShape(new Uint8Array(513))],
    ["a line break", `${valid}\n`],
    ["markup", `<${valid.slice(1)}`],
    ["the letters of addresses", `_${valid.slice(1)}`],
    ["unused bits", `${valid.slice(0, -2)}9=`],
  ])("not %s", (_what, text) => {
    expect(soundShape.safeParse(text).success).toBe(false);
  });
});
