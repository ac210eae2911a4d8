import { expect, test } from "vitest";
import { drawMarkPixels } from "./mark-pixels.ts";
import { markOf } from "./raaga-mark.ts";

const size = 200;
const draw = (up: string, down: string) => drawMarkPixels(markOf(up, down)!, size);

/** The darkest pixel near a point that lies some way from the centre, at an hour of the clock. */
function shadeAt(pixels: Uint8Array, hour: number, distance: number): number {
  const angle = ((hour - 3) * Math.PI) / 6;
  const at = (part: number) => Math.round(size / 2 + (distance * size * part) / 100);
  return pixels[at(Math.sin(angle)) * size + at(Math.cos(angle))]!;
}

test("a petal covers the hour of each swara, half of it where the swara is in one way alone", () => {
  const pixels = draw("S R2 G3 P S'", "S' D2 P G3 S");
  for (const hour of [0, 4, 7]) expect(shadeAt(pixels, hour, 33), `${hour}`).toBe(5);
  expect([shadeAt(pixels, 2, 33), shadeAt(pixels, 2, 10)]).toEqual([5, 0]);
  expect([shadeAt(pixels, 9, 33), shadeAt(pixels, 9, 15)]).toEqual([0, 5]);
  for (const hour of [1, 6, 10, 11]) expect(shadeAt(pixels, hour, 30), `${hour}`).toBe(0);
});

test("a thread joins the tips", () => {
  const pixels = draw("S G2 M2 D2 S'", "S' D2 M2 G2 S");
  const middle = 48 * Math.SQRT1_2;
  for (const hour of [1.5, 4.5, 7.5, 10.5])
    expect(shadeAt(pixels, hour, middle), `${hour}`).toBe(2);
  expect(new Set(pixels)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
