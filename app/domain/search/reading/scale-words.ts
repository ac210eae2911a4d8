import { swaraNames, type SwaraName } from "../../music/scale.ts";
import type { SwaraPattern } from "../../music/theory/match-swaras.ts";
import { readKindWord } from "../keys/kind-words.ts";
import { toPlainDigits } from "./phrases.ts";
import type { QueryWord, Span } from "./query-words.ts";

/** Words of a query that describe raagas by a number or by swaras. */
export type ScaleQuery = Span &
  (
    | { kind: "melakarta"; number: number }
    /** Swaras in their order, as of an arohana, of an avarohana, or of both. */
    | { kind: "scale"; swaras: SwaraPattern[] }
    | { kind: "with" | "without"; swaras: SwaraPattern[] }
  );

/** How a swara is written in roman letters and in Devanagari, Telugu, Kannada, Malayalam and Tamil: సరిగమపదని. */
const spellings = {
  S: "s(?:h?a)?|[सసಸസஸச]",
  R: "r(?:i+|e+)?|[रరರരர][\\u093f\\u0940\\u0947\\u0bbf\\u0bc0\\u0c3f\\u0c40\\u0cbf\\u0cc0\\u0d3f\\u0d40]",
  G: "ga?|[गగಗഗக]",
  M: "ma?|[मమಮമம]",
  P: "pa?|[पపಪപப]",
  D: "dh?a?|[धదధದಧധദதद]",
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
const withWords = toSet(
  "with has having containing తో ఉన్న గల உடன் உள்ள கொண்ட ಇರುವ ಉಳ್ಳ ഉള്ള वाला वाले वाली साथ",
);
const withoutWords = toSet("without no omitting minus లేని లేకుండా இல்லாத இல்லாமல் ಇಲ್ಲದ ഇല്ലാത്ത बिना रहित");
const melakartaWords = toSet(
  "mela melam melakarta melakartha మేళకర్త మేళ మేళం மேளகர்த்தா மேளகர்த்த மேளம் மேளகர்தா ಮೇಳಕರ್ತ ಮೇಳ " +
    "മേളകർത്താ മേളകർത്ത മേളം मेलकर्ता मेळकर्ता मेल मेळ",
);

const has = (words: ReadonlySet<string>, word: QueryWord | undefined) =>
  word !== undefined && !word.quoted && words.has(word.text.toLowerCase());
/** English has these words before what they are about only: "with M2 without P". */
const isEnglish = (word: QueryWord | undefined) => word !== undefined && /^[a-z]/i.test(word.text);
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

/** The fewest swaras in order that are read as a scale: of letters alone "sa ri ga" may be words of a title. */
const fewestInOrder = 3;

function readRun(words: readonly QueryWord[], first: number): ScaleQuery | null {
  let past = first;
  const swaras: SwaraPattern[] = [];
  for (let read; past < words.length && (read = readSwaraWord(words[past]!)); past++)
    swaras.push(...read);
  if (past === first) return null;
  const [before, after] = [words[first - 1], words[past]];
  const spans = [
    [before, { first: first - 1, past }],
    [isEnglish(after) ? undefined : after, { first, past: past + 1 }],
  ] as const;
  for (const [word, span] of spans) {
    const kind = has(withWords, word) ? "with" : has(withoutWords, word) ? "without" : null;
    if (kind) return { kind, swaras, ...withRaagaWords(words, span) };
  }
  const asksForRaagas = isRaagaWord(before) || isRaagaWord(after);
  const isNumbered = swaras.some((one) => /\d/.test(one));
  if (new Set(swaras).size < fewestInOrder && !(isNumbered && (asksForRaagas || swaras.length > 1)))
    return null;
  return { kind: "scale", swaras, ...withRaagaWords(words, { first, past }) };
}

const ordinal = /^(\d{1,2})(st|nd|rd|th|వ|வது|ஆவது|ನೇ|ാം|ാമത്തെ|वाँ|वां|वें)?$/u;

/** Reads "melakarta 29", "29th mela", "29th": a number beside the word, or an English ordinal alone. */
function readMelakarta(words: readonly QueryWord[], first: number): ScaleQuery | null {
  const [word, next] = [words[first]!, words[first + 1]];
  if (word.quoted) return null;
  const [, written = "", ending] = ordinal.exec(toPlainDigits(word.text)) ?? [];
  const number = Number(written);
  if (number < 1 || number > 72) return null;
  const span = has(melakartaWords, words[first - 1])
    ? { first: first - 1, past: first + 1 }
    : has(melakartaWords, next)
      ? { first, past: first + 2 }
      : ending && /^[a-z]/.test(ending)
        ? { first, past: first + 1 }
        : null;
  return span && { kind: "melakarta", number, ...withRaagaWords(words, span) };
}

/** Lists the words of a query that describe raagas: the number of a melakarta, swaras in order, swaras had or lacked. */
export function listScaleQueries(words: readonly QueryWord[]): ScaleQuery[] {
  const found: ScaleQuery[] = [];
  for (let at = 0; at < words.length;) {
    const one = readMelakarta(words, at) ?? readRun(words, at);
    if (one) found.push(one);
    at = Math.max(at + 1, one?.past ?? 0);
  }
  return found;
}
