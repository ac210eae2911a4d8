import { and, eq, sql } from "drizzle-orm";
import { compositions, mediaFiles, songs } from "#drizzle/schema/index.ts";
import type { PresentedRecording } from "../../../domain/records/iiif-manifest.ts";
import { testSound } from "../../../domain/songs/test-sound.ts";
import { counterValue } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { live } from "../song-columns.ts";

/**
 * Finds the uploaded recording of a song. Null if there is no such song, if its recording is elsewhere or a test sound,
 * or if its length is not known. One batch.
 */
export async function findRecording(
  db: Database,
  songId: number,
): Promise<{ recording: PresentedRecording; version: number } | null> {
  const [[row]] = await db.batch([
    db
      .select({
        songId: songs.id,
        title: songs.title,
        scriptNames: compositions.scriptNames,
        composer: songs.composer,
        singer: songs.singer,
        recordingDate: songs.recordingDate,
        event: songs.event,
        place: songs.place,
        raagaId: songs.raagaId,
        taalaId: songs.taalaId,
        rights: songs.recordingRights,
        permission: songs.recordingPermission,
        start: songs.startSeconds,
        end: songs.endSeconds,
        length: songs.durationSeconds,
        uploadType: songs.uploadType,
        fileId: sql<string>`${mediaFiles.id}`.as("file_id"),
        contentType: mediaFiles.contentType,
        fileLength: sql<number | null>`${mediaFiles.durationSeconds}`.as("file_length"),
        version: counterValue("version").as("version"),
      })
      .from(songs)
      .innerJoin(compositions, eq(compositions.id, songs.compositionId))
      .innerJoin(
        mediaFiles,
        and(eq(mediaFiles.id, songs.mediaFileId), eq(mediaFiles.status, "ready")),
      )
      .where(and(eq(songs.id, songId), live)),
  ]);
  if (!row || row.singer === testSound) return null;
  const { length, fileLength, uploadType, fileId, contentType, version, ...recording } = row;
  if (uploadType !== "Audio" && uploadType !== "Video") return null;
  const end = recording.end ?? fileLength;
  const duration = length ?? (end === null ? null : end - (recording.start ?? 0));
  if (duration === null || duration <= 0) return null;
  const medium = { kind: uploadType, fileId, contentType };
  return { recording: { ...recording, medium, duration }, version };
}
