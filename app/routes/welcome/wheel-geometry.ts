/** One cell of the wheel of melakartas, in the wheel's own coordinates, its centre at 0 0. */
export interface WheelCell {
  number: number;
  /** Its outline as an SVG path, the same for all of one band: it stands where `turn` turns it to. */
  path: string;
  /** Degrees, clockwise. */
  turn: number;
  x: number;
  y: number;
}

export const wheelHub = 62;
export const wheelRim = 230;
const bands = 6;
const sectors = 12;

const round = (value: number) => Math.round(value * 10) / 10;

function point(radius: number, turn: number): [number, number] {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
}

/** The middle of chakra `number` (1 to 12) at a distance from the centre. */
export function chakraPoint(number: number, radius: number): [number, number] {
  return point(radius, (number - 0.5) / sectors);
}

/**
 * Where melakarta `number` (1 to 72) stands: its chakra is a twelfth of the circle, clockwise from the
 * top, and its place in the chakra a band, the first next to the centre. So all of one band share
 * dhaivata and nishada, all of one chakra rishabha and gandhara, and a raaga faces its partner with the
 * other madhyama.
 */
export function wheelCell(number: number): WheelCell {
  const sector = Math.floor((number - 1) / bands);
  const band = (number - 1) % bands;
  const width = (wheelRim - wheelHub) / bands;
  const inner = wheelHub + band * width;
  const outer = inner + width;
  const end = 1 / sectors;
  const path =
    `M0 ${-round(inner)}V${-round(outer)}` +
    `A${round(outer)} ${round(outer)} 0 0 1 ${point(outer, end).join(" ")}` +
    `L${point(inner, end).join(" ")}A${round(inner)} ${round(inner)} 0 0 0 0 ${-round(inner)}Z`;
  const [x, y] = chakraPoint(sector + 1, inner + width / 2);
  return { number, path, turn: (360 / sectors) * sector, x, y };
}
