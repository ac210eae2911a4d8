import { toSounds } from "./cut-ending.ts";

/** The names of roman letters as scripts of India write them. */
const letters = new Map(
  [
    "e a, bi b, si c, di d, i e, ep f, ji g, hec h, ec h, ai i, je j, ke k, el l, em m, en n, o o",
    "pi p, kyu q, ar r, es s, ti t, yu u, vi v, vai y",
  ]
    .join(", ")
    .split(", ")
    .map((pair) => pair.split(" ") as [name: string, letter: string]),
);

const joined = new RegExp(`^(?:${[...letters.keys()].join("|")}){2,5}$`);
const each = new RegExp([...letters.keys()].toSorted((a, b) => b.length - a.length).join("|"), "g");

function toLetters(word: string): string | null {
  if (/\p{Script=Latin}/u.test(word)) return null;
  const sounds = toSounds(word);
  const letter = letters.get(sounds);
  if (letter) return letter;
  return joined.test(sounds)
    ? sounds
        .match(each)!
        .map((one) => letters.get(one))
        .join("")
    : null;
}

/** Whether a word consists only of initials. */
export const isInitial = (word: string) => [...word].length < 3 || toLetters(word) !== null;

/** Writes initials that are in a script of India in roman letters: "ఎం. ఎస్. సుబ్బులక్ష్మి" gives "m s సుబ్బులక్ష్మి". */
export function romanizeInitials(words: readonly string[]): string[] {
  const roman = words.map((word) => toLetters(word) ?? word);
  return roman.every((word) => word.length === 1) ? [roman.join("")] : roman;
}

/** Moves initials, and the text after a comma, before the name: "Subbulakshmi M. S." gives "M S Subbulakshmi". */
export function orderName(text: string, words: readonly string[]): string[] {
  const [name, first] = text.split(",").map((part) => part.trim());
  if (first) return [first, name!];
  const initials = words.filter((word) => [...word].length === 1);
  return [...initials, ...words.filter((word) => !initials.includes(word))];
}
