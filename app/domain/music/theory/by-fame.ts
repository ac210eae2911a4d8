interface Known {
  id: string;
  /** 1 for the best known; null where it is unknown. */
  fame: number | null;
  compositionCount: number;
}

/** Compares two raagas: the better known comes first, then the one with more compositions here, then by id. */
export const byFame = (one: Known, other: Known): number =>
  placeOf(one) - placeOf(other) ||
  other.compositionCount - one.compositionCount ||
  (one.id < other.id ? -1 : 1);

const placeOf = ({ fame }: Known) => fame ?? Number.MAX_SAFE_INTEGER;
