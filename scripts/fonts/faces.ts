import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { rename } from "./rename.ts";

/** Letters, digits and the signs that our texts use; rarer ones come from the faces' own files. */
const plain =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !\"%&'()*+,-./:;=?@#[]|\u00a0ñ©·×–—‘’“”•…";

/** What text is set with; the sources bring fractions and other forms as well. */
const keepFeatures = ["kern", "liga"];

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
  const font = await subsetFont(readFileSync(`${source}.woff2`), letters, {
    targetFormat: "sfnt",
    keepFeatures,
    noHinting: true,
  });
  rename(font, "Marcellus", "Archivist");
  return convert(font, "woff2");
}
