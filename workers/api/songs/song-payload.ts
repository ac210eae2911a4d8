import { z } from "zod";
import { detectMedia } from "#app/domain/media/media-url.ts";
import type { MediumChoice } from "#app/domain/songs/medium.ts";
import { precisionOf } from "#app/domain/songs/recording-date.ts";
import { emptyValueOf, fieldsWith, specOf } from "#app/domain/songs/song-fields.ts";
import { accompanimentRow, accompanimentRows, songSchema } from "#app/domain/songs/song-schema.ts";
import type { SongSubmission, SubmittedValues } from "#app/domain/songs/song-submission.ts";
import { givenSources } from "../http/source-schemas.ts";
import { invalidField } from "../http/problem.ts";

const accompaniments = accompanimentRows(
  z.object({
    accompanimentTypeId: accompanimentRow.typeId,
    playedBy: accompanimentRow.players.nullish(),
  }),
  ({ accompanimentTypeId, playedBy }) => ({ typeId: accompanimentTypeId, players: playedBy ?? [] }),
);

/** REST dates are always complete days. */
const payload = (optional: Parameters<typeof songSchema>[0]) => {
  const schema = songSchema(optional);
  const recordingDate = schema.shape.recordingDate.refine(
    (date) => date === null || precisionOf(date) === "day",
    "songForm.dateInvalid",
  );
  return schema.extend({
    accompaniments,
    recordingDate,
    sources: givenSources("composition"),
    recordingSources: givenSources("song"),
  });
};

export const newSong = payload(new Set(["mediaTypeId"] as const));

const requiredIfStored = {
  description: "Required and not empty if the song has one; optional otherwise.",
};
const changed = payload(new Set(fieldsWith("mayStayEmpty")));
const { singer, recordingDate, description } = changed.shape;
export const changedSong = changed.extend({
  singer: singer.meta(requiredIfStored),
  recordingDate: recordingDate.meta(requiredIfStored),
  description: description.meta(requiredIfStored),
});

export const songQuery = z.object({
  mediadescription: z.string().max(5000, "form.maximum").optional(),
  url: z.string().max(2000, "form.maximum").optional().meta({
    description:
      "The address of a YouTube video or of an audio or video file. The times in a YouTube address (t, start, end) fill in startSeconds and endSeconds if these are empty.",
  }),
});

const emptyValues = Object.fromEntries(
  fieldsWith("payload")
    .filter((field) => specOf(field).payload === "empties")
    .map((field) => [field, emptyValueOf(field)]),
);

/**
 * Converts a payload to a submission. Clients leave out empty fields and fields that they do not know; the latter keep
 * their stored values.
 */
export function submissionOf(
  body: SubmittedValues,
  mediaDescription: string | undefined,
  medium: MediumChoice,
): SongSubmission {
  const present = Object.entries({ ...body, mediaDescription }).filter(
    ([, value]) => value !== undefined,
  );
  const values: SubmittedValues = { ...emptyValues, ...Object.fromEntries(present) };
  return { entrance: "rest", values, medium };
}

/** Parses the URL of a song's medium; without a URL the stored one stays. URLs at `origin` are files of the archive. */
export function mediumOfUrl(url: string | undefined, origin: string): MediumChoice {
  if (!url) return { kind: "keep" };
  const [, fileId] = /^\/media\/([0-9a-f]{32})$/.exec(url.slice(origin.length)) ?? [];
  if (fileId && url.startsWith(origin)) return { kind: "ownFile", fileId };
  const media = detectMedia(url);
  if ("error" in media) throw invalidField("url", media.error);
  return "videoId" in media ? { kind: "YouTube", ...media } : { kind: "Link", ...media };
}
