import {
  accompanimentTypes,
  mediaLocationTypes,
  mediaTypes,
  roles,
  songTypes,
} from "#drizzle/schema/index.ts";
import { insertStatements } from "../sql.ts";
import { accompanimentTypeSeeds } from "./accompaniment-types.ts";
import { referenceClaimStatements } from "./claim-statements.ts";
import { entryClaimStatements } from "../entries/claim-statements.ts";
import { removeStatements, renameStatements } from "./corrections.ts";
import { listNameStatements } from "./list-name-statements.ts";
import { songTypeNames } from "./list-names.ts";
import { mediaLocationTypeSeeds, mediaTypeSeeds } from "./media-types.ts";
import { deitySeeds } from "./deities.ts";
import { deityStatements } from "./deity-statements.ts";
import { raagaIsoNames, taalaIsoNames } from "./iso-names.ts";
import { personSeeds } from "./people.ts";
import { linkStatements, peopleStatements } from "./people-statements.ts";
import { exceptionStatements } from "../entries/exception-statements.ts";
import { nameExceptions } from "./name-exceptions.ts";
import { nameKeyStatements } from "../entries/name-key-statements.ts";
import { aliasSeeds } from "./raaga-aliases.ts";
import { raagaStatements } from "../entries/raaga-statements.ts";
import { raagaSeeds } from "./raagas.ts";
import { roleSeeds } from "./roles.ts";
import { scriptNameStatements } from "./script-names.ts";
import { songTypeSeeds } from "./song-types.ts";
import { taalaStatements } from "../entries/taala-statements.ts";
import { taalaClaims } from "./taala-claims.ts";
import { taalaAliasSeeds, taalaSeeds } from "./taalas.ts";

const raagaAliases = Map.groupBy(aliasSeeds, ({ raagaId }) => raagaId);
const taalaAliases = Map.groupBy(taalaAliasSeeds, ({ taalaId }) => taalaId);

const songTypeAliases = new Map(
  Object.entries(songTypeNames).map(([id, names]) => [id, names.map((alias) => ({ alias }))]),
);

const named =
  (aliases: Map<string, { alias: string }[]>) =>
  ({ id, description }: { id: string; description: string }) => ({
    name: id,
    description,
    aliases: (aliases.get(id) ?? []).map(({ alias }) => alias),
  });

/** Returns the statements for the lists that an archive needs before it has a song or a user. */
export const shortListStatements = (): string[] => [
  ...insertStatements(
    roles,
    roleSeeds.map((role) => ({ ...role, nameKey: role.name.toLowerCase(), isSystem: true })),
  ),
  ...insertStatements(songTypes, songTypeSeeds),
  ...insertStatements(accompanimentTypes, accompanimentTypeSeeds),
  ...insertStatements(mediaTypes, mediaTypeSeeds),
  ...insertStatements(mediaLocationTypes, mediaLocationTypeSeeds),
];

const alone = (statements: string[]) => statements.map((one) => [one]);

/**
 * Returns the statements for the reference lists of every archive, in portions that pages may see apart: what a portion
 * deletes, it writes anew. They can be run again: users' changes stay, other fields of raagas and taalas are updated
 * from the seeds.
 */
export async function referencePortions(): Promise<string[][]> {
  const portions = [
    renameStatements(),
    removeStatements(),
    ...alone(shortListStatements()),
    raagaStatements(
      raagaSeeds,
      aliasSeeds.map(({ raagaId, ...alias }) => ({ ...alias, id: raagaId })),
    ),
    taalaStatements(
      taalaSeeds,
      taalaAliasSeeds.map(({ taalaId, ...alias }) => ({ ...alias, id: taalaId })),
    ),
    ...alone(listNameStatements()),
    ...alone(deityStatements()),
    ...alone(await peopleStatements()),
    ...alone(nameKeyStatements("raaga", raagaSeeds.map(named(raagaAliases)))),
    ...alone(nameKeyStatements("taala", taalaSeeds.map(named(taalaAliases)))),
    ...alone(nameKeyStatements("songType", songTypeSeeds.map(named(songTypeAliases)))),
    exceptionStatements(nameExceptions),
    ...alone(await scriptNameStatements("raagas", Object.values(raagaIsoNames))),
    ...alone(await scriptNameStatements("taalas", Object.values(taalaIsoNames))),
    ...alone(referenceClaimStatements()),
    entryClaimStatements(taalaClaims),
    ...alone(linkStatements),
  ];
  return portions.filter((statements) => statements.length > 0);
}

/** Returns the statements of all portions. */
export const referenceStatements = async (): Promise<string[]> =>
  (await referencePortions()).flat();

/** The ids of the seeds by the table that has them. */
export const referenceIds: Record<string, string[]> = {
  raagas: raagaSeeds.map(({ id }) => id),
  taalas: taalaSeeds.map(({ id }) => id),
  song_types: songTypeSeeds.map(({ id }) => id),
  deities: deitySeeds.map(({ id }) => id),
  people: personSeeds.map(({ id }) => id),
};
