import { expect, test } from "vitest";
import { cellShapes, fitsInCell, wheelHub, wheelRim } from "./wheel-geometry.ts";

test("six cells in a chakra, each with a place of its own between hub and rim", () => {
  expect(new Set(cellShapes.map(({ path }) => path)).size).toBe(6);
  const distances = cellShapes.map(({ numberPosition: { x, y } }) => Math.hypot(x, y));
  expect(distances.toSorted((one, other) => one - other)).toEqual(distances);
  expect(distances[0]).toBeGreaterThan(wheelHub);
  expect(distances.at(-1)).toBeLessThan(wheelRim);
});

test("a name stands in a cell only where the ring is long enough", () => {
  const bandsOf = (name: string) =>
    cellShapes.flatMap((_, band) => (fitsInCell(name, band) ? band : []));
  expect(bandsOf("Kanakangi")).toEqual([2, 3, 4, 5]);
  expect(bandsOf("Dhirashankarabharanam")).toEqual([]);
  expect(bandsOf("కనకాంగి")).toEqual([1, 2, 3, 4, 5]);
  // Most vowels of Tamil are as wide as a letter.
  expect(bandsOf("தாதுவர்த்தினி")).toEqual([4, 5]);
});
