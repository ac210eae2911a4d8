import { findUpload } from "../../data/media/uploads.ts";
import { UploadError } from "../../domain/media/upload.ts";
import { serveRange, storedFileHeaders } from "../../lib/serve-range.ts";
import { bucketContext, databaseContext, userContext } from "../../web/context.ts";
import { contributorsOnly, respondWithJson } from "./json-response.server.ts";
import type { Route } from "./+types/file";

export const middleware = contributorsOnly;

/** Serves a file that has arrived and that no song has yet, whole or one range, to its owner alone. */
export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args;
  const { id } = params;
  const file = await findUpload(context.get(databaseContext), id, context.get(userContext).id);
  if (!file?.completedAt)
    return respondWithJson(args, () => Promise.reject(new UploadError("gone")));
  const headers = new Headers({ ...storedFileHeaders, "Cache-Control": "private, no-store" });
  const rangeHeader = request.headers.get("Range");
  return serveRange(request, file, { headers, rangeHeader }, async (range) => {
    const object = await context.get(bucketContext).get(id, { range });
    return object?.body ?? null;
  });
}
