import { expect, test } from "vitest";
import { parseScale } from "../scale.ts";
import { drawScale, pictureColours, pictureHeight, pictureWidth } from "./scale-picture.ts";

const [accent, gold] = [pictureColours.indexOf("#8c2f2b"), pictureColours.indexOf("#b8862f")];

/** The row of the first pixel of a colour in the middle of a step, below the border. */
function topOf(pixels: Uint8Array, x: number, colour: number): number {
  for (let y = 40; y < pictureHeight - 30; y++)
    if (pixels[y * pictureWidth + Math.round(x)] === colour) return y;
  return -1;
}

test("steps rise and fall by their semitones, up in one colour and down in another", () => {
  const [up, down] = [parseScale("S R2 G3 P D2 S'"), parseScale("S' N2 P S")];
  const pixels = drawScale(up, down);
  expect(pixels.length).toBe(pictureWidth * pictureHeight);
  const step = (pictureWidth - 510) / 10;
  const tops = [...up, ...down].map((_, at) =>
    topOf(pixels, 70 + (at + 0.5) * step, at < up.length ? accent : gold),
  );
  const semitones = [...up, ...down].map(({ semitone }) => semitone);
  expect(tops.map((top) => Math.round(((480 - top) * 12) / 370))).toEqual(semitones);
});

test("swaras below S and above S' stay inside, and no scale is no harm", () => {
  const pixels = drawScale(parseScale("N3. S R1 G3 P D1 N3 S' R1' G3'"), []);
  expect(topOf(pixels, 70 + 53, accent)).toBeLessThanOrEqual(480);
  expect(drawScale([], []).length).toBe(pictureWidth * pictureHeight);
});
