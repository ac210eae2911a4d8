import type { ClaimSeed } from "../claims/claim-statements.ts";
import { citationsOfLines } from "../music/source-lines.ts";
import { taalaAliasSeeds } from "./taalas.ts";

/** Which sources have a taala's other names. */
export const taalaClaims: ClaimSeed[] = taalaAliasSeeds.flatMap(({ taalaId, alias, lines }) =>
  citationsOfLines(lines).map((citation) => ({
    kind: "taala" as const,
    id: taalaId,
    field: `alias ${alias}`,
    ...citation,
  })),
);
