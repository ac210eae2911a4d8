import { z } from "zod";
import { findSongRecord } from "#app/data/songs/song-records.ts";
import type { User } from "#app/data/users/users.ts";
import { detectMedia } from "#app/domain/media/media-url.ts";
import {
  accompanimentFields,
  accompanimentRows,
  type Optional,
  songFields,
} from "#app/domain/songs/song-form.ts";
import type { ChosenMedia } from "#app/domain/songs/song-media.ts";
import type { SongToSave } from "#app/domain/songs/song-to-save.ts";
import { createSong, openSong, type Saved, saveSong } from "#app/operations/songs/save-song.ts";
import type { Services } from "#app/operations/services.ts";
import { operation } from "../http/operation.ts";
import { invalidFields, Problem } from "../http/problem.ts";
import { numberId } from "../http/schemas.ts";
import { addressOf, song, toSong } from "./song.ts";
import { say } from "../http/words.ts";

const prefix = "/mbkmusic-mbkmusic";

/** A row of the payload as the domain reads it. */
const accompaniments = accompanimentRows(
  z.object({
    accompanimentTypeId: accompanimentFields.typeId,
    playedBy: accompanimentFields.players.nullish(),
  }),
  ({ accompanimentTypeId, playedBy }) => ({ typeId: accompanimentTypeId, players: playedBy ?? [] }),
);

/** The form's own fields, under the names of the payload; what is `optional` may be left out. */
function payload(...optional: Optional[]) {
  const fields = songFields(new Set(optional)).shape;
  const mayLeaveOut = <T extends z.ZodType>(name: Optional, field: T) =>
    optional.includes(name) ? field.optional() : field;
  return z.object({
    ...fields,
    singer: mayLeaveOut("singer", fields.singer),
    recordingDate: mayLeaveOut("recordingDate", fields.recordingDate),
    accompaniments,
  });
}

export const newSong = payload("mediaTypeId", "media");
const changedSong = payload("singer", "recordingDate", "description", "mediaTypeId", "media");

type ChangedSong = z.output<typeof changedSong>;

const query = z.object({
  mediadescription: z.string().max(5000, "form.maximum").optional(),
  url: z.string().max(2000, "form.maximum").optional().meta({
    description: "A YouTube address, or that of an audio or video file.",
  }),
});

const add = operation(
  {
    method: "post",
    path: `${prefix}/songs`,
    summary: "Adds a song",
    who: "addSongs",
    query,
    body: { kind: "json", schema: newSong },
    answer: { status: 201, description: "The song.", json: song },
  },
  async ({ services, query: { url, mediadescription }, body, user }) => {
    const given = toSave(body, url ? mediumOf(url) : { kind: "keep" }, mediadescription);
    const saved = await createSong(services, user, given, crypto.randomUUID());
    return answerSaved(services, user, saved, 201);
  },
);

const change = operation(
  {
    method: "put",
    path: `${prefix}/songs/{id}`,
    summary:
      "Changes a song: its creator's, or any for Administrators. Without url its recording stays",
    who: "addSongs",
    params: numberId,
    query,
    body: { kind: "json", schema: changedSong },
    answer: { status: 200, description: "The song.", json: song },
  },
  async ({ services, params, query: { url, mediadescription }, body, user }) => {
    for (let tries = 0; ; tries++) {
      const open = await openSong(services, user, params.id);
      if (open === "denied") throw new Problem("ACCESS_DENIED");
      if (open === "missing") throw new Problem("RESOURCE_NOT_FOUND", "Song not found");
      requireWhatWas(open.song, body);
      const same = !url || url === addressOf(open.song, services.settings.SITE_ORIGIN);
      const medium: ChosenMedia = same ? { kind: "keep" } : mediumOf(url);
      const given = toSave(body, medium, mediadescription, open.song);
      const saved = await saveSong(services, user, open, open.version, given);
      // Somebody else was faster: theirs is kept in the history, and this comes after it.
      if (saved.kind !== "changed" || tries === 3) return answerSaved(services, user, saved, 200);
    }
  },
);

const required = {
  singer: "songForm.singerRequired",
  recordingDate: "songForm.dateRequired",
  description: "songForm.descriptionRequired",
} as const;

/** What a song has been kept with, an edit may not take away. */
function requireWhatWas(
  before: Record<keyof typeof required, string | null>,
  after: ChangedSong,
): void {
  const missing = (Object.keys(required) as (keyof typeof required)[]).filter(
    (field) => before[field] && !after[field],
  );
  if (missing.length > 0)
    throw invalidFields(
      missing.map((field) => ({ fieldName: field, errorMessage: say(required[field]) })),
    );
}

/** What was handed in. Fields that old clients know nothing of stay as they were `before`. */
export function toSave(
  { singer = "", recordingDate = null, ...body }: ChangedSong,
  media: ChosenMedia,
  mediaDescription: string | undefined,
  before: Pick<SongToSave["fields"], "language" | "mediaTypeId"> = body,
): SongToSave {
  const language = body.language ?? before.language;
  const mediaTypeId = body.mediaTypeId ?? before.mediaTypeId;
  const fields = { ...body, singer, recordingDate, language, mediaTypeId };
  return { fields, media, mediaDescription };
}

function mediumOf(url: string): ChosenMedia {
  const found = detectMedia(url);
  if ("problem" in found)
    throw invalidFields([{ fieldName: "url", errorMessage: say(found.problem) }]);
  return "videoId" in found
    ? { kind: "YouTube", videoId: found.videoId }
    : { kind: "Link", ...found };
}

export async function answerSaved(
  { db, settings }: Services,
  user: User,
  saved: Saved,
  status: 200 | 201,
): Promise<Response> {
  switch (saved.kind) {
    case "refused":
      throw invalidFields(
        Object.entries(saved.errors).map(([fieldName, key]) => ({
          fieldName,
          errorMessage: say(key),
        })),
      );
    case "denied":
      throw new Problem("ACCESS_DENIED");
    case "changed":
      throw new Problem("IN_USE", "The song is being changed by others. Please try again.");
    case "missing":
      throw new Problem("RESOURCE_NOT_FOUND", "Song not found");
    case "saved": {
      const record = await findSongRecord(db, saved.id);
      if (!record) throw new Problem("RESOURCE_NOT_FOUND", "Song not found");
      return Response.json(toSong(record, user, settings.SITE_ORIGIN), { status });
    }
  }
}

export const songWriteCalls = [add, change];
