import { userContext } from "../../web/context.ts";
import { UploadError } from "../../domain/media/upload.ts";
import { readChunks } from "../../lib/body-stream.ts";
import { uploadServicesOf } from "../../web/services.server.ts";
import { readContentLength } from "../../lib/body-error.ts";
import { receivePart } from "../../operations/media/upload-parts.ts";
import { contributorsOnly, respondWithJson } from "./json-response.server.ts";
import type { Route } from "./+types/part";

export const middleware = contributorsOnly;

export function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  return respondWithJson(args, async () => {
    const length = readContentLength(request);
    if (request.method !== "PUT" || !request.body) throw new UploadError("unreadable");
    const number = Number(params.number);
    const part = { number, length, bytes: readChunks(request.body) };
    await receivePart(uploadServicesOf(context), context.get(userContext).id, params.id, part);
    return { number };
  });
}
