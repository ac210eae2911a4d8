import { isSwaraName, type Swara, type SwaraName, swaraNames } from "../scale.ts";
import { melakartaNames } from "../theory/foreign-swaras.ts";
import type { NotatedSwara, Notation } from "./notation.ts";
import { timeNotation } from "./time-notation.ts";

/** The raaga of a notation, as far as it is known. */
export interface NotatedRaaga {
  up: readonly Swara[];
  down: readonly Swara[];
  /** The number of its melakarta, or of its parent. */
  melakarta: number | null;
}

type SoundingSwara = Pick<Swara, "name" | "octave">;

export interface RaagaSwaras {
  /** What sounds for each swara in order; null for a letter whose swara nothing tells. */
  swaras: (SoundingSwara | null)[];
  /** The swaras that the raaga does not have, as they are written, with the lines of the text that have them. */
  foreign: { name: string; lines: number[] }[];
  /** The letters that need a number, because the raaga has two of their swaras, or none and no parent. */
  unclear: { name: string; lines: number[] }[];
}

/**
 * Finds the swaras of a notation in its raaga. A letter without a number is the one that the raaga has; of two, the one
 * of the way up where the next swara is higher, else of the way down; where it has none, that of its melakarta.
 */
export function findSwaras(notation: Notation, raaga: NotatedRaaga | null): RaagaSwaras {
  const { swaras, lines } = timeNotation(notation);
  const names = new Set([...(raaga?.up ?? []), ...(raaga?.down ?? [])].map(({ name }) => name));
  const isKnown = names.size > 0;
  const foreign = new Map<string, Set<number>>();
  const unclear = new Map<string, Set<number>>();
  const lineAt = (at: number) => lines.findLast(({ firstSwara }) => firstSwara <= at)?.line.at ?? 1;
  const note = (found: Map<string, Set<number>>, name: string, at: number) =>
    found.set(name, (found.get(name) ?? new Set()).add(lineAt(at)));
  const sounding = swaras.map(({ swara }, at): SoundingSwara | null => {
    const { name, octave } = swara;
    const choices = varietiesOf(name).filter((one) => names.has(one));
    if (isKnown && choices.length === 0) note(foreign, name, at);
    if (isSwaraName(name)) return { name, octave };
    if (choices.length > 1) note(unclear, name, at);
    const isRising = isHigher(swaras[at + 1]?.swara, swara);
    const way = (isRising ? raaga?.up : raaga?.down) ?? [];
    const chosen =
      choices.length > 1
        ? (choices.find((one) => way.some((step) => step.name === one)) ?? choices[0])
        : (choices[0] ?? varietiesOf(name).find((one) => hasMelakarta(raaga, one)));
    if (!chosen) note(unclear, name, at);
    return chosen ? { name: chosen, octave } : null;
  });
  return { swaras: sounding, foreign: toList(foreign), unclear: toList(unclear) };
}

const toList = (found: Map<string, Set<number>>) =>
  [...found].map(([name, lines]) => ({ name, lines: [...lines] }));

/** The swaras that a name may stand for: all of a letter, or the one that it names. */
const varietiesOf = (name: string): SwaraName[] =>
  swaraNames.filter((one) => one === name || (name.length === 1 && one.startsWith(name)));

const hasMelakarta = (raaga: NotatedRaaga | null, name: SwaraName) =>
  raaga?.melakarta ? melakartaNames(raaga.melakarta).has(name) : false;

const letters = "SRGMPDN";

function isHigher(next: NotatedSwara | undefined, swara: NotatedSwara): boolean {
  if (!next) return false;
  const height = ({ name, octave }: NotatedSwara) => octave * 7 + letters.indexOf(name[0]!);
  return height(next) > height(swara);
}
