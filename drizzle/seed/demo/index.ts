import { createHash } from "node:crypto";
import {
  mediaFiles,
  nameIndex,
  songIndex,
  songs,
  userRoles,
  users,
} from "#drizzle/schema/index.ts";
import { makeNameIndexRows, makeSongIndexRows } from "#app/data/search/index/index-rows.ts";
import { hashPassword } from "#app/lib/password.server.ts";
import { raagaSeeds } from "../reference/raagas.ts";
import { roleSeeds } from "../reference/roles.ts";
import { insertStatements } from "../sql.ts";
import { demoUsers } from "./users.ts";
import { scaleRecording } from "./scale-tone.ts";
import { demoSongs } from "./songs.ts";

interface StoredFile {
  id: string;
  bytes: Uint8Array;
  contentType: string;
}

const contributor = 2;
const bytesPerSecond = 32_000;

/** Returns the demo songs, users and recordings: SQL, and files for R2. */
export async function makeDemo(): Promise<{ statements: string[]; files: StoredFile[] }> {
  const files: StoredFile[] = [];
  const rows = demoSongs.map((song, at) => {
    const raaga = raagaSeeds.find(({ id }) => id === song.raagaId);
    const scale = song.scaleRecording && raaga?.arohana && raaga.avarohana ? raaga : null;
    const fileId = scale
      ? createHash("sha256").update(song.title).digest("hex").slice(0, 32)
      : null;
    const bytes = scale ? scaleRecording(scale.arohana!, scale.avarohana!) : null;
    if (fileId && bytes) files.push({ id: fileId, bytes, contentType: "audio/wav" });
    return {
      id: at + 1,
      title: song.title,
      composer: song.composer,
      raagaId: song.raagaId,
      taalaId: song.taalaId,
      songTypeId: song.songTypeId,
      language: song.language,
      description: song.description,
      lyrics: song.lyrics,
      source: song.source,
      uploadType: fileId ? ("Audio" as const) : null,
      mediaTypeId: fileId ? 1 : null,
      mediaLocationTypeId: fileId ? 2 : null,
      mediaFileId: fileId,
      mediaDescription: scale ? `The scale of ${scale.id}, synthesised for this demonstration` : "",
      durationSeconds: bytes ? Math.round(bytes.length / bytesPerSecond) : null,
      createdBy: contributor,
    };
  });
  const composers = new Set(rows.map(({ composer }) => composer));
  return {
    files,
    statements: [
      ...insertStatements(
        users,
        await Promise.all(
          demoUsers.map(async ({ id, username, displayName, password }) => ({
            id,
            username,
            displayName,
            passwordHash: await hashPassword(password),
          })),
        ),
      ),
      ...insertStatements(
        userRoles,
        demoUsers.flatMap(({ id, roles }) =>
          roles.map((name) => ({
            userId: id,
            roleId: roleSeeds.find((role) => role.name === name)!.id,
          })),
        ),
      ),
      ...insertStatements(
        mediaFiles,
        files.map(({ id, bytes, contentType }) => ({
          id,
          contentType,
          size: bytes.length,
          status: "ready" as const,
          fileName: "scale.wav",
          ownerId: contributor,
        })),
      ),
      ...insertStatements(songs, rows),
      ...insertStatements(
        songIndex,
        rows.flatMap((row) => makeSongIndexRows({ ...row, accompanists: [] })),
      ),
      ...insertStatements(
        nameIndex,
        [...composers].flatMap((name) => makeNameIndexRows("composer", name)),
      ),
    ],
  };
}
