import { readKindWord } from "../keys/kind-words.ts";

/** A word of a query, or a quoted phrase. */
export interface QueryWord {
  text: string;
  quoted: boolean;
}

const maxWords = 8;
const token = /["“”„«»]([^"“”„«»]*)["“”„«»]?|[^\s,;:/|+·()[\]"“”„«»]+/gu;
/** A hyphen between two names, or two years. */
const hyphen = /(?<!\p{Nd})[-–—]|[-–—](?!\p{Nd})/u;

/** Splits a query into at most eight words; further ones belong to the last. */
export function splitQuery(query: string): QueryWord[] {
  const words = [...query.matchAll(token)]
    .flatMap(([text, quoted]) =>
      quoted === undefined
        ? text.split(hyphen).map((word) => ({ text: word, quoted: false }))
        : [{ text: quoted.trim(), quoted: true }],
    )
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (words.length <= maxWords) return words;
  const rest = words.slice(maxWords - 1);
  return [
    ...words.slice(0, maxWords - 1),
    { text: rest.map(({ text }) => text).join(" "), quoted: false },
  ];
}

/** Joins words to a query that splits into the same words. */
export const joinWords = (words: readonly QueryWord[]): string =>
  words.map(({ text, quoted }) => (quoted ? `"${text}"` : text)).join(" ");

const joining =
  /^(?:by|in|of|the|and|on|with|from|sung|composed|లో|లోని|మరియు|ನಲ್ಲಿ|ಮತ್ತು|மற்றும்|में|का|की|के|और)$/iu;

/** Whether a word only joins others or says what they are ("ragas", "songs"), so that songs need not have it. */
export const isJoining = ({ text, quoted }: QueryWord, all: readonly QueryWord[]): boolean =>
  !quoted && all.length > 1 && (joining.test(text) || readKindWord(text) !== null);
