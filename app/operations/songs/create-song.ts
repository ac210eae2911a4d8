import { proposeStatements } from "../../data/records/proposing/propose-statements.ts";
import { type CreatedSong, findSongByRequest, insertSong } from "../../data/songs/write-song.ts";
import type { User } from "../../data/users/users.ts";
import { keepMedium } from "../../domain/songs/medium.ts";
import {
  nothingProposed,
  type ProposedEntries,
} from "../../domain/records/proposing/proposed-entries.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import type { Services } from "../services.ts";
import { checkSong, recheckSong } from "./check-song.ts";
import { openSong } from "./open-song.ts";
import { type SaveConflict, type SaveResult, saveSong } from "./save-song.ts";

type CreateResult = Exclude<SaveResult, SaveConflict>;

/**
 * Adds a song once per `requestId`, with what it brings: a recording of the composition `compositionId`, or a
 * composition of its own.
 * The same form sent again changes the song that was added.
 */
export async function createSong(
  services: Services,
  user: User,
  song: SongRevision,
  requestId: string,
  compositionId: number | null = null,
  proposed: ProposedEntries = nothingProposed,
): Promise<CreateResult> {
  const { db, logEvent, now } = services;
  if (!hasPermission(user.roles, "addSongs")) {
    logEvent("song added", "denied", user.id);
    return { kind: "denied" };
  }
  const existing = await findSongByRequest(db, requestId);
  if (existing) return updateCreated(services, user, existing, song, proposed);
  const parts = { composition: compositionId === null, song: true };
  const checked = await checkSong(services, user, song, [], parts, proposed);
  if (checked.kind === "invalid") return checked;
  const writer = { userId: user.id, now: now() };
  const written = await insertSong(
    db,
    checked.song,
    { compositionId, requestId, brought: await proposeStatements(db, proposed, writer) },
    writer,
  );
  if (!written.ok && written.reason === "exists") {
    // The same form was faster in another request.
    const twin = await findSongByRequest(db, requestId);
    if (twin) return { kind: "saved", ...twin };
  }
  logEvent("song added", written.ok ? "done" : "denied", user.id);
  if (written.ok) return { kind: "saved", ...written.song };
  const { reason } = written;
  if (reason === "denied" || reason === "missing" || reason === "tooLarge") return { kind: reason };
  return recheckSong(services, user, checked.song, [], parts, proposed);
}

async function updateCreated(
  services: Services,
  user: User,
  created: CreatedSong,
  song: SongRevision,
  proposed: ProposedEntries,
): Promise<CreateResult> {
  const open = await openSong(services, user, created.id, 0);
  if (typeof open === "string") return { kind: "saved", ...created };
  const [last, ...others] = open.changes;
  const isAsAdded = last?.kind === "created" && others.every(({ kind }) => kind === "created");
  if (!isAsAdded) return { kind: "saved", ...created };
  const wanted = keepMedium(song, open.song);
  const saved = await saveSong(services, user, open, open.revision, wanted, proposed);
  return saved.kind === "conflict" ? { kind: "saved", ...created } : saved;
}
