import { userContext } from "../../web/context.ts";
import { uploadServicesOf } from "../../web/services.server.ts";
import { completeUpload } from "../../operations/media/upload-parts.ts";
import { contributorsOnly, respondWithJson } from "./json-response.server.ts";
import type { Route } from "./+types/complete";

export const middleware = contributorsOnly;

const aDay = 86_400;

/** Parses a playing time in seconds; null if the browser could not read it. */
function readDuration(text: string | null): number | null {
  const seconds = Math.round(Number(text));
  return seconds > 0 && seconds <= aDay ? seconds : null;
}

export function action(args: Route.ActionArgs) {
  const { context, params, url } = args;
  return respondWithJson(args, async () => {
    const seconds = readDuration(url.searchParams.get("duration"));
    const { id: ownerId } = context.get(userContext);
    await completeUpload(uploadServicesOf(context), ownerId, params.id, seconds);
    return { id: params.id };
  });
}
