const day = 86_400_000;

/** Returns a number that is constant for a UTC day and differs the next. `now` is milliseconds since 1970. */
export const dayNumber = (now: number): number => Math.floor(now / day);

/** Returns a pair of letters for a day, `aa` to `zz`, far from the day before's. Titles are chosen from it on. */
export function lettersOfDay(number: number): string {
  const place = (number * 389) % 676;
  const letter = (at: number) => String.fromCodePoint(97 + at);
  return letter(Math.floor(place / 26)) + letter(place % 26);
}

export const ofDay = <Item>(items: readonly Item[], number: number): Item | null =>
  items[(number * 37) % items.length] ?? null;
