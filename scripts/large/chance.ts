/** A seeded random generator (mulberry32): the same seed gives the same archive. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 (included) to 1 (excluded). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let bits = this.#state;
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** True in `share` of the cases. */
  happens(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number, both ends included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  oneOf<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  /** One of a list whose first items are the likeliest; a higher `skew` favours them more. */
  favour<T>(list: readonly T[], skew = 2): T {
    return list[Math.floor(this.next() ** skew * list.length)]!;
  }
}
