/** Returns the number of a new order. */
export const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]!;

/**
 * Returns the place of a song in the order of a shuffle: 32 bits that depend on nothing but the seed and the song. So
 * the order is the same whatever portions of a list have come, and in whatever order.
 */
export function shuffledPlace(seed: number, id: number): number {
  let hash = Math.imul(id ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f);
  return (hash ^ (hash >>> 16)) >>> 0;
}
