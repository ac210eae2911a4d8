import { readTables, type Tables, writeTables } from "./sfnt.ts";

/** A letter's drawing, as in the table `glyf`, and its place on the line, in units of the font. */
interface Glyph {
  outline: Buffer;
  advance: number;
  bearing: number;
}

/** A TrueType font whose letters can be added to. Layout tables keep the numbers of its first glyphs. */
export interface Letters {
  tables: Tables;
  glyphs: Glyph[];
  /** Index in `glyphs` by code point. */
  codes: Map<number, number>;
}

export function readLetters(font: Buffer): Letters {
  const tables = readTables(font);
  const [head, hhea, hmtx, loca, glyf] = ["head", "hhea", "hmtx", "loca", "glyf"].map((tag) =>
    tables.get(tag)!,
  ) as [Buffer, Buffer, Buffer, Buffer, Buffer];
  const start = (index: number) =>
    head.readInt16BE(50) === 1 ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2;
  const advances = hhea.readUInt16BE(34);
  const glyphs = Array.from({ length: tables.get("maxp")!.readUInt16BE(4) }, (_, index) => ({
    outline: Buffer.from(glyf.subarray(start(index), start(index + 1))),
    advance: hmtx.readUInt16BE(Math.min(index, advances - 1) * 4),
    bearing:
      index < advances
        ? hmtx.readInt16BE(index * 4 + 2)
        : hmtx.readInt16BE(advances * 4 + (index - advances) * 2),
  }));
  return { tables, glyphs, codes: readCodes(tables.get("cmap")!) };
}

export function writeLetters({ tables, glyphs, codes }: Letters): Buffer {
  const { outlines, starts } = layOut(glyphs);
  const head = Buffer.from(tables.get("head")!);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(tables.get("hhea")!);
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = Buffer.from(tables.get("maxp")!);
  maxp.writeUInt16BE(glyphs.length, 4);
  // Points, contours and depth of composite glyphs are upper bounds.
  for (const [at, most] of [
    [10, 1000],
    [12, 100],
    [28, 4],
    [30, 4],
  ] as const)
    maxp.writeUInt16BE(Math.max(most, maxp.readUInt16BE(at)), at);
  const hmtx = Buffer.alloc(glyphs.length * 4);
  for (const [index, { advance, bearing }] of glyphs.entries()) {
    hmtx.writeUInt16BE(advance, index * 4);
    hmtx.writeInt16BE(bearing, index * 4 + 2);
  }
  const changed = { head, hhea, maxp, hmtx, loca: starts, glyf: outlines, cmap: writeCodes(codes) };
  return writeTables(new Map([...tables, ...Object.entries(changed)]));
}

function layOut(glyphs: Glyph[]): { outlines: Buffer; starts: Buffer } {
  const padded = glyphs.map(({ outline }) =>
    Buffer.concat([outline, Buffer.alloc(-outline.length & 3)]),
  );
  const starts = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  for (const [index, { length }] of padded.entries())
    starts.writeUInt32BE((end += length), (index + 1) * 4);
  return { outlines: Buffer.concat(padded), starts };
}

/** Reads the subtable of format 4, which every font of ours has. */
function readCodes(cmap: Buffer): Map<number, number> {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  const at = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)!;
  const count = cmap.readUInt16BE(at + 6);
  const codes = new Map<number, number>();
  for (let segment = at + 14; segment < at + 14 + count; segment += 2) {
    const [last, first, delta, range] = [0, 1, 2, 3].map((column) =>
      cmap.readUInt16BE(segment + column * count + (column > 0 ? 2 : 0)),
    ) as [number, number, number, number];
    const rangeAt = segment + 3 * count + 2;
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + (code - first) * 2);
      if (glyph !== 0) codes.set(code, (glyph + delta) & 0xffff);
    }
  }
  return codes;
}

