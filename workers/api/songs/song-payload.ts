import { z } from "zod";
import { detectMedia } from "#app/domain/media/media-url.ts";
import { accompanimentRow, accompanimentRows } from "#app/domain/songs/accompaniment-schema.ts";
import { type MediumChoice, toRevision } from "#app/domain/songs/medium.ts";
import { precisionOf } from "#app/domain/songs/recording-date.ts";
import { fieldsWith, specOf } from "#app/domain/songs/song-fields.ts";
import type { SongRevision } from "#app/domain/songs/song-revision.ts";
import { endsAfterStart, optionalFields, songSchema } from "#app/domain/songs/song-schema.ts";
import { invalidField, invalidFields } from "../http/problem.ts";
import { englishText } from "../http/english-text.ts";

const accompaniments = accompanimentRows(
  z.object({
    accompanimentTypeId: accompanimentRow.typeId,
    playedBy: accompanimentRow.players.nullish(),
  }),
  ({ accompanimentTypeId, playedBy }) => ({ typeId: accompanimentTypeId, players: playedBy ?? [] }),
);

/** In REST a date is a whole day. */
const payload = (optional: Parameters<typeof songSchema>[0]) => {
  const schema = songSchema(optional);
  const recordingDate = schema.shape.recordingDate.refine(
    (date) => date === null || precisionOf(date) === "day",
    "songForm.dateInvalid",
  );
  return schema.extend({ accompaniments, recordingDate });
};

export const newSong = payload(new Set(["mediaTypeId", "uploadType"] as const));

const mayNotBeEmptied = {
  description: "Required, and not empty, where the song has one; else it may be left out or empty.",
};
const changed = payload(optionalFields);
const { singer, recordingDate, description } = changed.shape;
export const changedSong = changed.extend({
  singer: singer.meta(mayNotBeEmptied),
  recordingDate: recordingDate.meta(mayNotBeEmptied),
  description: description.meta(mayNotBeEmptied),
});

export const songQuery = z.object({
  mediadescription: z.string().max(5000, "form.maximum").optional(),
  url: z.string().max(2000, "form.maximum").optional().meta({
    description:
      "A YouTube address, or that of an audio or video file. The times of a YouTube address (t, start, end) become startSeconds and endSeconds where these are empty.",
  }),
});

/** Completes a payload; what old clients do not know of stays as it is in `before`. */
export function readPayload(
  body: z.output<typeof changedSong>,
  choice: MediumChoice,
  mediaDescription: string | undefined,
  before: SongRevision | null,
): SongRevision {
  const song = toRevision(body, choice, withoutOtherPart(before, choice));
  if (!endsAfterStart(song)) throw invalidField("url", "songForm.endBeforeStart");
  const known = before?.recordingDate ?? null;
  return {
    ...song,
    ...ownMusicOf(song, before),
    // REST does not tell a date that is not known to the day.
    recordingDate:
      body.recordingDate ?? (known !== null && precisionOf(known) !== "day" ? known : null),
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

export function mediumOfUrl(url: string): MediumChoice {
  const found = detectMedia(url);
  if ("error" in found) throw invalidField("url", found.error);
  return "videoId" in found ? { kind: "YouTube", ...found } : { kind: "Link", ...found };
}

/** Forgets the part of another video: REST has no fields for it, only the times of an address. */
function withoutOtherPart(before: SongRevision | null, choice: MediumChoice) {
  const isOther =
    choice.kind === "YouTube" &&
    choice.startSeconds !== null &&
    choice.videoId !== before?.externalMediaId;
  return before && isOther ? { ...before, startSeconds: null, endSeconds: null } : before;
}

/** A recording with a raaga or taala of its own keeps that of its composition, and changes its own. */
function ownMusicOf(song: SongRevision, before: SongRevision | null) {
  const own = (wanted: string | null, shared: string | null) => (wanted === shared ? null : wanted);
  return {
    ...(before?.ownRaagaId && {
      raagaId: before.raagaId,
      ownRaagaId: own(song.raagaId, before.raagaId),
    }),
    ...(before?.ownTaalaId && {
      taalaId: before.taalaId,
      ownTaalaId: own(song.taalaId, before.taalaId),
    }),
  };
}
