import type { ClaimSeed } from "../claims/claim-statements.ts";
import { citationsOf } from "../claims/sources.ts";
import { ownTaalaNote, ownTaalaPages } from "../music/own-taalas.ts";
import { citationsOfLines } from "../music/source-lines.ts";
import { taalaAliasSeeds, taalaSeeds } from "./taalas.ts";

const callHis = citationsOf(ownTaalaPages);

/** Claims of taalas: their aliases, and those that are the composer's own. */
export const taalaClaims: ClaimSeed[] = [
  ...taalaAliasSeeds.flatMap(({ taalaId, alias, lines }) =>
    citationsOfLines(lines).map((citation) => ({
      kind: "taala" as const,
      id: taalaId,
      field: `alias ${alias}`,
      ...citation,
    })),
  ),
  ...taalaSeeds
    .filter(({ creatorId }) => creatorId !== null)
    .flatMap(({ id }) =>
      callHis.map(({ source }) => ({
        kind: "taala" as const,
        id,
        field: "creator",
        source,
        note: ownTaalaNote,
      })),
    ),
];
