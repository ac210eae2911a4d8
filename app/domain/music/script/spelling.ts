import type { Script } from "./scripts.ts";

type Rule = readonly [RegExp, string];

const assimilated = (nasal: string, stops: string, written: string): Rule => [
  new RegExp(`${nasal}(?=[${stops}])`, "gu"),
  written,
];

/** Rules for Telugu and Kannada: a nasal before a stop, and a final m, is written as the anusvara. */
const rounded = (at: number): Rule[] => {
  const letters = (...offsets: number[]) =>
    offsets.map((one) => String.fromCodePoint(at + one)).join("");
  const virama = letters(0x4d);
  const anusvara = letters(0x02);
  const classes: [nasal: number, first: number, last: number][] = [
    [0x19, 0x15, 0x18],
    [0x1e, 0x1a, 0x1d],
    [0x23, 0x1f, 0x22],
    [0x28, 0x24, 0x27],
    [0x2e, 0x2a, 0x2d],
  ];
  return [
    ...classes.map(([nasal, first, last]) =>
      assimilated(letters(nasal) + virama, `${letters(first)}-${letters(last)}`, anusvara),
    ),
    [new RegExp(`${letters(0x2e)}${virama}(?![\\p{L}\\p{M}])`, "gu"), anusvara],
  ];
};

const rules: Record<Script, Rule[]> = {
  te: rounded(0x0c00),
  kn: rounded(0x0c80),
  // Modern Malayalam: chillu letters, the nasal of its class before unvoiced stops, ൗ.
  ml: [
    assimilated("(?<!ഓ)ം", "ക", "ങ്"),
    assimilated("ം", "ചഛജഝ", "ഞ്"),
    assimilated("ം", "ടഠഡഢ", "ണ്"),
    assimilated("ം", "തഥദധ", "ന്"),
    assimilated("ം", "പഫ", "മ്"),
    [/ങ്(?=[ഖഗഘ])|മ്(?=[ബഭ])|മ്(?![\p{L}\p{M}])/gu, "ം"],
    [/ര്(?=[ക-മല-ഹ])|ര്(?![\p{L}\p{M}])/gu, "ർ"],
    [/ന്(?![\p{L}\p{M}])/gu, "ൻ"],
    [/ല്(?![\p{L}\p{M}])/gu, "ൽ"],
    [/ള്(?![\p{L}\p{M}])/gu, "ൾ"],
    [/ണ്(?![\p{L}\p{M}])/gu, "ൺ"],
    [/ൌ/gu, "ൗ"],
  ],
  hi: [],
  // Superscripts stay: they alone tell a singer g from k. ந stands first and before த, else ன.
  ta: [
    // The library carries a superscript past ர and ல that follow; it belongs to the stop before.
    [/([கசஜடதப])([ா-்]?)((?:[ரல][ா-்]?ʼ?)+)([²³⁴])/gu, "$1$2$4$3"],
    assimilated("(?<!ஓ)ம்ʼ", "க", "ங்"),
    assimilated("ம்ʼ", "சஜ", "ஞ்"),
    assimilated("ம்ʼ", "ட", "ண்"),
    assimilated("ம்ʼ", "த", "ந்"),
    [/(?<![\p{L}\p{M}²³⁴])ருʼ/gu, "ரி"],
    [/ʼ/gu, ""],
    [/ஶ்ரீ/gu, "ஸ்ரீ"],
    [/꞉/gu, ":"],
    [/(?<=[\p{L}\p{M}²³⁴])ந(?!்த|ாராயண)/gu, "ன"],
  ],
  iso: [
    assimilated("(?<!ō)ṁ", "kg", "ṅ"),
    assimilated("ṁ", "cj", "ñ"),
    assimilated("ṁ", "ṭḍ", "ṇ"),
    assimilated("ṁ", "td", "n"),
    assimilated("ṁ", "pb", "m"),
    [/।/gu, "|"],
    [/॥/gu, "||"],
  ],
};

/** Stands between the syllables of a word, where their places are wanted. Spelling does not see it. */
export const syllableMark = "\ue001";

/** Applies the spelling conventions of a script to a transliterated text; the marks of syllables stay in their places. */
export function spell(text: string, to: Script): string {
  if (text.includes(syllableMark)) return spellMarked(text, to);
  return rules[to].reduce((result, [pattern, letters]) => result.replace(pattern, letters), text);
}

/** An anusvara or a visarga at the beginning of a syllable, which belongs to the vowel before it. */
const signsAlone = new RegExp(
  `${syllableMark}([\\u0902\\u0903\\u0c02\\u0c03\\u0c82\\u0c83\\u0d02\\u0d03])`,
  "g",
);

function spellMarked(text: string, to: Script): string {
  const pieces = text.split(syllableMark);
  let places = pieces.slice(0, -1).map((_, at) => pieces.slice(0, at + 1).join("").length);
  let spelled = pieces.join("");
  for (const [pattern, letters] of rules[to]) {
    let [result, done] = ["", 0];
    const moved = [...places];
    for (const match of spelled.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const written = letters.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? "");
      result += spelled.slice(done, match.index) + written;
      for (const [at, place] of places.entries())
        if (place >= end) moved[at]! += written.length - match[0].length;
      done = end;
    }
    spelled = result + spelled.slice(done);
    places = moved;
  }
  return places
    .toReversed()
    .reduce((so, place) => so.slice(0, place) + syllableMark + so.slice(place), spelled)
    .replace(signsAlone, "$1" + syllableMark);
}
