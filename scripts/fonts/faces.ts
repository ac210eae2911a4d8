import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { rename } from "./rename.ts";

/** Letters, digits and the signs that our texts use; rarer ones come from the faces' own files. */
const plain =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !\"%&'()*+,-./:;=?@#[]|\u00a0ñ©·×–—‘’“”•…";

/** What Latin text is set with; the sources bring fractions and other forms as well. */
const latinFeatures = ["kern", "liga"];

/** The letters of an Indian script: 128 from `first` on. */
const block = (first: number) =>
  String.fromCodePoint(...Array.from({ length: 128 }, (_, index) => first + index));

/** Joins or separates letters of Indian scripts, and carries a vowel sign that stands alone. */
const joiners = "\u200c\u200d\u25cc";

/** The letters of ISO 15919 and IAST that Latin-1 has not. */
const marked = "ĀāĪīŪūĒēŌōṚṛṜṝḶḷḸḹṂṃṀṁṄṅṬṭḌḍṆṇŚśṢṣḤḥṈṉṞṟḺḻ";

const packages = "node_modules/@fontsource";
const text = (part: string) => `${packages}/ysabeau-office/files/ysabeau-office-${part}-500-normal`;
const display = (part: string) => `${packages}/marcellus/files/marcellus-${part}-400-normal`;
const indic = (script: string) =>
  `${packages}/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal`;

export const folder = "app/assets/fonts";

interface Face {
  /** In `folder`. */
  file: string;
  /** What it is cut from, without its ending. */
  source: string;
  letters: string;
  /** The OpenType features to keep; without it all of them, which Indian scripts need. */
  features?: string[];
}

/** The fonts of our pages. */
export const faces: Face[] = [
  { file: "text.woff2", source: text("latin"), letters: plain, features: latinFeatures },
  { file: "text-marks.woff2", source: text("latin-ext"), letters: marked, features: latinFeatures },
  { file: "display.woff2", source: display("latin"), letters: plain, features: latinFeatures },
  {
    file: "display-marks.woff2",
    source: display("latin-ext"),
    letters: marked,
    features: latinFeatures,
  },
  ...Object.entries({
    devanagari: 0x900,
    tamil: 0xb80,
    telugu: 0xc00,
    kannada: 0xc80,
    malayalam: 0xd00,
  }).map(([script, first]) => ({
    file: `${script}.woff2`,
    source: indic(script),
    letters: block(first),
  })),
];

/** Returns the bytes of a face as WOFF2; the same ones each time. */
export async function cut({ source, letters, features }: Face): Promise<Buffer> {
  const font = await subsetFont(
    readFileSync(`${source}.woff2`),
    letters + (features ? "" : joiners),
    {
      targetFormat: "sfnt",
      ...(features && { keepFeatures: features }),
    },
  );
  rename(font, "Marcellus", "Archivist");
  return convert(font, "woff2");
}
