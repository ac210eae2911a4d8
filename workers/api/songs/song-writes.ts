import { findSongRecord } from "#app/data/songs/list-song-records.ts";
import type { User } from "#app/data/users/users.ts";
import { type SaveOutcome, saveSong } from "#app/operations/songs/save-song.ts";
import type { Services } from "#app/operations/services.ts";
import { operation } from "../http/operation.ts";
import { invalidFields, Problem } from "../http/problem.ts";
import { writeProblem } from "../http/write-outcome.ts";
import { numberId } from "../http/schemas.ts";
import { englishText } from "../http/english-text.ts";
import { song, toSong } from "./song.ts";
import { changedSong, mediumOfUrl, newSong, songQuery, submissionOf } from "./song-payload.ts";

const prefix = "/mbkmusic-mbkmusic";

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
    const medium = mediumOfUrl(url, services.settings.SITE_ORIGIN);
    const submission = submissionOf(body, mediadescription, medium);
    return outcomeResponse(services, user, await saveSong(services, user, submission), 201);
  },
);

const change = operation(
  {
    method: "put",
    path: `${prefix}/songs/{id}`,
    summary:
      "Changes a song. Whoever added the composition can change what all recordings share, whoever added the recording the rest, and Administrators both. Without url, the recording stays",
    access: "addSongs",
    params: numberId,
    query: songQuery,
    body: { kind: "json", schema: changedSong },
    response: { status: 200, description: "The song.", json: song },
    problems: ["IN_USE"],
  },
  async ({ services, params, query: { url, mediadescription }, body, user }) => {
    const medium = mediumOfUrl(url, services.settings.SITE_ORIGIN);
    const submission = { ...submissionOf(body, mediadescription, medium), songId: params.id };
    return outcomeResponse(services, user, await saveSong(services, user, submission), 200);
  },
);

/** REST field names by the form's inputs of a medium. */
const inputs: Record<string, string> = { endSeconds: "url", mediaUrl: "url" };

export async function outcomeResponse(
  { db, settings }: Services,
  user: User,
  saved: SaveOutcome,
  status: 200 | 201,
): Promise<Response> {
  switch (saved.kind) {
    case "invalid":
      throw invalidFields(
        Object.entries(saved.errors).map(([path, { error, values }]) => ({
          fieldName: inputs[path] ?? path,
          errorMessage: englishText(error, values),
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
