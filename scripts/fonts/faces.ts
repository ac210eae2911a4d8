import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { composeLetter, signs } from "./compose.ts";
import { addLetters, readLetters, writeLetters } from "./glyphs.ts";
import { rename } from "./rename.ts";

/** Letters and the signs that our texts use; rarer ones come from the faces' own files. */
const plain =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ !\"%&'()*+,-./:;=?@#[]|\u00a0ñ©·×–—‘’“”•…";

/** Headings have the figures of the text face. */
export const figures = "0123456789";

/** OpenType features of Latin text; the source fonts have more, such as fractions. */
const latinFeatures = ["kern", "liga"];

/** Returns the letters of an Indian script: 128 code points from `first` on. */
const block = (first: number) =>
  String.fromCodePoint(...Array.from({ length: 128 }, (_, index) => first + index));

/** Characters that join or separate letters of Indian scripts, and the carrier of a lone vowel sign. */
const joiners = "\u200c\u200d\u25cc";

/** Letters of ISO 15919 and IAST that are not in Latin-1, and the marks of those that Unicode has no letter for. */
const marked = "ĀāĪīŪūĒēŌōṚṛṜṝḶḷḸḹṂṃṀṁṄṅṬṭḌḍṆṇŚśṢṣḤḥṈṉṞṟḺḻ\u0304\u0325";

const packages = "node_modules/@fontsource";
const latin = (face: string, weight: number) =>
  ["latin", "latin-ext"].map(
    (part) => `${packages}/${face}/files/${face}-${part}-${weight}-normal.woff2`,
  );
const indic = (script: string) =>
  `${packages}/noto-sans-${script}/files/noto-sans-${script}-${script}-400-normal.woff2`;

export const folder = "app/assets/fonts";

interface Face {
  /** File name in `folder`. */
  file: string;
  /** Source fonts; those after the first have the letters that it lacks. */
  sources: string[];
  letters: string;
  isLatin: boolean;
}

/** The fonts of our pages. */
export const faces: Face[] = [
  {
    file: "text.woff2",
    sources: latin("ysabeau-office", 500),
    letters: plain + figures + marked,
    isLatin: true,
  },
  {
    file: "display.woff2",
    sources: latin("marcellus", 400),
    letters: plain + marked,
    isLatin: true,
  },
  ...Object.entries({
    devanagari: 0x900,
    tamil: 0xb80,
    telugu: 0xc00,
    kannada: 0xc80,
    malayalam: 0xd00,
  }).map(([script, first]) => ({
    file: `${script}.woff2`,
    sources: [indic(script)],
    letters: block(first),
    isLatin: false,
  })),
];

/** Returns a face as WOFF2; the bytes are reproducible. */
export async function cut({ sources, letters, isLatin }: Face): Promise<Buffer> {
  const [first, ...more] = await Promise.all(
    sources.map((source) =>
      subsetFont(readFileSync(source), letters + (isLatin ? signs : joiners), {
        targetFormat: "sfnt",
        ...(isLatin && { keepFeatures: latinFeatures }),
      }),
    ),
  );
  const font = isLatin ? complete(first!, more, letters) : first!;
  rename(font, "Marcellus", "Archivist");
  return convert(font, "woff2");
}

/** Adds the letters that the font lacks: from other cuts of its face, else drawn from its own. */
function complete(first: Buffer, more: Buffer[], letters: string): Buffer {
  const font = readLetters(first);
  for (const other of more) addLetters(font, readLetters(other));
  for (const letter of letters)
    if (!font.codes.has(letter.codePointAt(0)!)) composeLetter(font, letter);
  return writeLetters(font);
}
