import { z } from "zod";
import { lengthMessage } from "#app/domain/form-error.ts";
import { maxFormBytes, UploadError, uploadFailures } from "#app/domain/media/upload.ts";
import type { Bytes } from "#app/lib/bytes.ts";
import { boundaryOf, readMultipart } from "#app/lib/multipart.server.ts";
import { readText } from "#app/lib/read-bytes.server.ts";
import { readContentLength } from "#app/lib/body-error.ts";
import { type ReceivedFile, receiveFile } from "#app/operations/media/receive-file.ts";
import { saveSong } from "#app/operations/songs/save-song.ts";
import type { UploadServices } from "#app/operations/services.ts";
import { uploadFailureOf } from "#app/operations/media/upload-failure.ts";
import { cancelUpload } from "#app/operations/media/cancel-upload.ts";
import { parseJson } from "../http/json-guard.ts";
import { operation } from "../http/operation.ts";
import { invalidField, invalidInput, Problem, type ProblemCode } from "../http/problem.ts";
import { maxBodyBytes, withoutNulls } from "../http/read-body.ts";
import { song } from "./song.ts";
import { newSong, submissionOf } from "./song-payload.ts";
import { outcomeResponse } from "./song-writes.ts";
import { englishText } from "../http/english-text.ts";

const form = z.object({
  payload: newSong,
  file: z.string().meta({ format: "binary", description: "An audio or video file." }),
});

const upload = operation(
  {
    method: "post",
    path: "/mbkmusic-mbkmusic/s3Song",
    summary: "Adds a song with an audio or video file of at most 95 MiB",
    access: "addSongs",
    query: z.object({ mediadescription: z.string().max(5000, "form.maximum").optional() }),
    body: { kind: "multipart", schema: form },
    response: { status: 201, description: "The song.", json: song },
    problems: ["REQUEST_TIMEOUT"],
  },
  async ({ services, bucket, query, user, request }) => {
    const uploadServices = { ...services, bucket };
    const { payload, file } = await readUpload(request, uploadServices, user.id).catch(
      throwProblem,
    );
    try {
      const result = newSong.safeParse(withoutNulls(parseJson(payload)), {
        error: lengthMessage,
      });
      if (!result.success) throw invalidInput(result.error.issues);
      const medium = { kind: "File", uploadType: file.kind, fileId: file.id } as const;
      const submission = submissionOf(result.data, query.mediadescription, medium);
      const saved = await saveSong(services, user, submission);
      return await outcomeResponse(services, user, saved, 201);
    } catch (error) {
      // Deletes the file unless a song refers to it.
      await cancelUpload(uploadServices, user.id, file.id);
      throw error;
    }
  },
);

async function readUpload(
  request: Request,
  services: UploadServices,
  ownerId: number,
): Promise<{ payload: string; file: ReceivedFile }> {
  if (!boundaryOf(request.headers.get("Content-Type"))) throw new Problem("UNSUPPORTED_MEDIA_TYPE");
  const announced = readContentLength(request);
  if (announced > maxFormBytes) throw new UploadError("tooLarge");
  let payload: string | undefined;
  let file: ReceivedFile | undefined;
  try {
    const fields = await readMultipart(request, async (name, fileName, bytes: Bytes) => {
      if (name === "payload") payload ??= await readText(bytes, maxBodyBytes);
      if (name === "file" && !file)
        file = await receiveFile(services, ownerId, {
          name: fileName,
          announced,
          bytes,
          withinRequest: true,
        });
    });
    const text = fields.get("payload");
    if (typeof text === "string") payload ??= text;
    if (!file) throw invalidField("file", "songForm.fileRequired");
    if (payload === undefined) throw invalidField("payload", "account.required");
    return { payload, file };
  } catch (error) {
    if (file) await cancelUpload(services, ownerId, file.id);
    throw error;
  }
}

const codes: Record<number, ProblemCode> = {
  408: "REQUEST_TIMEOUT",
  409: "PAYLOAD_TOO_LARGE",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
};

function throwProblem(error: unknown): never {
  const { status, message } = uploadFailures[uploadFailureOf(error)];
  throw new Problem(codes[status] ?? "ILLEGAL_ARGUMENT", englishText(message));
}

export const songUploadCalls = [upload];
