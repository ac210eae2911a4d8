import { romanizeWords } from "../keys/romanize.ts";
import { parseYear } from "../years.ts";

export interface YearRange {
  first: number;
  last: number;
}

const decade = /^(\d{3}0)s$/;
const range = /^(\d{4})[-–—](\d{2}|\d{4})$/;

/** Reads a word as a year (1975), a decade (1960s) or a range (1960-65, 1960–1965); null for any other. */
export function readYears(word: string, thisYear: number): YearRange | null {
  const plain = word.replace(/\p{Nd}/gu, (digit) => romanizeWords(digit)[0] ?? digit);
  const [, start] = decade.exec(plain) ?? [];
  if (start && parseYear(start, thisYear)) return { first: Number(start), last: Number(start) + 9 };
  const [, from = plain, to = plain] = range.exec(plain) ?? [];
  const first = parseYear(from, thisYear);
  const last = parseYear(to.length === 2 ? `${from.slice(0, 2)}${to}` : to, thisYear);
  return first !== null && last !== null && first <= last ? { first, last } : null;
}
