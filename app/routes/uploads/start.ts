import { userContext } from "../../web/context.ts";
import { headLength } from "../../domain/media/media-type.ts";
import { announcedFile, partLength, UploadError } from "../../domain/media/upload.ts";
import { readChunks } from "../../lib/body-stream.ts";
import { readBytes } from "../../lib/read-bytes.server.ts";
import { uploadServicesOf } from "../../web/services.server.ts";
import { readContentLength } from "../../lib/body-error.ts";
import { startUpload } from "../../operations/media/start-upload.ts";
import { contributorsOnly, respondWithJson } from "./json-response.server.ts";
import type { Route } from "./+types/start";

export const middleware = contributorsOnly;

export function action(args: Route.ActionArgs) {
  const { request, context, url } = args;
  return respondWithJson(args, async () => {
    const parsed = announcedFile.safeParse(Object.fromEntries(url.searchParams));
    if (!parsed.success || readContentLength(request) > headLength || !request.body)
      throw new UploadError("unreadable");
    const head = await readBytes(readChunks(request.body), headLength);
    const { id } = await startUpload(uploadServicesOf(context), context.get(userContext).id, {
      ...parsed.data,
      head,
    });
    return { id, partLength, parts: [] };
  });
}
