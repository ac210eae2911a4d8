import { expect, test } from "vitest";
import { cellShapes, wheelHub, wheelRim } from "./wheel-geometry.ts";

test("six cells in a chakra, each with a place of its own between hub and rim", () => {
  expect(new Set(cellShapes.map(({ path }) => path)).size).toBe(6);
  const distances = cellShapes.map(({ numberPosition: { x, y } }) => Math.hypot(x, y));
  expect(distances.toSorted((one, other) => one - other)).toEqual(distances);
  expect(distances[0]).toBeGreaterThan(wheelHub);
  expect(distances.at(-1)).toBeLessThan(wheelRim);
});
