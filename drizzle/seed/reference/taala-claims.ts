import type { ClaimSeed } from "../claims/claim-statements.ts";
import { citationsOf } from "../claims/sources.ts";
import { citationsOfLines } from "../music/source-lines.ts";
import { taalaAliasSeeds, taalaSeeds } from "./taalas.ts";

const callHis = citationsOf(
  "sahityakalp.com/indian-carnatic-vocalist-m-balamuralikrishna; naradanews.com/2016/11/obituary-sangeeta-samrat-m-balamuralikrishna/",
);

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
        note: "the gati changes within the sounded actions",
      })),
    ),
];