/** Writes one subtable of format 4, with a segment for each run of letters whose glyphs follow each other. */
function writeCodes(codes: Map<number, number>): Buffer {
  const segments: [first: number, last: number, delta: number][] = [];
  for (const [code, glyph] of [...codes].toSorted(([a], [b]) => a - b)) {
    const before = segments.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (before && before[1] === code - 1 && before[2] === delta) before[1] = code;
    else segments.push([code, code, delta]);
  }
  segments.push([0xffff, 0xffff, 1]);
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const words = [
    4,
    16 + count * 8,
    0,
    count * 2,
    power * 2,
    Math.log2(power),
    (count - power) * 2,
    ...segments.map(([, last]) => last),
    0,
    ...segments.map(([first]) => first),
    ...segments.map(([, , delta]) => delta),
    ...segments.map(() => 0),
  ];
  // For Unicode and for Windows.
  const header = [0, 2, 0, 3, 0, 20, 3, 1, 0, 20];
  return Buffer.concat([...header, ...words].map(word));
}

/** Adds the letters of another cut of the same face that the font lacks. */
export function addLetters(font: Letters, { glyphs, codes }: Letters): void {
  const offset = font.glyphs.length;
  font.glyphs.push(
    ...glyphs.map((glyph) => ({ ...glyph, outline: renumber(glyph.outline, offset) })),
  );
  for (const [code, glyph] of codes)
    if (!font.codes.has(code)) font.codes.set(code, offset + glyph);
}

/** Flags of a part of a composite glyph: https://learn.microsoft.com/typography/opentype/spec/glyf */
const wordArguments = 0x0001;
const argumentsAreOffsets = 0x0002;
const hasScale = 0x0008;
const moreParts = 0x0020;
const hasTwoScales = 0x0040;
const hasMatrix = 0x0080;

/** Adds `offset` to the numbers of the glyphs that a composite glyph is made of. */
function renumber(outline: Buffer, offset: number): Buffer {
  const copy = Buffer.from(outline);
  if (copy.length === 0 || copy.readInt16BE(0) >= 0) return copy;
  let flags = moreParts;
  for (let at = 10; flags & moreParts;) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + offset, at + 2);
    at += flags & wordArguments ? 8 : 6;
    at += flags & hasScale ? 2 : flags & hasTwoScales ? 4 : flags & hasMatrix ? 8 : 0;
  }
  return copy;
}

export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Returns the extent of a letter, in units of the font. */
export function boxOf(font: Letters, letter: string): Box {
  const { outline } = glyphOf(font, letter);
  const [left, bottom, right, top] = [2, 4, 6, 8].map((at) => outline.readInt16BE(at)) as [
    number,
    number,
    number,
    number,
  ];
  return { left, bottom, right, top };
}

const indexOf = (font: Letters, letter: string): number =>
  font.codes.get(letter.codePointAt(0)!) ?? fail(letter);

export const glyphOf = (font: Letters, letter: string): Glyph =>
  font.glyphs[indexOf(font, letter)]!;

function fail(letter: string): never {
  throw new Error(`The font has no ${letter}`);
}

/** Adds a letter made of others, each moved by `x` and `y`. */
export function addComposite(
  font: Letters,
  letter: string,
  advance: number,
  parts: { letter: string; x: number; y: number }[],
): void {
  const boxes = parts.map((part) => {
    const { left, bottom, right, top } = boxOf(font, part.letter);
    return [left + part.x, bottom + part.y, right + part.x, top + part.y] as const;
  });
  const [left, bottom] = [0, 1].map((side) => Math.min(...boxes.map((box) => box[side]!)));
  const [right, top] = [2, 3].map((side) => Math.max(...boxes.map((box) => box[side]!)));
  const words = [
    -1,
    left!,
    bottom!,
    right!,
    top!,
    ...parts.flatMap((part, index) => [
      wordArguments | argumentsAreOffsets | (index < parts.length - 1 ? moreParts : 0),
      indexOf(font, part.letter),
      part.x,
      part.y,
    ]),
  ];
  font.codes.set(letter.codePointAt(0)!, font.glyphs.length);
  font.glyphs.push({ outline: Buffer.concat(words.map(word)), advance, bearing: left! });
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value & 0xffff);
  return bytes;
}
