import { swaraNames, type SwaraName } from "../../music/scale.ts";
import type { SwaraPattern } from "../../music/theory/match-swaras.ts";
import { readKindWord } from "../keys/kind-words.ts";
import { toSearchKeys } from "../keys/search-key.ts";
import { listPlainForms } from "../keys/word-forms.ts";
import { toPlainDigits } from "./phrases.ts";
import type { QueryWord, Span } from "./query-words.ts";

/** Words of a query that describe raagas by a number or by swaras. */
export type ScaleQuery = Span &
  (
    | { kind: "melakarta"; number: number }
    /** Swaras in their order, as of an arohana, of an avarohana, or of both. */
    | { kind: "scale"; swaras: SwaraPattern[]; isNumbered: boolean }
    | { kind: "with" | "without"; swaras: SwaraPattern[] }
  );

/** How a swara is written in roman letters and in Devanagari, Telugu, Kannada, Malayalam and Tamil: సరిగమపదని, ஸ், सा. */
const spellings = {
  S: "s(?:h?a)?|स\\u093e?|[సಸസஸச]\\u0bcd?",
  R: "r(?:i+|e+)?|[रరರരர][\\u093f\\u0940\\u0947\\u0bbf\\u0bc0\\u0c3f\\u0c40\\u0cbf\\u0cc0\\u0d3f\\u0d40]",
  G: "ga?|[गగಗഗக]\\u093e?",
  M: "ma?|[मమಮമம]\\u093e?",
  P: "pa?|[पపಪപப]\\u093e?",
  D: "dh?a?|[धदధదಧದധദத]\\u093e?",
  N: "n(?:i+|e+)?|[नనನനநன][\\u093f\\u0940\\u0bbf\\u0bc0\\u0c3f\\u0c40\\u0cbf\\u0cc0\\u0d3f\\u0d40]",
} as const;
type Letter = keyof typeof spellings;

const named = Object.entries(spellings).map(([letter, spelling]) => `(?<${letter}>${spelling})`);
const swara = new RegExp(`(?:${named.join("|")})(?<number>[123])?`, "iuy");

const isSwaraName = (name: string): name is SwaraName => swaraNames.some((one) => one === name);

/** Reads letters as swaras that stand one after the other (`sa`, `R2`, `SRGPD`), or returns null. */
function readSwaras(letters: string): SwaraPattern[] | null {
  const swaras: SwaraPattern[] = [];
  swara.lastIndex = 0;
  while (swara.lastIndex < letters.length) {
    const groups = swara.exec(letters)?.groups;
    if (!groups) return null;
    const letter = (Object.keys(groups) as (Letter | "number")[]).find(
      (one): one is Letter => one !== "number" && groups[one] !== undefined,
    )!;
    const name = `${letter}${groups.number ?? ""}`;
    if (letter === "S" || letter === "P") {
      if (groups.number) return null;
      swaras.push(letter);
    } else if (isSwaraName(name)) swaras.push(name);
    else if (groups.number) return null;
    else swaras.push(letter);
  }
  return swaras.length > 0 ? swaras : null;
}

