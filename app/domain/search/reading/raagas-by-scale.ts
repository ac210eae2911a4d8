import {
  hasSwara,
  matchSwaras,
  parseLines,
  swaraMatches,
} from "../../music/theory/match-swaras.ts";
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

/** How many raagas a part of a query may name. */
const maxRaagas = 400;

/**
 * Lists the ids of the raagas that a part of a query describes, best known first. For a scale these are the raagas with
 * that very scale; if there are none, those with its swaras in another order; if there are none, those with others too.
 * Raagas without compositions are left out where others have some, as no song is found by them.
 */
export function findRaagasByScale(query: ScaleQuery, raagas: readonly RaagaScale[]): string[] {
  const chosen = chooseRaagas(query, raagas);
  const sung = chosen.filter(({ compositionCount }) => compositionCount > 0);
  return (sung.length > 0 ? sung : chosen)
    .toSorted(byFame)
    .slice(0, maxRaagas)
    .map(({ id }) => id);
}

function chooseRaagas(query: ScaleQuery, raagas: readonly RaagaScale[]): readonly RaagaScale[] {
  if (query.kind === "melakarta")
    return raagas.filter(({ melakarta }) => melakarta === query.number);
  const swaras = [...new Set(query.swaras)];
  const known = raagas.flatMap((raaga) => {
    const lines = parseLines(raaga.arohana, raaga.avarohana);
    return lines ? [{ raaga, lines }] : [];
  });
  if (query.kind === "scale") {
    const byMatch = Map.groupBy(known, ({ lines }) => matchSwaras(query.swaras, lines));
    const best = swaraMatches.find((match) => byMatch.has(match));
    return best ? byMatch.get(best)!.map(({ raaga }) => raaga) : [];
  }
  const hasAll = query.kind === "with";
  return known
    .filter(({ lines: { up, down } }) =>
      swaras.every((one) => hasSwara([...up, ...down], one) === hasAll),
    )
    .map(({ raaga }) => raaga);
}
