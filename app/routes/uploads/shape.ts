import { saveSoundShape } from "../../data/media/sound-shapes.ts";
import { maxShapeLength, soundShape } from "../../domain/media/sound-shape-schema.ts";
import { UploadError } from "../../domain/media/upload.ts";
import { readContentLength } from "../../lib/body-error.ts";
import { readChunks } from "../../lib/body-stream.ts";
import { readText } from "../../lib/read-bytes.server.ts";
import { databaseContext, userContext } from "../../web/context.ts";
import { contributorsOnly, respondWithJson } from "./json-response.server.ts";
import type { Route } from "./+types/shape";

export const middleware = contributorsOnly;

export function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  return respondWithJson(args, async () => {
    if (request.method !== "PUT" || !request.body || readContentLength(request) > maxShapeLength)
      throw new UploadError("unreadable");
    const text = await readText(readChunks(request.body), maxShapeLength);
    const { success, data: shape } = soundShape.safeParse(text);
    if (!success) throw new UploadError("unreadable");
    const { id } = params;
    const { id: userId } = context.get(userContext);
    const isSaved = await saveSoundShape(context.get(databaseContext), { id, shape, userId });
    if (!isSaved) throw new UploadError("gone");
    return { id };
  });
}
