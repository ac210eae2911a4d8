export type Section =
  | "pallavi"
  | "anupallavi"
  | "charanam"
  | "samashtiCharanam"
  | "chittaswaram"
  | "muktayiSwaram"
  | "madhyamakala"
  | "sahityam";

/** A heading that the text itself has, such as "చరణం 2". */
export interface Heading {
  section: Section;
  /** The number that follows it; null for none. */
  number: number | null;
}

/** Lines that stand together; a heading stands with the verse that it opens. */
export interface Verse {
  heading: Heading | null;
  lines: Line[];
}

interface Line {
  /** Counts the lines of words of the song from 1, without headings and blank lines: its address is `#l` and this. */
  number: number;
  text: string;
}

/**
 * How headings are spelled, in Devanagari letters: the five Indian scripts share one layout, so that one
 * table serves all of them. Tamil has ऩ, and च for s.
 */
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

/** A line as headings are compared: one script for all Indian ones, no marks, one space between words. */
function skeleton(line: string): string {
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

/** The heading that a line is, in any of the scripts and spellings; null when it is a line of words. */
export function headingOf(line: string): Heading | null {
  if (line.length > 60) return null;
  const bare = skeleton(line)
    .replace(/^[^\p{L}]+/u, "")
    .replace(/[^\p{L}\p{M}\p{Nd}]+$/u, "");
  const number = digits.exec(bare)?.[0];
  const name = bare.replace(digits, "").replace(/[^\p{L}\p{M}]+$/u, "");
  const found = [...indic, ...latin].find(([, spelling]) => spelling.test(name));
  if (!found) return null;
  const value = number ? [...number].reduce((so, one) => so * 10 + digit(one), 0) : null;
  return { section: found[0], number: value };
}

/** A heading and the words behind it ("పల్లవి: నిధి చాల"), or the words alone. */
function split(line: string): [Heading | null, string] {
  const whole = headingOf(line);
  if (whole) return [whole, ""];
  const colon = line.search(/[:：]/);
  const heading = colon < 0 ? null : headingOf(line.slice(0, colon));
  return heading ? [heading, line.slice(colon + 1).trim()] : [null, line];
}

/** Splits lyrics into their lines as written, headings and blank lines included. */
export function writtenLines(text: string): string[] {
  return text.split(/\r\n?|\n/);
}

/**
 * Returns the number (as in `parseLyrics`) of the line of words at `written`, a line as written, from 1
 * on; of the first after it where that is a heading or blank; null where none follows.
 */
export function lineNumberAt(text: string, written: number): number | null {
  let number = 0;
  for (const [at, line] of writtenLines(text).entries()) {
    if (split(line.trim())[1] === "") continue;
    number++;
    if (at >= written - 1) return number;
  }
  return null;
}

/** The words of a song by verses, as blank lines and headings part them; lines are numbered through. */
export function parseLyrics(text: string): Verse[] {
  const verses: Verse[] = [];
  let open: Verse | null = null;
  let number = 0;
  for (const written of writtenLines(text)) {
    const [heading, words] = split(written.trim());
    if (heading) verses.push((open = { heading, lines: [] }));
    if (words === "") {
      if (!heading && open?.lines.length) open = null;
      continue;
    }
    if (!open) verses.push((open = { heading: null, lines: [] }));
    open.lines.push({ number: ++number, text: words });
  }
  return verses;
}
