import { jatis, saptaTaalas } from "../sapta-taalas.ts";
import { rupaka, type TaalaCycle } from "./cycle.ts";

export interface ListedTaala extends TaalaCycle {
  id: string;
  creatorId: string | null;
}

export interface TaalaRow<T> {
  family: (typeof saptaTaalas)[number]["family"];
  taalas: (T | null)[];
}

const firstTaalas = ["Adi", rupaka, "Misra Chapu", "Khanda Chapu"];

/** Lists the taalas to know first. */
export const listFirstTaalas = <T extends ListedTaala>(taalas: readonly T[]) =>
  firstTaalas.flatMap((id) => taalas.find((one) => one.id === id) ?? []);

/** Orders taalas as the table of seven families by five jatis, the chapus, those of a creator, and the others. */
export function groupTaalas<T extends ListedTaala>(taalas: readonly T[], creatorId: string) {
  const rows = saptaTaalas.map(({ family, angas }): TaalaRow<T> => ({
    family,
    taalas: jatis.map(
      ({ name }) => taalas.find((one) => one.jati === name && one.angas === angas) ?? null,
    ),
  }));
  const inTable = new Set(rows.flatMap((row) => row.taalas));
  const rest = taalas.filter((one) => !inTable.has(one));
  const ofOthers = rest.filter((one) => one.creatorId !== creatorId);
  return {
    rows,
    chapus: ofOthers.filter(({ groups }) => groups !== null),
    own: rest.filter((one) => one.creatorId === creatorId),
    others: ofOthers.filter(({ groups }) => groups === null),
  };
}
