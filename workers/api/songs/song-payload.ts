import { z } from "zod";
import { detectMedia } from "#app/domain/media/media-url.ts";
import { accompanimentRow, accompanimentRows } from "#app/domain/songs/accompaniment-schema.ts";
import { type RecordingChoice, toRevision } from "#app/domain/songs/recording.ts";
import { fieldsWith, specOf } from "#app/domain/songs/song-fields.ts";
import type { SongRevision } from "#app/domain/songs/song-revision.ts";
import { optionalFields, songSchema } from "#app/domain/songs/song-schema.ts";
import { invalidField, invalidFields } from "../http/problem.ts";
import { englishText } from "../http/english-text.ts";

const accompaniments = accompanimentRows(
  z.object({
    accompanimentTypeId: accompanimentRow.typeId,
    playedBy: accompanimentRow.players.nullish(),
  }),
  ({ accompanimentTypeId, playedBy }) => ({ typeId: accompanimentTypeId, players: playedBy ?? [] }),
);

export const newSong = songSchema(new Set(["mediaTypeId", "uploadType"] as const)).extend({
  accompaniments,
});
export const changedSong = songSchema(optionalFields).extend({ accompaniments });

export const songQuery = z.object({
  mediadescription: z.string().max(5000, "form.maximum").optional(),
  url: z.string().max(2000, "form.maximum").optional().meta({
    description: "A YouTube address, or that of an audio or video file.",
  }),
});

/** Completes a payload; what old clients do not know of stays as it is in `before`. */
export function readPayload(
  body: z.output<typeof changedSong>,
  choice: RecordingChoice,
  mediaDescription: string | undefined,
  before: SongRevision | null,
): SongRevision {
  const song = toRevision(body, choice, before);
  return {
    ...song,
    language: body.language ?? before?.language ?? null,
    mediaTypeId: body.mediaTypeId ?? before?.mediaTypeId ?? null,
    mediaDescription: mediaDescription ?? song.mediaDescription,
  };
}

export function rejectEmptied(before: SongRevision, after: SongRevision): void {
  const emptied = fieldsWith("required").filter((field) => before[field] && !after[field]);
  if (emptied.length > 0)
    throw invalidFields(
      emptied.map((fieldName) => ({
        fieldName,
        errorMessage: englishText(specOf(fieldName).required!),
      })),
    );
}

export function recordingOf(url: string): RecordingChoice {
  const found = detectMedia(url);
  if ("error" in found) throw invalidField("url", found.error);
  return "videoId" in found
    ? { kind: "YouTube", videoId: found.videoId }
    : { kind: "Link", ...found };
}
