import { isRareFormat } from "../../domain/media/rare-format.ts";
import { userContext } from "../../web/context.ts";
import { uploadServicesOf } from "../../web/services.server.ts";
import { completeUpload } from "../../operations/media/upload-parts.ts";
import { contributorsOnly, respondWithJson } from "./json-response.server.ts";
import type { Route } from "./+types/complete";

export const middleware = contributorsOnly;

const aDay = 86_400;
const maxBitRate = 1e9;

/** Parses a positive number up to `max` and rounds it; null if the browser could not determine it. */
function readNumber(text: string | null, max: number): number | null {
  const number = Math.round(Number(text));
  return number > 0 && number <= max ? number : null;
}

export function action(args: Route.ActionArgs) {
  const { context, params, url } = args;
  return respondWithJson(args, async () => {
    const format = url.searchParams.get("format");
    const sound = {
      rareFormat: isRareFormat(format) ? format : null,
      durationSeconds: readNumber(url.searchParams.get("duration"), aDay),
      bitRate: readNumber(url.searchParams.get("bitRate"), maxBitRate),
    };
    const { id: ownerId } = context.get(userContext);
    await completeUpload(uploadServicesOf(context), ownerId, params.id, sound);
    return { id: params.id };
  });
}