/** Plain letters and digits: subscripts are digits, marks of octaves and of transliteration are gone. */
const toPlain = (text: string) =>
  toPlainDigits(text.normalize("NFKD")).replace(/[\u0300-\u036f\u200b-\u200d'’ʼ`.]/g, "");

/** The fewest different swaras of a word that joins them without numbers; fewer may be a word ("mani", "padamani"). */
const fewestJoined = 5;

function readSwaraWord({ text, quoted }: QueryWord): SwaraPattern[] | null {
  if (quoted) return null;
  const words = toPlain(text).split(/\s+/).filter(Boolean);
  const swaras = words.map((word) => {
    const read = readSwaras(word);
    const isScale = read?.length === 1 || /\d/.test(word) || new Set(read).size >= fewestJoined;
    return isScale ? read : null;
  });
  return swaras.every((one) => one !== null) ? swaras.flat() : null;
}

const toSet = (words: string) => new Set(words.split(" "));
const has = (words: ReadonlySet<string>, word: QueryWord | undefined) =>
  word !== undefined && !word.quoted && words.has(word.text.toLowerCase().replace(/\.$/, ""));

type Having = "with" | "without";
/** English says what raagas have before the swaras, the languages of India behind them; Hindi has बिना on either side. */
const before: Record<Having, ReadonlySet<string>> = {
  with: toSet("with has have having containing including"),
  without: toSet("without no omitting minus lacking बिना"),
};
const behind: Record<Having, ReadonlySet<string>> = {
  with: toSet(
    "తో ఉన్న ఉండే గల కల కలిగిన உடன் உள்ள கொண்ட வரும் ಇರುವ ಉಳ್ಳ ಹೊಂದಿರುವ ಬರುವ ഉള്ള വരുന്ന वाला वाले वाली साथ सहित युक्त",
  ),
  without: toSet("లేని లేకుండా இல்லாத இல்லாமல் அற்ற ಇಲ್ಲದ ಇಲ್ಲದೆ ರಹಿತ ഇല്ലാത്ത ഇല്ലാതെ बिना रहित"),
};
/** "Both M1 and M2", "म2 के साथ". */
const between = toSet("both and మరియు రెండూ రెండు மற்றும் இரண்டும் ಮತ್ತು ಎರಡೂ രണ്ടും ഒപ്പം और दोनों के");

const keyOf = ({ text, quoted }: QueryWord) => (quoted ? "" : toSearchKeys(text).k1);
/** Words for arohana and avarohana, as they sound. */
const lineWords = toSet("arohan arokan aroh aro avarohan avarokan avaroh avaro ava");
const isLineWord = (word: QueryWord) => lineWords.has(keyOf(word));

const isRaagaWord = (word: QueryWord | undefined) =>
  word !== undefined && !word.quoted && readKindWord(word.text) === "raaga";

/** Widens a span by a word for raaga before and after it: "raga with M2". */
function withRaagaWords(words: readonly QueryWord[], { first, past }: Span): Span {
  const isAfter = isRaagaWord(words[past]);
  return {
    first: isRaagaWord(words[first - 1]) ? first - 1 : first,
    past: isAfter ? past + 1 : past,
  };
}

/** Reads swaras from a word on, with such words before and between them. Returns null without a swara. */
function readSwarasFrom(
  words: readonly QueryWord[],
  first: number,
  isPassed: (word: QueryWord) => boolean,
): { swaras: SwaraPattern[]; past: number } | null {
  const swaras: SwaraPattern[] = [];
  let past = first;
  for (let at = first; at < words.length; at++) {
    const read = readSwaraWord(words[at]!);
    if (read) {
      swaras.push(...read);
      past = at + 1;
    } else if (!isPassed(words[at]!)) break;
  }
  return swaras.length > 0 ? { swaras, past } : null;
}

const havings: readonly Having[] = ["with", "without"];
const isBetween = (word: QueryWord) => has(between, word);

/** Reads what raagas have or lack: "with M1 and M2", "ప లేని". */
function readHaving(words: readonly QueryWord[], first: number): ScaleQuery | null {
  const kind = havings.find((one) => has(before[one], words[first]));
  if (kind) {
    const run = readSwarasFrom(words, first + 1, isBetween);
    return run && { kind, swaras: run.swaras, ...withRaagaWords(words, { first, past: run.past }) };
  }
  const run = readSwaraWord(words[first]!) && readSwarasFrom(words, first, isBetween);
  if (!run) return null;
  let last = run.past;
  while (words[last] && isBetween(words[last]!)) last++;
  const said = havings.find((one) => has(behind[one], words[last]));
  return said
    ? { kind: said, swaras: run.swaras, ...withRaagaWords(words, { first, past: last + 1 }) }
    : null;
}

/** The fewest swaras in order that are read as a scale: fewer may be words of a title, as "ma ni". */
const fewestInOrder = 3;

/** Whether a whole query is how a scale begins: "ச ரி", "sa ga". */
const isBeginning = (swaras: readonly SwaraPattern[], { first, past }: Span, query: number) =>
  past - first === query && /^S,[RG]$/.test(swaras.join());

/** Reads swaras in their order, also with words that say which line they are: "arohana: S R2 M1 P D2 S". */
function readScale(words: readonly QueryWord[], first: number): ScaleQuery | null {
  const run = readSwarasFrom(words, first, isLineWord);
  if (!run) return null;
  const { swaras, past } = run;
  const asksForRaagas = isRaagaWord(words[first - 1]) || isRaagaWord(words[past]);
  const isNumbered = swaras.some((one) => /\d/.test(one));
  const isShort = new Set(swaras).size < fewestInOrder;
  const isMeant = isNumbered
    ? asksForRaagas || swaras.length > 1
    : isBeginning(swaras, { first, past }, words.length);
  if (isShort && !isMeant) return null;
  return { kind: "scale", swaras, isNumbered, ...withRaagaWords(words, { first, past }) };
}

/** Words for a melakarta, as they sound, joined to one for raaga or not. */
const melakartaWords = toSet("mel melakart melrag melakartarag");
const isMelakartaWord = (word: QueryWord | undefined) =>
  word !== undefined &&
  [word.text, ...listPlainForms(word.text)].some((text) =>
    melakartaWords.has(keyOf({ ...word, text })),
  );

const numberWords = toSet(
  "no number nr సంఖ్య నంబర్ నెంబర్ నెం நம்பர் எண் ಸಂಖ್ಯೆ ನಂಬರ್ ನಂ സംഖ്യ നമ്പർ നം संख्या नंबर नम्बर नं क्रमांक",
);
const ordinalEndings = "st|nd|rd|th|వ|(?:ஆ|ா)?(?:வது|ம்)|ನೇ|ನೆಯ?|(?:ആ|ാ)(?:ം|മത്തെ|മത്)|वाँ|वां|वें|वीं|वा";
const number = new RegExp(`^(\\d{1,2})(${ordinalEndings})?$`, "u");
const ordinalEnding = new RegExp(`^(?:${ordinalEndings})$`, "u");
/** The first is also written as a word. */
const firstWords = toSet("first మొదటి முதல் முதலாவது ಮೊದಲ ಮೊದಲನೇ ಮೊದಲನೆಯ ഒന്നാം ഒന്നാമത്തെ पहला पहले पहली प्रथम");

function readNumber(word: QueryWord | undefined): { number: number; ending?: string } | null {
  if (!word || word.quoted) return null;
  if (has(firstWords, word)) return { number: 1 };
  const [, digits, ending] =
    number.exec(toPlainDigits(word.text.toLowerCase()).replace(/^#/, "")) ?? [];
  const read = Number(digits);
  return read >= 1 && read <= 72 ? { number: read, ending } : null;
}

/** Reads "melakarta 29", "mela raga no. 29", "29th mela", "29 వ మేళకర్త", or an English ordinal alone: "29th". */
function readMelakarta(words: readonly QueryWord[], first: number): ScaleQuery | null {
  const make = (read: { number: number }, past: number): ScaleQuery => {
    const span = withRaagaWords(words, { first, past });
    return { kind: "melakarta", number: read.number, ...span };
  };
  if (isMelakartaWord(words[first])) {
    let at = first + 1;
    if (isRaagaWord(words[at])) at++;
    if (has(numberWords, words[at])) at++;
    const read = readNumber(words[at]);
    return read && make(read, at + 1);
  }
  const read = readNumber(words[first]);
  if (!read) return null;
  const next = ordinalEnding.test(words[first + 1]?.text ?? "") ? first + 2 : first + 1;
  if (isMelakartaWord(words[next])) return make(read, next + 1);
  return read.ending && /^[a-z]/.test(read.ending) ? make(read, first + 1) : null;
}

/** Lists the words of a query that describe raagas: the number of a melakarta, swaras in order, swaras had or lacked. */
export function listScaleQueries(words: readonly QueryWord[]): ScaleQuery[] {
  const found: ScaleQuery[] = [];
  for (let at = 0; at < words.length;) {
    const one = readMelakarta(words, at) ?? readHaving(words, at) ?? readScale(words, at);
    if (one) found.push(one);
    at = Math.max(at + 1, one?.past ?? 0);
  }
  return found;
}
