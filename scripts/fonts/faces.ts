import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { rename } from "./rename.ts";

/** Letters, digits and the signs that our texts use; rarer ones come from the faces' own files. */
const plain =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !\"%&'()*+,-./:;=?@#[]|\u00a0ñ©·×–—‘’“”•…";

/** OpenType features of Latin text; the source fonts have more, such as fractions. */
const latinFeatures = ["kern", "liga"];

/** Returns the letters of an Indian script: 128 code points from `first` on. */
const block = (first: number) =>
  String.fromCodePoint(...Array.from({ length: 128 }, (_, index) => first + index));

/** Characters that join or separate letters of Indian scripts, and the carrier of a lone vowel sign. */
const joiners = "\u200c\u200d\u25cc";

/** Letters of ISO 15919 and IAST that are not in Latin-1. */
const marked = "ĀāĪīŪūĒēŌōṚṛṜṝḶḷḸḹṂṃṀṁṄṅṬṭḌḍṆṇŚśṢṣḤḥṈṉṞṟḺḻ";

const packages = "node_modules/@fontsource";
const text = (part: string) => `${packages}/ysabeau-office/files/ysabeau-office-${part}-500-normal`;
const display = (part: string) => `${packages}/marcellus/files/marcellus-${part}-400-normal`;
const indic = (script: string) =>
  `${packages}/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal`;

export const folder = "app/assets/fonts";

interface Face {
  /** File name in `folder`. */
  file: string;
  /** Source font, without the file extension. */
  source: string;
  letters: string;
  /** OpenType features to keep; by default all, which Indian scripts need. */
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

/** Returns a face as WOFF2; the bytes are reproducible. */
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
