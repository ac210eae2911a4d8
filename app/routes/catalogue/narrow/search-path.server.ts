import { type ChosenFacet, formatFacet } from "../../../domain/search/facets.ts";
import type { Possession } from "../../../domain/search/possession.ts";
import { listPath, type ListQuery } from "../../../lib/list-path.ts";

interface Repeated {
  has: readonly Possession[];
  only: readonly ChosenFacet[];
}

/** Returns the parameters that may occur several times, to append to a path. */
export function repeatedParameters({ has, only }: Repeated): string {
  const pairs = [
    ...has.map((feature) => ["has", feature]),
    ...only.map((one) => ["only", formatFacet(one)]),
  ];
  return pairs.length > 0 ? `&${new URLSearchParams(pairs)}` : "";
}

export const searchPath = (query: ListQuery, repeated: Repeated): string =>
  listPath("/search", { ...query, searched: "true" }) + repeatedParameters(repeated);
