import { matchSwaras, type SwaraMatch, swaraMatches } from "../../music/theory/match-swaras.ts";
import type { ScaleQuery } from "./scale-words.ts";

export interface RaagaScale {
  id: string;
  /** 1 to 72, or null. */
  melakarta: number | null;
  arohana: string | null;
  avarohana: string | null;
  compositionCount: number;
}

/** Those with more compositions first, then melakartas, then by name. */
const byFame = (one: RaagaScale, other: RaagaScale) =>
  other.compositionCount - one.compositionCount ||
  Number(one.melakarta === null) - Number(other.melakarta === null) ||
  (one.id < other.id ? -1 : 1);

/**
 * Lists the ids of the raagas that a part of a query describes, best known first. For a scale these are the raagas with
 * that very scale; if there are none, those with its swaras in another order; if there are none, those with others too.
 */
export function findRaagasByScale(query: ScaleQuery, raagas: readonly RaagaScale[]): string[] {
  const chosen = chooseRaagas(query, raagas);
  return chosen.toSorted(byFame).map(({ id }) => id);
}

function chooseRaagas(query: ScaleQuery, raagas: readonly RaagaScale[]): RaagaScale[] {
  if (query.kind === "melakarta")
    return raagas.filter(({ melakarta }) => melakarta === query.number);
  const byMatch = (patterns: typeof query.swaras) =>
    Map.groupBy(raagas, ({ arohana, avarohana }) =>
      arohana && avarohana ? (matchSwaras(patterns, { arohana, avarohana }) ?? "none") : null,
    );
  const of = (matches: Map<SwaraMatch | "none" | null, RaagaScale[]>, match: SwaraMatch | "none") =>
    matches.get(match) ?? [];
  if (query.kind === "without") {
    const lacks = query.swaras.map((one) => new Set(of(byMatch([one]), "none")));
    return raagas.filter((raaga) => lacks.every((set) => set.has(raaga)));
  }
  const matches = byMatch(query.swaras);
  if (query.kind === "with") return swaraMatches.flatMap((match) => of(matches, match));
  return swaraMatches.map((match) => of(matches, match)).find((list) => list.length > 0) ?? [];
}
