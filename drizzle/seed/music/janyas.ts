import { janyaRows } from "./janya-rows.ts";
import { otherScaleRows } from "./other-scale-rows.ts";
import { readDescent, readRows } from "./source-lines.ts";

export interface JanyaSeed {
  id: string;
  isoName: string | null;
  /** The number of a melakarta. */
  parent: number | null;
  arohana: string | null;
  avarohana: string | null;
  bhashanga: boolean | null;
  /** Letters for the lines of sources that have its name, exactly this scale, and this parent. */
  lines: { name: string; scale: string; parent: string };
}

export interface OtherScaleSeed {
  raagaId: string;
  number: number;
  kind: "notes" | "phrase" | "homonym";
  arohana: string;
  avarohana: string;
  parent: number | null;
  lines: string;
}

const numberOf = (cell: string | null | undefined) => (cell ? Number(cell) : null);

export const janyaSeeds: JanyaSeed[] = readRows(janyaRows).map(
  ([id, isoName, parent, arohana, avarohana, bhashanga, name, scale, parentLines]) => ({
    id: id!,
    isoName: isoName ?? null,
    parent: numberOf(parent),
    arohana: arohana ?? null,
    avarohana: readDescent(arohana ?? null, avarohana ?? null),
    bhashanga: bhashanga ? bhashanga === "yes" : null,
    lines: { name: name ?? "-", scale: scale ?? "-", parent: parentLines ?? "-" },
  }),
);

const numbers = new Map<string, number>();

/** Other scales of raagas, numbered per raaga in the order of the list. */
export const otherScaleSeeds: OtherScaleSeed[] = readRows(otherScaleRows).map(
  ([raagaId, kind, parent, arohana, avarohana, lines]) => {
    const number = (numbers.get(raagaId!) ?? 0) + 1;
    numbers.set(raagaId!, number);
    return {
      raagaId: raagaId!,
      number,
      kind: kind as OtherScaleSeed["kind"],
      parent: numberOf(parent),
      arohana: arohana!,
      avarohana: readDescent(arohana!, avarohana!)!,
      lines: lines ?? "-",
    };
  },
);
