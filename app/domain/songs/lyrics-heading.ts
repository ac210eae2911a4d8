type Section =
  | "pallavi"
  | "anupallavi"
  | "charanam"
  | "samashtiCharanam"
  | "chittaswaram"
  | "muktayiSwaram"
  | "madhyamakala"
  | "sahityam";

export interface Heading {
  section: Section;
  number: number | null;
}

const swaraSections = new Set<Section>(["chittaswaram", "muktayiSwaram"]);

export const isOfSwaras = (heading: Heading | null) =>
  heading !== null && swaraSections.has(heading.section);

/** Headings in Devanagari, to which all Indian scripts are converted. Tamil has ऩ, and च for s. */
const indic: [Section, RegExp][] = [
  ["pallavi", /^पल्लव[िी]$/u],
  ["anupallavi", /^अ[नऩ]ु ?पल्लव[िी]$/u],
  ["charanam", /^चरण(?:|ं|म|म्|मु|मुलु|ालु|गळु|ङ्कळ्|ङ्ङळ्)$/u],
  ["samashtiCharanam", /^[सच]मष्टि ?चरण(?:|ं|म|म्|मु)$/u],
  ["chittaswaram", /^चि(?:ट्ट|त्त)[ाेैॆ]? ?स्वर(?:|ं|म|म्|मु|मुलु|ालु|गळु|ङ्कळ्|ङ्ङळ्)$/u],
  ["muktayiSwaram", /^मुक्ता[यइ][िी]? ?स्वर(?:|ं|म|म्|मु|मुलु|ालु|गळु|ङ्कळ्|ङ्ङळ्)$/u],
  ["madhyamakala", /^म(?:द्ध्|ध्|त्)यम ?काल(?:|ं|म|म्|मु)(?: ?[सच]ा[हक]ित्य(?:|ं|म|म्|मु))?$/u],
  ["sahityam", /^[सच]ा[हक]ित्य(?:|ं|म|म्|मु)$/u],
];

const latin: [Section, RegExp][] = [
  ["pallavi", /^pallavi$/],
  ["anupallavi", /^anu ?pallavi$/],
  ["charanam", /^ch?aran(?:a|am|amu|ams|as)$/],
  ["samashtiCharanam", /^samas[ht]+i ?ch?aran(?:a|am|amu)$/],
  ["chittaswaram", /^ch?itt?(?:a|ai|e) ?s[vw]ara(?:|m|mu|ms|s)$/],
  ["muktayiSwaram", /^muk?tt?h?a+yi? ?s[vw]ara(?:|m|mu|ms|s)$/],
  ["madhyamakala", /^madh?yama ?kala(?:|m|mu)(?: ?sah?h?ith?ya(?:|m|mu))?$/],
  ["sahityam", /^sahith?ya(?:|m|mu)$/],
];

const devanagari = 0x0900;
const chillu: Record<string, string> = { ൺ: "ണ്", ൻ: "ന്", ർ: "ര്", ൽ: "ല്", ൾ: "ള്" };

function normalizeHeading(line: string): string {
  return line
    .replace(/[ൺൻർൽൾ]/gu, (letter) => chillu[letter]!)
    .replace(/[\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}]/gu, (letter) =>
      String.fromCodePoint(devanagari + (letter.codePointAt(0)! & 0x7f)),
    )
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u200b-\u200d]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_-]+/g, " ");
}

const digits = /[0-9०-९]{1,2}$/u;
const digit = (letter: string) =>
  letter >= "०" ? letter.codePointAt(0)! - "०".codePointAt(0)! : Number(letter);

/** Parses a line as a heading, in any script and spelling; null if it is a line of words. */
export function parseHeading(line: string): Heading | null {
  if (line.length > 60) return null;
  const bare = normalizeHeading(line)
    .replace(/^[^\p{L}]+/u, "")
    .replace(/[^\p{L}\p{M}\p{Nd}]+$/u, "");
  const number = digits.exec(bare)?.[0];
  const name = bare.replace(digits, "").replace(/[^\p{L}\p{M}]+$/u, "");
  const match = [...indic, ...latin].find(([, spelling]) => spelling.test(name));
  if (!match) return null;
  const value = number ? [...number].reduce((so, one) => so * 10 + digit(one), 0) : null;
  return { section: match[0], number: value };
}
