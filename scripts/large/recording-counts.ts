import type { Chance } from "./chance.ts";

/** The last compositions of an archive that can hold them: pages of these are measured. */
const measured = [1, 10, 200];
const measuredSongs = measured.reduce((sum, count) => sum + count);

/** Yields the number of recordings of each composition, mostly one, at most five, until there are `songs`. */
export function* countRecordings(chance: Chance, songs: number): Generator<number> {
  const last = songs > measuredSongs ? measured : [];
  let left = songs - (last.length > 0 ? measuredSongs : 0);
  while (left > 0) {
    const count = Math.min(left, chance.happens(0.7) ? 1 : chance.between(2, 5));
    yield count;
    left -= count;
  }
  yield* last;
}
