import type { Swara } from "../scale.ts";
import { drawMarkPixels } from "./mark-pixels.ts";
import { drawMark } from "./raaga-mark.ts";

export const pictureWidth = 1200;
export const pictureHeight = 630;

export const pictureColours = [
  "#faf4e8",
  "#e2d2b4",
  "#f3e6c9",
  "#b8862f",
  "#8c2f2b",
  "#d9bd8c",
  "#d5b2a9",
  "#b1716a",
] as const;
const [ground, line, leaf, gold, accent] = [0, 1, 2, 3, 4];
const markColours = [ground, 5, gold, 6, 7, accent];

const margin = 70;
const [highest, lowest] = [110, 480];
const bottom = 560;
const cap = 16;
const gap = 4;
const markSize = 300;

/**
 * Draws a scale as steps that rise and fall, each as high as its semitone, on lines for the twelve semitones, with the
 * mark of the raaga beside them. Returns an index of `pictureColours` for each pixel, row by row.
 */
export function drawScale(up: readonly Swara[], down: readonly Swara[]): Uint8Array {
  const pixels = new Uint8Array(pictureWidth * pictureHeight).fill(ground);
  const fill = (x: number, y: number, width: number, height: number, colour: number) => {
    for (let row = Math.round(y); row < Math.round(y + height); row++)
      pixels.fill(
        colour,
        row * pictureWidth + Math.round(x),
        row * pictureWidth + Math.round(x + width),
      );
  };
  const steps = [...up, ...down];
  const semitones = steps.map(({ semitone }) => semitone);
  const [low, high] = [Math.min(0, ...semitones), Math.max(12, ...semitones)];
  const heightOf = (semitone: number) =>
    lowest - ((semitone - low) * (lowest - highest)) / (high - low);

  fill(0, 0, pictureWidth, 18, accent);
  fill(0, pictureHeight - 18, pictureWidth, 18, accent);
  fill(0, 22, pictureWidth, 4, gold);
  fill(0, pictureHeight - 26, pictureWidth, 4, gold);
  const across = pictureWidth - 3 * margin - markSize;
  for (let semitone = low; semitone <= high; semitone++)
    fill(margin, heightOf(semitone) + cap / 2 - 1, across, semitone % 12 === 0 ? 3 : 1, line);
  const step = across / Math.max(1, steps.length);
  steps.forEach(({ semitone }, at) => {
    const [x, y] = [margin + at * step, heightOf(semitone)];
    fill(x + gap, y, step - 2 * gap, bottom - y, leaf);
    fill(x + gap, y, step - 2 * gap, cap, at < up.length ? accent : gold);
  });
  fill(margin, bottom, across, 3, line);
  const mark = drawMark(up, down);
  if (!mark) return pixels;
  const drawn = drawMarkPixels(mark, markSize);
  const [left, top] = [pictureWidth - margin - markSize, (pictureHeight - markSize) / 2];
  drawn.forEach((shade, at) => {
    const row = top + Math.floor(at / markSize);
    pixels[row * pictureWidth + left + (at % markSize)] = markColours[shade]!;
  });
  return pixels;
}
