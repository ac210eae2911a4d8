import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { rename } from "./rename.ts";

/** Basic Latin and the signs that our texts use. */
const plain = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."\u00a0Ññ§©°²³·×⁴–—‘’“”•…−",
].join("");

/** The letters of ISO 15919 and IAST that Latin-1 has not. */
const marked = "ĀāĪīŪūĒēŌōṚṛṜṝḶḷḸḹṂṃṀṁṄṅṬṭḌḍṆṇŚśṢṣḤḥṈṉṞṟḺḻ";

const packages = "node_modules/@fontsource";
const text = (part: string) => `${packages}/ysabeau-office/files/ysabeau-office-${part}-500-normal`;
const display = (part: string) => `${packages}/marcellus/files/marcellus-${part}-400-normal`;

export const folder = "app/assets/fonts";

/** The fonts that nearly every page needs: the file in `folder`, the one it is cut from, and its letters. */
export const faces = [
  { file: "text.woff2", source: text("latin"), letters: plain },
  { file: "text-marks.woff2", source: text("latin-ext"), letters: marked },
  { file: "display.woff2", source: display("latin"), letters: plain },
  { file: "display-marks.woff2", source: display("latin-ext"), letters: marked },
];

/** Returns the bytes of a face as WOFF2; the same ones each time. */
export async function cut({ source, letters }: (typeof faces)[number]): Promise<Buffer> {
  const font = await subsetFont(readFileSync(`${source}.woff2`), letters, { targetFormat: "sfnt" });
  rename(font, "Marcellus", "Archivist");
  return convert(font, "woff2");
}
