import { userContext, databaseContext } from "../../web/context.ts";
import { findUpload } from "../../data/media/uploads.ts";
import { partLength, UploadError } from "../../domain/media/upload.ts";
import { uploadServicesOf } from "../../web/services.server.ts";
import { cancelUpload } from "../../operations/media/cancel-upload.ts";
import { contributorsOnly, respondWithJson } from "./json-response.server.ts";
import type { Route } from "./+types/upload";

export const middleware = contributorsOnly;

export function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  return respondWithJson(args, async () => {
    const { id: ownerId } = context.get(userContext);
    const file = await findUpload(context.get(databaseContext), params.id, ownerId);
    if (!file) throw new UploadError("gone");
    const { fileName, size, completedAt, wholeHash: hash } = file;
    const parts = file.parts.map((part) => ({ number: part.number, hash: part.hash }));
    const { id } = params;
    return { id, fileName, size, partLength, complete: !!completedAt, hash, parts };
  });
}

export function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  return respondWithJson(args, async () => {
    if (request.method !== "DELETE") throw new UploadError("unreadable");
    const { id: ownerId } = context.get(userContext);
    const isCancelled = await cancelUpload(uploadServicesOf(context), ownerId, params.id);
    if (!isCancelled) throw new UploadError("gone");
    return { id: params.id };
  });
}
