import type { SwaraName } from "../scale.ts";
import type { KnownScale } from "./known-scale.ts";

export interface LookAlike {
  id: string;
  /** The swara that only the other raaga has, and the one that only this one has. */
  has: SwaraName | null;
  lacks: SwaraName | null;
  isSameScale: boolean;
}

const most = 12;

/**
 * Finds raagas with the same scale, then those with the same swaras, those of which one swara is of another kind
 * (`M1`, `M2`), and those with one more or fewer. Those with songs come first, and no more than twelve.
 */
export function findLookAlikes(raaga: KnownScale, others: readonly KnownScale[]): LookAlike[] {
  const lookAlikes = others.flatMap((other) => {
    const like = other.id === raaga.id ? null : compare(raaga, other);
    return like ? [{ like, songs: other.compositionCount }] : [];
  });
  return lookAlikes
    .toSorted((one, two) => distance(one.like) - distance(two.like) || two.songs - one.songs)
    .slice(0, most)
    .map(({ like }) => like);
}

function compare(raaga: KnownScale, other: KnownScale): LookAlike | null {
  if (Math.abs(raaga.swaras.length - other.swaras.length) > 1) return null;
  const has = other.swaras.filter((name) => !raaga.swaras.includes(name));
  const lacks = raaga.swaras.filter((name) => !other.swaras.includes(name));
  if (has.length > 1 || lacks.length > 1) return null;
  const isSameScale = raaga.order === other.order;
  return { id: other.id, has: has[0] ?? null, lacks: lacks[0] ?? null, isSameScale };
}

function distance({ has, lacks, isSameScale }: LookAlike): number {
  if (!has && !lacks) return isSameScale ? 0 : 1;
  if (has && lacks) return has[0] === lacks[0] ? 2 : 4;
  return 3;
}
