import { findSongRecord } from "#app/data/songs/list-song-records.ts";
import type { User } from "#app/data/users/users.ts";
import { createSong } from "#app/operations/songs/create-song.ts";
import { openSong } from "#app/operations/songs/open-song.ts";
import { type SaveResult, saveSong } from "#app/operations/songs/save-song.ts";
import type { Services } from "#app/operations/services.ts";
import { operation } from "../http/operation.ts";
import { invalidFields, Problem } from "../http/problem.ts";
import { writeProblem } from "../http/write-outcome.ts";
import { numberId } from "../http/schemas.ts";
import { englishText } from "../http/english-text.ts";
import { addressOf, song, toSong } from "./song.ts";
import {
  changedSong,
  newSong,
  readPayload,
  mediumOfUrl,
  rejectEmptied,
  songQuery,
} from "./song-payload.ts";

const prefix = "/mbkmusic-mbkmusic";
const maxTries = 4;

const add = operation(
  {
    method: "post",
    path: `${prefix}/songs`,
    summary: "Adds a song",
    access: "addSongs",
    query: songQuery,
    body: { kind: "json", schema: newSong },
    response: { status: 201, description: "The song.", json: song },
  },
  async ({ services, query: { url, mediadescription }, body, user }) => {
    const recording = url ? mediumOfUrl(url) : ({ kind: "keep" } as const);
    const wanted = readPayload(body, recording, mediadescription, null);
    const saved = await createSong(services, user, wanted, crypto.randomUUID());
    return savedSongResponse(services, user, saved, 201);
  },
);

const change = operation(
  {
    method: "put",
    path: `${prefix}/songs/{id}`,
    summary:
      "Changes a song: what all recordings share for who added the composition, the rest for who added the recording, both for Administrators. Without url its medium stays",
    access: "addSongs",
    params: numberId,
    query: songQuery,
    body: { kind: "json", schema: changedSong },
    response: { status: 200, description: "The song.", json: song },
    problems: ["IN_USE"],
  },
  async ({ services, params, query: { url, mediadescription }, body, user }) => {
    // A change that comes between is kept in the history, and this one follows it.
    for (let tries = 1; ; tries++) {
      const open = await openSong(services, user, params.id);
      if (open === "denied") throw new Problem("ACCESS_DENIED");
      if (open === "missing") throw new Problem("RESOURCE_NOT_FOUND", "Song not found");
      const isSame = !url || url === addressOf(open.song, services.settings.SITE_ORIGIN);
      const recording = isSame ? ({ kind: "keep" } as const) : mediumOfUrl(url);
      const wanted = readPayload(body, recording, mediadescription, open.song);
      rejectEmptied(open.song, wanted);
      const saved = await saveSong(services, user, open, open.revision, wanted);
      if (saved.kind !== "conflict" || tries === maxTries)
        return savedSongResponse(services, user, saved, 200);
    }
  },
);

export async function savedSongResponse(
  { db, settings }: Services,
  user: User,
  saved: SaveResult,
  status: 200 | 201,
): Promise<Response> {
  switch (saved.kind) {
    case "invalid":
      throw invalidFields(
        Object.entries(saved.errors).map(([fieldName, key]) => ({
          fieldName,
          errorMessage: englishText(key),
        })),
      );
    case "tooLarge":
      throw writeProblem(saved.kind);
    case "denied":
      throw new Problem("ACCESS_DENIED");
    case "conflict":
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
