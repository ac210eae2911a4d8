/** Position of a cell; the centre of the wheel is at 0 0. */
export interface WheelCell {
  number: number;
  /** SVG path of the outline before it is rotated by `turn` (degrees, clockwise). */
  path: string;
  /** The same of the cell's outer edge, where it leads to the songs of its janyas. */
  rim: string;
  turn: number;
  x: number;
  y: number;
}

export const wheelHub = 62;
export const wheelRim = 230;
const bands = 6;
const sectors = 12;

const rimWidth = 7;

const round = (value: number) => Math.round(value * 10) / 10;

function point(radius: number, turn: number): [number, number] {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

/** Returns the middle of chakra `number` (1 to 12) at a distance from the centre. */
export function chakraPoint(number: number, radius: number): [number, number] {
  return point(radius, (number - 0.5) / sectors);
}

/**
 * Computes the cell of melakarta `number` (1 to 72). Sectors are chakras, clockwise from the top; bands are the
 * positions within a chakra, from the centre. Raagas of a sector share rishabha and gandhara, those of a band
 * dhaivata and nishada; opposite cells differ in madhyama.
 */
export function wheelCell(number: number): WheelCell {
  const sector = Math.floor((number - 1) / bands);
  const band = (number - 1) % bands;
  const width = (wheelRim - wheelHub) / bands;
  const inner = wheelHub + band * width;
  const outer = inner + width;
  const end = 1 / sectors;
  const path = outline(inner, outer, end);
  const rim = outline(outer - rimWidth, outer - 1, end);
  const [x, y] = chakraPoint(sector + 1, inner + width / 2);
  return { number, path, rim, turn: (360 / sectors) * sector, x, y };
}

const outline = (inner: number, outer: number, end: number) =>
  `M0 ${-round(inner)}V${-round(outer)}` +
  `A${round(outer)} ${round(outer)} 0 0 1 ${point(outer, end).join(" ")}` +
  `L${point(inner, end).join(" ")}A${round(inner)} ${round(inner)} 0 0 0 0 ${-round(inner)}Z`;
