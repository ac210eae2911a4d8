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

/** Makes drafts of files that were chosen in the browser, whose field `files` describes them. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const fields = await readFields(request);
  return respondWithJson(args, async () => {
    const read = jsonText(chosenFiles).safeParse(fields.files);
    if (!read.success) throw new UploadError("unreadable");
    const made = await announceFiles(
      servicesOf(context),
      context.get(userContext),
      read.data.files,
    );
    if (typeof made === "string") throw new UploadError(made === "full" ? "tooManyDrafts" : "gone");
    return { ...made, drafts: await withLikeness(context, made.drafts) };
  });
}
