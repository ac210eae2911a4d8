import { chosenFiles } from "../../domain/songs/drafts/draft-schemas.ts";
import { jsonText } from "../../domain/json-text.ts";
import { UploadError } from "../../domain/media/upload.ts";
import { announceFiles } from "../../operations/songs/announce-files.ts";
import { userContext } from "../../web/context.ts";
import { readFields } from "../../web/form.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import { contributorsOnly, respondWithJson } from "../uploads/json-response.server.ts";
import type { Route } from "./+types/files";
import { withLikeness } from "./rows/shown-drafts.server.ts";

export const middleware = contributorsOnly;

/** Creates drafts for files chosen in the browser, described by the JSON field `files`. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const fields = await readFields(request);
  return respondWithJson(args, async () => {
    const parsed = jsonText(chosenFiles).safeParse(fields.files);
    if (!parsed.success) throw new UploadError("unreadable");
    const result = await announceFiles(
      servicesOf(context),
      context.get(userContext),
      parsed.data.files,
    );
    if (typeof result === "string")
      throw new UploadError(result === "full" ? "tooManyDrafts" : "gone");
    return { ...result, drafts: await withLikeness(context, result.drafts) };
  });
}
