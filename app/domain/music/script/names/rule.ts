export type Rule = readonly [RegExp, string];

/** The changes of a script: to the roman letters before transliteration, and to its own letters after it. */
export interface NameRules {
  before: Rule[];
  after: Rule[];
}

/** Stands between two parts of a compound that are spelled as two words (word joiner). */
export const seam = "\u2060";

export const avagraha = /(?<=\p{L}\p{M}*)['’](?=\p{L})/gu;

export const apply = (text: string, rules: Rule[]) =>
  rules.reduce((result, [pattern, letters]) => result.replace(pattern, letters), text);

export const northernParts: Rule = [
  /(ahir|hamīr|bhūp|yaman|nand|basant|bēhāg|dēś|paṭ|bhīm|jōn|māl)(?=bhair|kalyāṇ|kauns|kōś|bahār|dēś|kār|dīp|palās|pur|sēn)/gu,
  `$1${seam}`,
];

/** Sanskrit's long endings are short in the South; the one in Shri is not. */
export const shortI: Rule = [/(?<!śr)ī(?=$| )/gu, "i"];
export const shortA: Rule = [/ā(?=$| )/gu, "a"];
/** All but Telugu and Hindi also shorten the ī of a first part: பூர்விகல்யாணி, ഗൗരിമനോഹരി, ಪೂರ್ವಿಕಲ್ಯಾಣಿ. */
export const shortFirstPart: Rule = [/(?<!śr)ī(?=manōhar|kalyāṇ|kānaḍ)/gu, "i"];
