const day = 86_400_000;

/** A number that is another every day, the same for a whole day of UTC; `now` is milliseconds since 1970. */
export const dayNumber = (now: number): number => Math.floor(now / day);

/** A letter pair of a day, `aa` to `zz`, far from that of the day before: titles are chosen from it on. */
export function lettersOfDay(number: number): string {
  const place = (number * 389) % 676;
  const letter = (at: number) => String.fromCodePoint(97 + at);
  return letter(Math.floor(place / 26)) + letter(place % 26);
}

export const ofDay = <Item>(items: readonly Item[], number: number): Item | null =>
  items[(number * 37) % items.length] ?? null;
