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
import { nameIndexRows } from "#app/data/search-index.ts";
import { insertStatements } from "../sql.ts";
import { accompanimentTypeSeeds } from "./accompaniment-types.ts";
import { raagaIsoNames, taalaIsoNames } from "./iso-names.ts";
import { mediaLocationTypeSeeds, mediaTypeSeeds } from "./media-types.ts";
import { aliasSeeds } from "./raaga-aliases.ts";
import { raagaSeeds } from "./raagas.ts";
import { roleSeeds } from "./roles.ts";
import { songTypeSeeds } from "./song-types.ts";
import { taalaSeeds } from "./taalas.ts";

/** Gives names in ISO 15919 to the rows that have none: lists seeded before they were known, too. */
function isoNameStatement(table: "raagas" | "taalas", names: Record<string, string>): string {
  const json = JSON.stringify(names).replaceAll("'", "''");
  return `UPDATE ${table} SET iso_name = value FROM json_each('${json}') WHERE key = ${table}.id AND iso_name IS NULL`;
}

/** The lists that every archive begins with, in production too. Safe to run again: what is there stays. */
export function referenceStatements(): string[] {
  const aliasesOf = (id: string) =>
    aliasSeeds.filter((alias) => alias.raagaId === id).map(({ alias }) => alias);
  const keys = [
    ...raagaSeeds.flatMap(({ id, description }) =>
      nameIndexRows("raaga", id, [id, description, ...aliasesOf(id)]),
    ),
    ...taalaSeeds.flatMap(({ id, description }) => nameIndexRows("taala", id, [id, description])),
    ...songTypeSeeds.flatMap(({ id }) => nameIndexRows("songType", id)),
  ];
  return [
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
    ...insertStatements(nameIndex, keys),
    isoNameStatement("raagas", raagaIsoNames),
    isoNameStatement("taalas", taalaIsoNames),
  ];
}
