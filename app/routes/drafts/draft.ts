import { data } from "react-router";
import { setDraftUpload, storeDrafts } from "../../data/songs/drafts/drafts.ts";
import { jsonText } from "../../domain/json-text.ts";
import {
  type CellChanges,
  overtakenCells,
  withTitleOf,
} from "../../domain/songs/drafts/cell-changes.ts";
import { pickDraftInputs } from "../../domain/songs/drafts/draft-inputs.ts";
import { draftInputs } from "../../domain/songs/drafts/draft-schemas.ts";
import { UploadError } from "../../domain/media/upload.ts";
import { databaseContext, userContext } from "../../web/context.ts";
import { readFields } from "../../web/form.server.ts";
import { contributorsOnly, respondWithJson } from "../uploads/json-response.server.ts";
import type { Route } from "./+types/draft";
import { removeRow } from "./act-on-drafts.server.ts";
import { type DraftOutcome, findSavedDraft, saveDraft } from "./rows/save-draft.server.ts";
import { readDrafts } from "./rows/shown-drafts.server.ts";

export const middleware = contributorsOnly;

/**
 * Stores changed cells of a draft (`store`: `inputs`, and `from` with what each said when it was changed), saves it as a
 * song with them (`save`), links its upload (`upload`), or deletes it (`remove`). Answers 404 with the song if it was
 * saved before.
 */
export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args;
  const fields = await readFields(request);
  const act = acts.get(fields.act ?? "");
  if (!act) throw data(null, { status: 400 });
  const userAgent = request.headers.get("User-Agent") ?? "";
  const response = await respondWithJson(args, () => act(context, params.id, fields, userAgent));
  if (response.status !== 404) return response;
  const saved = await findSavedDraft(context, params.id);
  return saved ? Response.json({ ...(await response.json<object>()), saved }, response) : response;
}

type Context = Route.ActionArgs["context"];
type Fields = Record<string, string>;

async function readStored(context: Context, id: string) {
  const [draft] = await readDrafts(context, [id]);
  if (!draft) throw new UploadError("gone");
  return draft;
}

function readChanges({ inputs, from = "{}" }: Fields): CellChanges {
  const [changed, before] = [inputs, from].map((text) => jsonText(draftInputs).safeParse(text));
  if (!changed?.success || !before?.success) throw new UploadError("unreadable");
  return { inputs: pickDraftInputs(changed.data), from: pickDraftInputs(before.data) };
}

/** Returns the draft, and the cells that it did not take, as another device had changed them. */
async function store(context: Context, id: string, fields: Fields) {
  const { inputs } = await readStored(context, id);
  const changes = withTitleOf(inputs, readChanges(fields));
  const { id: ownerId } = context.get(userContext);
  await storeDrafts(context.get(databaseContext), ownerId, new Map([[id, changes]]), Date.now());
  const draft = await readStored(context, id);
  return { draft, overtaken: overtakenCells(draft.inputs, changes) };
}

async function save(
  context: Context,
  id: string,
  fields: Fields,
  userAgent: string,
): Promise<DraftOutcome> {
  if (!fields.inputs) return saveDraft(context, await readStored(context, id), userAgent);
  const { draft, overtaken } = await store(context, id, fields);
  if (Object.keys(overtaken).length > 0) return { kind: "overtaken", id, draft, overtaken };
  return saveDraft(context, draft, userAgent);
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

type Act = (context: Context, id: string, fields: Fields, userAgent: string) => Promise<object>;

const acts = new Map<string, Act>([
  ["store", store],
  ["save", save],
  ["upload", upload],
  ["remove", remove],
]);
