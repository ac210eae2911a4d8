import { jsonText } from "../../domain/json-text.ts";
import { UploadError } from "../../domain/media/upload.ts";
import { draftIds } from "../../domain/songs/drafts/draft-schemas.ts";
import { readFields } from "../../web/form.server.ts";
import { contributorsOnly, respondWithJson } from "../uploads/json-response.server.ts";
import type { Route } from "./+types/gone";
import { listGoneDrafts } from "./rows/save-draft.server.ts";

export const middleware = contributorsOnly;

/** Answers which drafts of the JSON field `ids` are there no more, and what each was saved as. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const fields = await readFields(request);
  return respondWithJson(args, async () => {
    const ids = jsonText(draftIds).safeParse(fields.ids);
    if (!ids.success) throw new UploadError("unreadable");
    return { gone: await listGoneDrafts(context, ids.data) };
  });
}
