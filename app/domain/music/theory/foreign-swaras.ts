import { allMelakartas } from "../melakarta.ts";
import { parseScale, type Swara, type SwaraName, swaraNames } from "../scale.ts";

const melakartaSwaras = allMelakartas().map(
  ({ arohana }) => new Set(parseScale(arohana).map(({ name }) => name)),
);

/** Returns the swaras of a melakarta (1 to 72). */
export const melakartaNames = (melakarta: number): ReadonlySet<SwaraName> =>
  melakartaSwaras[melakarta - 1] ?? new Set();

/** Lists the different swaras of a scale, from S upwards. */
export function swarasOf(...scales: (readonly Swara[])[]): SwaraName[] {
  const names = new Set(scales.flatMap((scale) => scale.map(({ name }) => name)));
  return swaraNames.filter((name) => names.has(name));
}

/** Lists the swaras that a melakarta (1 to 72) does not have; none without a number. */
export function foreignSwaras(names: readonly SwaraName[], melakarta: number | null): SwaraName[] {
  const own = melakarta === null ? undefined : melakartaSwaras[melakarta - 1];
  return own ? names.filter((name) => !own.has(name)) : [];
}

/** Whether a scale may be a mistake: it has foreign swaras, and no source states that they are intended. */
export const isUnsure = (foreign: readonly SwaraName[], bhashanga: boolean | null) =>
  foreign.length > 0 && bhashanga !== true;
