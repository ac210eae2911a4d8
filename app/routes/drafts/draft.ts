import { data } from "react-router";
import { setDraftUpload, storeDrafts } from "../../data/songs/drafts/drafts.ts";
import { jsonText } from "../../domain/json-text.ts";
import { pickDraftInputs } from "../../domain/songs/drafts/draft-inputs.ts";
import { draftInputs } from "../../domain/songs/drafts/draft-schemas.ts";
import { UploadError } from "../../domain/media/upload.ts";
import { databaseContext, userContext } from "../../web/context.ts";
import { readFields } from "../../web/form.server.ts";
import { contributorsOnly, respondWithJson } from "../uploads/json-response.server.ts";
import type { Route } from "./+types/draft";
import { removeRow } from "./act-on-drafts.server.ts";
import { saveDraft } from "./rows/save-draft.server.ts";
import { readDrafts } from "./rows/shown-drafts.server.ts";

export const middleware = contributorsOnly;

/**
 * Stores a draft's inputs (`store`), saves it as a song (`save`), links its upload (`upload`), or deletes it
 * (`remove`).
 */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  const fields = await readFields(request);
  const act = acts.get(fields.act ?? "");
  if (!act) throw data(null, { status: 400 });
  return respondWithJson(args, () => act(context, params.id, fields));
}

type Context = Route.ActionArgs["context"];
type Fields = Record<string, string>;

async function readStored(context: Context, id: string) {
  const [draft] = await readDrafts(context, [id]);
  if (!draft) throw new UploadError("gone");
  return draft;
}

async function store(context: Context, id: string, { inputs }: Fields) {
  const parsed = jsonText(draftInputs).safeParse(inputs);
  if (!parsed.success) throw new UploadError("unreadable");
  const before = await readStored(context, id);
  const nextInputs = { ...before.inputs, ...pickDraftInputs(parsed.data) };
  const { id: ownerId } = context.get(userContext);
  await storeDrafts(context.get(databaseContext), ownerId, new Map([[id, nextInputs]]), Date.now());
  return readStored(context, id);
}

async function save(context: Context, id: string, fields: Fields) {
  return saveDraft(
    context,
    fields.inputs ? await store(context, id, fields) : await readStored(context, id),
  );
}

async function upload(context: Context, id: string, { mediaFileId = "" }: Fields) {
  const owned = { id, ownerId: context.get(userContext).id };
  const isSet = await setDraftUpload(context.get(databaseContext), owned, mediaFileId, Date.now());
  if (!isSet) throw new UploadError("gone");
  return { id };
}

async function remove(context: Context, id: string) {
  await removeRow(context, id);
  return { id };
}

const acts = new Map<string, (context: Context, id: string, fields: Fields) => Promise<object>>([
  ["store", store],
  ["save", save],
  ["upload", upload],
  ["remove", remove],
]);
