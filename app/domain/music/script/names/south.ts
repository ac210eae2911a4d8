import {
  avagraha,
  type NameRules,
  northernParts,
  seam,
  shortA,
  shortFirstPart,
  shortI,
} from "./rule.ts";

const apart = new RegExp(seam, "gu");
const nonJoiner = "\u200c";
const keptApart: NameRules["after"] = [
  [new RegExp(`(?<=[్್])${seam}`, "gu"), nonJoiner],
  [apart, ""],
];

export const teluguTitles: NameRules = { before: [], after: [[avagraha, "ఽ"]] };
export const teluguNames: NameRules = {
  before: [shortI, shortA, northernParts],
  after: keptApart,
};

export const kannadaTitles: NameRules = { before: [], after: [[avagraha, "ಽ"]] };
export const kannadaNames: NameRules = {
  before: [
    shortI,
    shortA,
    [/(?<=^\S+)ṁ$/u, ""],
    [/hindustānī/gu, "hindūstāni"],
    [/kāpī(?=\p{L})/gu, "kāpi"],
    [/jōn(?=pur)/gu, `$&${seam}`],
    shortFirstPart,
    northernParts,
  ],
  after: [...keptApart, [/(?<= )ಝಂಪ$/u, "ಝಂಪೆ"]],
};

/** Malayalam doubles a stop after r within a word, not one that begins the next part. */
const doubled: NameRules["after"] = [
  [/(?<=ർ)([തഗചജപണ])(?![്\u2060])/gu, "$1്$1"],
  [/(?<=ർ)ഥ(?!്)/gu, "ത്ഥ"],
  [/(?<=ർ)ധ(?!്)/gu, "ദ്ധ"],
  [apart, ""],
];

export const malayalamTitles: NameRules = {
  before: [],
  after: [...doubled, [avagraha, "ഽ"]],
};
export const malayalamNames: NameRules = {
  before: [
    shortI,
    shortA,
    [/hanumatōḍ/gu, "hanumattōḍ"],
    [/kāmbhōj/gu, "kāmbōj"],
    [/lalit/gu, "laḷit"],
    [/kōmal/gu, "kōmaḷ"],
    [/padm/gu, "patm"],
    [/hindustānī/gu, "hindusthāni"],
    [/kāpī(?=\p{L})/gu, "kāpi"],
    shortFirstPart,
    northernParts,
  ],
  after: [
    ...doubled,
    [/ല്(?=[കഗതദബഹ])/gu, "ൽ"],
    [/ന്(?=[പസ])/gu, "ൻ"],
    [/കുരിഞ്ജി$/u, "കുറിഞ്ഞി"],
    [/നാട$/u, "നാട്ട"],
    [/തോഡി$/u, "തോടി"],
    [/ ?ചാപു$/u, "ചാപ്പ്"],
  ],
};
