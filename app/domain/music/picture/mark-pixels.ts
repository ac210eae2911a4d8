import type { RaagaMark } from "./raaga-mark.ts";

type Point = readonly [x: number, y: number];

const box = 100;
const samples = 3;
const curveSteps = 12;
const [innerSquare, outerSquare] = [1.5 ** 2, 2 ** 2];

/** Draws a mark `size` pixels wide and high: 1 and 2 are its threads, 3 to 5 its petals, by how much of a pixel they cover. */
export function drawMarkPixels([petals, threads]: RaagaMark, size: number): Uint8Array {
  const pixels = new Uint8Array(size * size);
  const put = (x: number, y: number, shade: number) => {
    const at = y * size + x;
    if (x >= 0 && x < size && shade > (pixels[at] ?? shade)) pixels[at] = shade;
  };
  const scaled = ([x, y]: Point): Point => [(x * size) / box, (y * size) / box];
  for (const thread of threads.split("M").slice(1)) {
    const points = toPoints(thread).map(scaled);
    points.slice(1).forEach((end, at) => drawThread(points[at]!, end, put));
  }
  for (const outline of toOutlines(petals)) fillPetal(outline.map(scaled), put);
  return pixels;
}

type Put = (x: number, y: number, shade: number) => void;

function toPoints(numbers: string): Point[] {
  const all = numbers.split(" ").map(Number);
  return Array.from({ length: all.length / 2 }, (_, at) => [all[2 * at]!, all[2 * at + 1]!]);
}

/** Flattens petals, each of which is a curve C to its tip and a curve S back. */
function toOutlines(petals: string): Point[][] {
  const outlines: Point[][] = [];
  let [at, handle]: Point[] = [];
  for (const [, command, numbers] of petals.matchAll(/([MCS])([\d ]+)/g)) {
    const points = toPoints(numbers!);
    if (command === "C") outlines.push(flatten(at!, points));
    if (command === "S") outlines.at(-1)!.push(...flatten(at!, [mirror(handle!, at!), ...points]));
    [handle, at] = [points.at(-2), points.at(-1)];
  }
  return outlines;
}

const mirror = ([x, y]: Point, [atX, atY]: Point): Point => [2 * atX - x, 2 * atY - y];

function flatten(start: Point, [first, second, end]: Point[]): Point[] {
  return Array.from({ length: curveSteps }, (_, step) => {
    const t = step / curveSteps;
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    const sum = (axis: 0 | 1) =>
      [start, first!, second!, end!].reduce((all, one, at) => all + one[axis] * weights[at]!, 0);
    return [sum(0), sum(1)];
  });
}

function fillPetal(outline: Point[], put: Put): void {
  const ys = outline.map(([, y]) => y);
  const start = Math.floor(Math.min(...outline.map(([x]) => x)));
  for (let y = Math.floor(Math.min(...ys)); y < Math.max(...ys); y++) {
    const covered: number[] = [];
    for (let row = 0; row < samples; row++) {
      const [left, right] = widthAt(outline, y + (row + 0.5) / samples);
      for (let at = Math.ceil(left * samples - 0.5); at < right * samples - 0.5; at++) {
        const column = Math.floor(at / samples) - start;
        covered[column] = (covered[column] ?? 0) + 1;
      }
    }
    covered.forEach((count, column) => put(start + column, y, 2 + Math.ceil(count / samples)));
  }
}

function widthAt(outline: Point[], y: number): [left: number, right: number] {
  let [left, right] = [Infinity, -Infinity];
  let [x0, y0] = outline.at(-1)!;
  for (const [x1, y1] of outline) {
    if (y0 < y !== y1 < y) {
      const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
      if (x < left) left = x;
      if (x > right) right = x;
    }
    x0 = x1;
    y0 = y1;
  }
  return [left, right];
}

function drawThread([x0, y0]: Point, [x1, y1]: Point, put: Put): void {
  const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0));
  for (let step = 0; step <= steps; step++) {
    const [x, y] = [x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps];
    for (let row = Math.floor(y) - 2; row <= y + 2; row++)
      for (let column = Math.floor(x) - 2; column <= x + 2; column++) {
        const squared = (column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2;
        if (squared < outerSquare) put(column, row, squared < innerSquare ? 2 : 1);
      }
  }
}
