import {
  accompanimentTypes,
  mediaLocationTypes,
  mediaTypes,
  nameIndex,
  raagaAliases,
  raagas,
  roles,
  songTypes,
  taalas,
} from "#drizzle/schema/index.ts";
import { makeNameIndexRows } from "#app/data/search/index/index-rows.ts";
import { insertStatements } from "../sql.ts";
import { accompanimentTypeSeeds } from "./accompaniment-types.ts";
import { referenceClaimStatements } from "./claim-statements.ts";
import { fillStatements, removeStatements, renameStatements } from "./corrections.ts";
import { mediaLocationTypeSeeds, mediaTypeSeeds } from "./media-types.ts";
import { raagaIsoNames, taalaIsoNames } from "./iso-names.ts";
import { linkStatements, peopleStatements } from "./people-statements.ts";
import { aliasSeeds } from "./raaga-aliases.ts";
import { raagaSeeds } from "./raagas.ts";
import { roleSeeds } from "./roles.ts";
import { scriptNameStatements } from "./script-names.ts";
import { songTypeSeeds } from "./song-types.ts";
import { taalaSeeds } from "./taalas.ts";

/**
 * Makes the statements for the reference lists of every archive. They can be run again: only empty fields,
 * names that older seeds misspelt, and names of songs that nobody has linked to people change.
 */
export async function referenceStatements(): Promise<string[]> {
  const aliasesOf = (id: string) =>
    aliasSeeds.filter((alias) => alias.raagaId === id).map(({ alias }) => alias);
  const keys = [
    ...raagaSeeds.flatMap(({ id, description }) =>
      makeNameIndexRows("raaga", id, [id, description, ...aliasesOf(id)]),
    ),
    ...taalaSeeds.flatMap(({ id, description }) =>
      makeNameIndexRows("taala", id, [id, description]),
    ),
    ...songTypeSeeds.flatMap(({ id }) => makeNameIndexRows("songType", id)),
  ];
  return [
    ...renameStatements(),
    ...removeStatements(),
    ...insertStatements(
      roles,
      roleSeeds.map((role) => ({ ...role, nameKey: role.name.toLowerCase(), isSystem: true })),
    ),
    ...insertStatements(raagas, raagaSeeds),
    ...insertStatements(raagaAliases, aliasSeeds),
    ...insertStatements(taalas, taalaSeeds),
    ...insertStatements(songTypes, songTypeSeeds),
    ...insertStatements(accompanimentTypes, accompanimentTypeSeeds),
    ...insertStatements(mediaTypes, mediaTypeSeeds),
    ...insertStatements(mediaLocationTypes, mediaLocationTypeSeeds),
    ...(await peopleStatements()),
    ...insertStatements(nameIndex, keys),
    ...fillStatements(),
    ...(await scriptNameStatements("raagas", Object.values(raagaIsoNames))),
    ...(await scriptNameStatements("taalas", Object.values(taalaIsoNames))),
    ...referenceClaimStatements(),
    ...linkStatements,
  ];
}
