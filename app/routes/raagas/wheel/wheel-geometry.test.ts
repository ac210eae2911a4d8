import { expect, test } from "vitest";
import { wheelCell, wheelHub, wheelRim } from "./wheel-geometry.ts";

const all = Array.from({ length: 72 }, (_, i) => wheelCell(i + 1));

test("72 cells, each in a place of its own between hub and rim", () => {
  expect(new Set(all.map(({ path, turn }) => `${turn} ${path}`)).size).toBe(72);
  for (const { x, y } of all) {
    const distance = Math.hypot(x, y);
    expect(distance).toBeGreaterThan(wheelHub);
    expect(distance).toBeLessThan(wheelRim);
  }
});

test("a raaga faces its partner with the other madhyama", () => {
  for (let n = 1; n <= 36; n++) {
    const [cell, opposite] = [all[n - 1]!, all[n + 35]!];
    expect(cell.x + opposite.x).toBeCloseTo(0, 0);
    expect(cell.y + opposite.y).toBeCloseTo(0, 0);
  }
});

test("one band holds one place of every chakra", () => {
  for (let band = 0; band < 6; band++) {
    const distances = all
      .filter(({ number }) => (number - 1) % 6 === band)
      .map(({ x, y }) => Math.round(Math.hypot(x, y)));
    expect(new Set(distances).size).toBe(1);
  }
});
