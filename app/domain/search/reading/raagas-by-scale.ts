import {
  hasSwara,
  matchSwaras,
  parseLines,
  type ScaleLines,
  type SwaraPattern,
  swaraMatches,
} from "../../music/theory/match-swaras.ts";
import { splitQuery } from "./query-words.ts";
import { listScaleQueries, type ScaleQuery } from "./scale-words.ts";

export interface RaagaScale {
  id: string;
  /** 1 to 72, or null. */
  melakarta: number | null;
  arohana: string | null;
  avarohana: string | null;
  /** 1 is the best known; null if unknown. */
  fame: number | null;
  compositionCount: number;
}

/** The best known first, then those with more compositions, then melakartas, then by name. */
const byFame = (one: RaagaScale, other: RaagaScale) =>
  (one.fame ?? Infinity) - (other.fame ?? Infinity) ||
  other.compositionCount - one.compositionCount ||
  Number(one.melakarta === null) - Number(other.melakarta === null) ||
  (one.id < other.id ? -1 : 1);

/** How many raagas a part of a query may name. */
const maxRaagas = 400;

/**
 * Lists the raagas that a part of a query describes, best known first. For a scale these are the raagas with that very
 * scale, those with no other swaras before those that have it one way alone; if there are none, those with its swaras in
 * another order; if there are none, those with others too.
 */
const listRaagas = (query: ScaleQuery, raagas: readonly RaagaScale[]): RaagaScale[] =>
  chooseRaagas(query, raagas)
    .map((some) => some.toSorted(byFame))
    .flat();

/** Lists the ids of the raagas that a text describes by swaras or numbers, best known first; null if it has none. */
export function findDescribedRaagas(text: string, raagas: readonly RaagaScale[]): string[] | null {
  const [first, ...others] = listScaleQueries(splitQuery(text));
  if (!first) return null;
  const described = others.map((query) => new Set(listRaagas(query, raagas)));
  return listRaagas(first, raagas)
    .filter((raaga) => described.every((some) => some.has(raaga)))
    .map(({ id }) => id);
}

/**
 * Lists the ids of the raagas that a part of a query describes, to find songs by. Those that are not well known and have
 * no compositions are left out where others have some.
 */
export function findRaagasByScale(query: ScaleQuery, raagas: readonly RaagaScale[]): string[] {
  const chosen = listRaagas(query, raagas);
  const shown = chosen.filter(
    ({ compositionCount, fame }) => compositionCount > 0 || fame !== null,
  );
  return (shown.some(({ compositionCount }) => compositionCount > 0) ? shown : chosen)
    .slice(0, maxRaagas)
    .map(({ id }) => id);
}

/** Chooses the raagas that a query describes, in groups of which the first describes them best. */
function chooseRaagas(query: ScaleQuery, raagas: readonly RaagaScale[]): RaagaScale[][] {
  if (query.kind === "melakarta")
    return [raagas.filter(({ melakarta }) => melakarta === query.number)];
  const swaras = [...new Set(query.swaras)];
  const known = raagas.flatMap((raaga) => {
    const lines = parseLines(raaga.arohana, raaga.avarohana);
    return lines ? [{ raaga, lines }] : [];
  });
  if (query.kind === "scale") {
    const byMatch = Map.groupBy(known, ({ lines }) => matchSwaras(query.swaras, lines));
    const best = swaraMatches.find((match) => byMatch.has(match));
    const found = best ? byMatch.get(best)! : [];
    const [own, others] = [true, false].map((isOwn) =>
      found.filter(({ lines }) => hasNoOthers(swaras, lines) === isOwn),
    );
    return [own!, others!].map((some) => some.map(({ raaga }) => raaga));
  }
  const hasAll = query.kind === "with";
  const having = known.filter(({ lines: { up, down } }) =>
    swaras.every((one) => hasSwara([...up, ...down], one) === hasAll),
  );
  return [having.map(({ raaga }) => raaga)];
}

const hasNoOthers = (swaras: readonly SwaraPattern[], { up, down }: ScaleLines) =>
  [...up, ...down].every((name) => name === "S" || swaras.some((one) => hasSwara([name], one)));
