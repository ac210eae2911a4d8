import { userContext } from "../../web/context.ts";
import { sha256Hex, UploadError } from "../../domain/media/upload.ts";
import { readChunks } from "../../lib/body-stream.ts";
import { uploadServicesOf } from "../../web/services.server.ts";
import { readContentLength } from "../../lib/body-error.ts";
import { receivePart } from "../../operations/media/upload-parts.ts";
import { contributorsOnly, respondWithJson } from "./json-response.server.ts";
import type { Route } from "./+types/part";

export const middleware = contributorsOnly;

export function action(args: Route.ActionArgs) {
  const { request, context, params, url } = args;
  return respondWithJson(args, async () => {
    const length = readContentLength(request);
    if (request.method !== "PUT" || !request.body) throw new UploadError("unreadable");
    const number = Number(params.number);
    const hash = sha256Hex.nullable().safeParse(url.searchParams.get("hash"));
    if (!hash.success) throw new UploadError("unreadable");
    const part = { number, length, hash: hash.data, bytes: readChunks(request.body) };
    await receivePart(uploadServicesOf(context), context.get(userContext).id, params.id, part);
    return { number };
  });
}
