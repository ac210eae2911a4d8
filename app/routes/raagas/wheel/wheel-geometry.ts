/** A cell of the first chakra; CSS rotates it for the others. The centre of the wheel is at 0, 0. */
interface CellShape {
  path: string;
  /** Position of the number. */
  numberPosition: { x: number; y: number };
  /** Position of the name below the number, where there is room for it. */
  namePosition: { x: number; y: number };
  /** Width at the name's position. */
  nameWidth: number;
}

export const wheelHub = 62;
export const wheelRim = 230;
const bands = 6;
const sectors = 12;
/** How far the name is below the middle of its cell; CSS puts the number as far above. */
const nameOffset = 6;

const round = (value: number) => Math.round(value * 10) / 10;

function point(radius: number, turn: number) {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

/** Returns the point in the middle of the first chakra at a distance from the centre. */
export const middleOfChakra = (radius: number) => point(radius, 0.5 / sectors);

/**
 * Computes the cell of a raaga by its position in its chakra (0 to 5). Sectors are chakras, clockwise from the top; bands
 * are the positions within a chakra, from the centre. Raagas of a sector share rishabha and gandhara, those of a band
 * dhaivata and nishada; opposite cells differ in madhyama.
 */
function cellShape(band: number): CellShape {
  const width = (wheelRim - wheelHub) / bands;
  const inner = wheelHub + band * width;
  const outer = inner + width;
  const middle = inner + width / 2;
  const nameRadius = middle - nameOffset;
  return {
    path: outline(inner, outer),
    numberPosition: middleOfChakra(middle),
    namePosition: middleOfChakra(nameRadius),
    nameWidth: (2 * Math.PI * nameRadius) / sectors,
  };
}

function outline(inner: number, outer: number): string {
  const [far, near] = [point(outer, 1 / sectors), point(inner, 1 / sectors)];
  return (
    `M0 ${-round(inner)}V${-round(outer)}` +
    `A${round(outer)} ${round(outer)} 0 0 1 ${far.x} ${far.y}` +
    `L${near.x} ${near.y}A${round(inner)} ${round(inner)} 0 0 0 0 ${-round(inner)}Z`
  );
}

export const cellShapes = Array.from({ length: bands }, (_, band) => cellShape(band));

const margin = 8;
/** Letters, and marks that stand beside them, at the size of names in the wheel. */
const letterWidths = { roman: 4.9, indian: 7.6 };

/** Whether a name is short enough for a cell of this band (0 to 5). */
export function fitsInCell(name: string, band: number): boolean {
  const letters = name.replaceAll(/\p{Mn}/gu, "");
  const isRoman = /^\p{sc=Latn}/u.test(letters);
  const width = letters.length * letterWidths[isRoman ? "roman" : "indian"];
  return width <= cellShapes[band]!.nameWidth - margin;
}
