import {
  compositions,
  concerts,
  mediaFiles,
  nameIndex,
  songIndex,
  songs,
  userRoles,
  users,
} from "#drizzle/schema/index.ts";
import { makeNameIndexRows, makeSongIndexRows } from "#app/data/search/index/index-rows.ts";
import { makeTitleNames } from "#app/domain/music/script/script-names.server.ts";
import { publicDomainMark } from "#app/domain/records/rights.ts";
import { testSound } from "#app/domain/songs/test-sound.ts";
import { hashPassword } from "#app/lib/password.server.ts";
import { type ClaimSeed, claimStatements } from "../claims/claim-statements.ts";
import { roleSeeds } from "../reference/roles.ts";
import { citationsOf } from "../claims/sources.ts";
import { insertStatements } from "../sql.ts";
import { claimsOf, type DemoComposition, music } from "./composition.ts";
import { demoConcerts } from "./concerts.ts";
import { demoCompositions } from "./demo-compositions.ts";
import { knownRecordingClaims } from "./known-recordings.ts";
import { melakartaKritiClaims } from "./melakarta-kritis.ts";
import { radioConcert } from "./recordings.ts";
import { keptListStatements } from "./kept-list.ts";
import { makeSongRows, type StoredFile } from "./song-rows.ts";
import { contributor, demoUsers } from "./users.ts";

const asText = (value: unknown) => JSON.stringify(value) as never;

/** Returns the users, compositions and recordings of the demonstration: SQL, and files for R2. */
export async function makeDemo(): Promise<{ statements: string[]; files: StoredFile[] }> {
  const { rows, files } = makeSongRows();
  const singers = rows.map(({ singer }) => singer).filter((name) => name !== testSound);
  return {
    files,
    statements: [
      ...(await userStatements()),
      ...insertStatements(
        mediaFiles,
        files.map(({ id, bytes, contentType, shape }) => ({
          id,
          contentType,
          shape,
          size: bytes.length,
          status: "ready" as const,
          fileName: "scale.wav",
          ownerId: contributor,
        })),
      ),
      ...insertStatements(compositions, await Promise.all(demoCompositions.map(toComposition))),
      ...insertStatements(concerts, demoConcerts),
      ...insertStatements(
        songs,
        rows.map(({ personIds, accompaniments, ...row }) => ({
          ...row,
          personIds: asText(personIds),
          accompaniments: asText(accompaniments),
        })),
      ),
      ...insertStatements(
        songIndex,
        rows.flatMap((row) => {
          const composition = demoCompositions[row.compositionId - 1]!;
          const otherTitles = listOtherTitles(composition);
          const { deity } = composition;
          const accompanists = row.accompaniments.flatMap(({ players }) => players);
          return makeSongIndexRows({ ...row, otherTitles, deity, accompanists });
        }),
      ),
      ...insertStatements(nameIndex, [
        ...distinct(rows.map(({ composer }) => composer)).flatMap((name) =>
          makeNameIndexRows("composer", name),
        ),
        ...distinct(singers).flatMap((name) => makeNameIndexRows("singer", name)),
      ]),
      ...keptListStatements(),
      ...claimStatements([
        ...demoCompositions.flatMap((composition, at) => claimsOf(composition, at + 1)),
        ...knownRecordingClaims,
        ...melakartaKritiClaims,
        ...rows.filter(({ externalMediaId }) => externalMediaId !== null).flatMap(claimsOfVideo),
      ]),
    ],
  };
}

const listOtherTitles = ({ isoTitle, nativeTitle, otherTitles = [] }: DemoComposition) =>
  [isoTitle, nativeTitle, ...otherTitles].filter((title) => title !== undefined);

const distinct = (names: string[]) => [...new Set(names)].filter(Boolean);

async function toComposition(composition: DemoComposition, at: number) {
  const { composer, isoTitle = null, nativeTitle = null, otherTitles = [], ...rest } = composition;
  const { title, raagaId = null, taalaId = null, songTypeId, language = null } = rest;
  return {
    id: at + 1,
    title,
    isoTitle,
    nativeTitle,
    scriptNames: asText(await makeTitleNames({ isoTitle, nativeTitle, language })),
    otherTitles: asText(otherTitles),
    composer: composer.name,
    composerId: composer.id,
    raagaId,
    taalaId,
    songTypeId,
    language,
    deity: rest.deity ?? "",
    signature: rest.signature ?? "",
    description: rest.description,
    lyrics: rest.lyrics ?? "",
    lyricsRights: rest.lyrics ? publicDomainMark : null,
    notation: rest.notation ?? "",
    notationRights: rest.notation ? publicDomainMark : null,
    pagesElsewhere: rest.pagesElsewhere ?? "",
    createdBy: contributor,
  };
}

const claimsOfVideo = ({ id, event }: { id: number; event: string }): ClaimSeed[] =>
  [music, ...(event ? [radioConcert.source] : [])].flatMap((text) =>
    citationsOf(text).map((citation) => ({ kind: "song", id: String(id), field: "", ...citation })),
  );

async function userStatements(): Promise<string[]> {
  const rows = demoUsers.map(async ({ id, username, displayName, password }) => ({
    id,
    username,
    displayName,
    passwordHash: await hashPassword(password),
  }));
  return [
    ...insertStatements(users, await Promise.all(rows)),
    ...insertStatements(
      userRoles,
      demoUsers.flatMap(({ id, roles }) =>
        roles.map((name) => ({
          userId: id,
          roleId: roleSeeds.find((role) => role.name === name)!.id,
        })),
      ),
    ),
  ];
}
