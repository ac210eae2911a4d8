import { addComposite, boxOf, glyphOf, type Letters } from "./glyphs.ts";

/** The signs that marks are drawn with. Every face has them. */
export const signs = ".¯˚";

/** What stands over or under a letter: the sign, and how it is placed. */
const marks = new Map([
  ["\u0304", { sign: "¯", isAbove: true }],
  ["\u0307", { sign: ".", isAbove: true }],
  ["\u0323", { sign: ".", isAbove: false }],
  ["\u0325", { sign: "˚", isAbove: false }],
  ["\u0331", { sign: "¯", isAbove: false }],
]);

/**
 * Draws a letter with marks from the plain letter and signs of the font, or a mark that follows its letter as a
 * character of its own: r̥ and l̥ have no code point.
 */
export function composeLetter(font: Letters, letter: string): void {
  const [base, ...over] = letter.normalize("NFD");
  if (over.length === 0) return composeMark(font, letter);
  const box = boxOf(font, base!);
  const placed = over.map((mark) => placeSign(font, mark, box));
  const parts = [{ letter: base!, x: 0, y: 0 }, ...placed];
  addComposite(font, letter, glyphOf(font, base!).advance, parts);
}

/** A mark has no width and reaches back under r or l, whichever stands before it: halfway between their middles. */
function composeMark(font: Letters, mark: string): void {
  const [r, l] = ["r", "l"].map((base) => {
    const { left, right } = boxOf(font, base);
    return (left + right) / 2 - glyphOf(font, base).advance;
  }) as [number, number];
  const middle = (r + l) / 2;
  const box = { ...boxOf(font, "x"), left: middle, right: middle };
  addComposite(font, mark, 0, [placeSign(font, mark, box)]);
}

function placeSign(font: Letters, mark: string, around: ReturnType<typeof boxOf>) {
  const { sign, isAbove } = marks.get(mark)!;
  const box = boxOf(font, sign);
  const gap = boxOf(font, "x").top / 6;
  return {
    letter: sign,
    x: Math.round((around.left + around.right - box.left - box.right) / 2),
    y: Math.round(
      isAbove ? around.top + gap - box.bottom : Math.min(around.bottom, 0) - gap - box.top,
    ),
  };
}
