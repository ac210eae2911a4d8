import { byFame } from "./by-fame.ts";
import type { KnownScale } from "./known-scale.ts";
import type { SwaraName } from "../scale.ts";

export interface LookAlike {
  id: string;
  /** The swara that only the other raaga has, and the one that only this one has. */
  has: SwaraName | null;
  lacks: SwaraName | null;
  isSameScale: boolean;
}

const most = 12;

/**
 * Finds raagas that are taken for this one, twelve at most. First come those of the same shape, of which one swara is
 * of another kind (`M1`, `M2`), and those with the same swaras; then those with one swara more, fewer or instead. The
 * best known of each come first; of raagas that are not, those that differ least.
 */
export function findLookAlikes(raaga: KnownScale, others: readonly KnownScale[]): LookAlike[] {
  return others
    .flatMap((other) => {
      const like = other.id === raaga.id ? null : compare(raaga, other);
      return like ? [{ other, like, isClose: isClose(raaga, other, like) }] : [];
    })
    .toSorted(
      (one, two) =>
        Number(two.isClose) - Number(one.isClose) ||
        (one.other.fame === null && two.other.fame === null
          ? distance(one.like) - distance(two.like)
          : 0) ||
        byFame(one.other, two.other),
    )
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

/** Whether two scales have the same swaras, or go the same way with another kind of one. */
function isClose(raaga: KnownScale, other: KnownScale, { has, lacks }: LookAlike): boolean {
  if (!has && !lacks) return true;
  return Boolean(
    has && lacks && has[0] === lacks[0] && raaga.order.replaceAll(lacks, has) === other.order,
  );
}

function distance({ has, lacks, isSameScale }: LookAlike): number {
  if (!has && !lacks) return isSameScale ? 0 : 1;
  if (has && lacks) return has[0] === lacks[0] ? 2 : 4;
  return 3;
}
