import {
  announcePicture,
  discardAnnounced,
  type PicturedPerson,
  writePicture,
} from "../../data/people/person-picture.ts";
import type { User } from "../../data/users/users.ts";
import { outcomeOf, type WriteResult } from "../../data/write-batch.ts";
import type { PictureSize } from "../../domain/media/picture-type.ts";
import type { PersonPicture } from "../../domain/people/person-picture.ts";
import { logError } from "../../lib/log.server.ts";
import { deleteDiscarded } from "../media/clean-up-media.ts";
import type { Services, UploadServices } from "../services.ts";

type PictureServices = UploadServices & Pick<Services, "logEvent">;

/** A checked file and its bytes. */
export interface NewPictureFile extends PictureSize {
  bytes: Uint8Array;
}

/**
 * Stores the files of a new picture, or keeps those of the present one if there are none, and what is said of it. If
 * it fails, nothing of the new files stays. Fails with the reasons of `writePicture`.
 */
export async function savePicture(
  services: PictureServices,
  actor: User,
  person: PicturedPerson,
  texts: Omit<PersonPicture, "files">,
  newFiles: readonly NewPictureFile[],
): Promise<WriteResult> {
  const { db, bucket, logEvent, now } = services;
  const files = newFiles.map((file) => ({
    ...file,
    id: crypto.getRandomValues(new Uint8Array(16)).toHex(),
    size: file.bytes.length,
  }));
  const writer = { userId: actor.id, now: now() };
  const stored = files.map(({ id, type, width, height }) => ({ id, type, width, height }));
  const kept = person.picture?.files ?? [];
  const picture = { ...texts, files: stored.length > 0 ? stored : kept };
  let written: WriteResult = { ok: false, reason: "unavailable" };
  try {
    if (files.length > 0) {
      written = await announcePicture(db, person.id, files, writer);
      if (!written.ok) return written;
      await Promise.all(
        files.map(({ id, type, bytes }) =>
          bucket.put(id, bytes, { httpMetadata: { contentType: type } }),
        ),
      );
    }
    written = await writePicture(db, { person, picture }, writer);
  } catch (error) {
    written = { ok: false, reason: "unavailable" };
    throw error;
  } finally {
    if (!written.ok) await forgetFiles(services, files);
  }
  logEvent("person picture saved", outcomeOf(written), actor.id);
  if (written.ok && stored.length > 0) await deleteFiles(services, kept);
  return written;
}

/** Removes the picture of a person and its files. Fails with the reasons of `writePicture`. */
export async function removePicture(
  services: PictureServices,
  actor: User,
  person: PicturedPerson,
): Promise<WriteResult> {
  const writer = { userId: actor.id, now: services.now() };
  const written = await writePicture(services.db, { person, picture: null }, writer);
  services.logEvent("person picture removed", outcomeOf(written), actor.id);
  if (written.ok) await deleteFiles(services, person.picture?.files ?? []);
  return written;
}

/** Deletes files that no person has. What fails is left to the scheduled job. */
async function forgetFiles(services: PictureServices, files: readonly { id: string }[]) {
  const ids = files.map(({ id }) => id);
  try {
    const discarded = await discardAnnounced(services.db, ids, services.now());
    await deleteFiles(
      services,
      discarded.map((id) => ({ id })),
    );
  } catch (error) {
    logError("person picture", error);
  }
}

async function deleteFiles(services: PictureServices, files: readonly { id: string }[]) {
  for (const { id } of files) await deleteDiscarded(services, { id, uploadId: null });
}
