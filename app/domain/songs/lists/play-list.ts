/** A song to be played and its composition. */
export type PlayPair = readonly [song: number, composition: number];

/** A portion of what a list has to play, in its order; of a composition its main song comes first. */
export interface PlayList {
  songs: PlayPair[];
  /** The song of the list's entry after which the next portion begins; null at the end. */
  after: number | null;
}

/**
 * Orders songs as the entries of their list, which are compositions or songs; those without an entry are left out. Songs
 * of one composition stay together where it is the entry.
 */
export function orderSongs(
  entries: readonly number[],
  songs: readonly { song: number; composition: number; isMain: 0 | 1 }[],
  byComposition: boolean,
): PlayPair[] {
  const places = new Map(entries.map((entry, at) => [entry, at]));
  return songs
    .flatMap((one) => {
      const place = places.get(byComposition ? one.composition : one.song);
      return place === undefined ? [] : [{ ...one, place }];
    })
    .toSorted((a, b) => a.place - b.place || b.isMain - a.isMain)
    .map(({ song, composition }) => [song, composition] as const);
}
