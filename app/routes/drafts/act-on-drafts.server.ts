import { data, type RouterContextProvider } from "react-router";
import {
  deleteDrafts,
  insertDrafts,
  type SongDraft,
  storeDrafts,
} from "../../data/songs/drafts/drafts.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import {
  type DraftInputs,
  firstInputs,
  pickDraftInputs,
} from "../../domain/songs/drafts/draft-inputs.ts";
import { videoForm } from "../../domain/songs/drafts/draft-schemas.ts";
import { findMediaType } from "../../domain/songs/drafts/find-media-type.ts";
import { youTubeAddress } from "../../domain/media/media-url.ts";
import { uploadFailures } from "../../domain/media/upload.ts";
import { translate } from "../../i18n/translate.server.ts";
import { cancelUpload } from "../../operations/media/cancel-upload.ts";
import { uploadServicesOf } from "../../web/services.server.ts";
import { databaseContext, userContext } from "../../web/context.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { readForm } from "../../web/form.server.ts";
import { languageOf } from "../../web/language.ts";
import type { SavedRows } from "./rows/result.ts";
import { partInputs } from "../song-form/values/form-values.ts";
import { saveDraft } from "./rows/save-draft.server.ts";
import { readDrafts } from "./rows/shown-drafts.server.ts";

type Context = Readonly<RouterContextProvider>;
type Fields = Record<string, string>;

/** Most songs saved by one request: more would exceed its limit of queries. */
const maxSaved = 20;

const rowInput = /^([0-9a-f]{8}-[0-9a-f-]{27})\.(\w{1,40})$/;
const allInput = /^all\.(\w{1,40})$/;

function readRows(fields: Fields): Map<string, DraftInputs> {
  const rows = new Map<string, DraftInputs>();
  for (const [name, value] of Object.entries(fields)) {
    const [, id, input] = rowInput.exec(name) ?? [];
    if (id) rows.set(id, { ...rows.get(id), [input!]: value });
  }
  return rows;
}

/** Returns the inputs of the row for all drafts that are filled in. */
const readForAll = (fields: Fields): DraftInputs =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const input = allInput.exec(name)?.[1];
      return input && value.trim() !== "" ? [[input, value]] : [];
    }),
  );

/** Stores the typed inputs of all rows, and the common inputs if `act` is `all`. Returns the updated drafts. */
export async function storeRows(context: Context, fields: Fields): Promise<SongDraft[]> {
  const typedInputs = readRows(fields);
  const forAll = fields.act === "all" ? readForAll(fields) : {};
  const before = await readDrafts(context);
  const after = before.map(({ id, inputs }) => {
    const changes = pickDraftInputs({ ...typedInputs.get(id), ...forAll });
    return [id, { ...inputs, ...changes }] as const;
  });
  const { id: ownerId } = context.get(userContext);
  await storeDrafts(context.get(databaseContext), ownerId, new Map(after), Date.now());
  const inputsNow = new Map(after);
  return before.map((draft) => ({ ...draft, inputs: inputsNow.get(draft.id)! }));
}

/** Saves up to twenty complete drafts. Responds with the errors of the others (400 if there are any). */
export async function saveRows(context: Context, drafts: readonly SongDraft[]) {
  const result: SavedRows = { saved: [], errors: {}, left: Math.max(0, drafts.length - maxSaved) };
  for (const draft of drafts.slice(0, maxSaved)) {
    const outcome = await saveDraft(context, draft);
    if (outcome.kind === "saved") result.saved.push(outcome.saved);
    if (outcome.kind === "invalid") result.errors[draft.id] = outcome.errors;
  }
  return data(result, { status: Object.keys(result.errors).length > 0 ? 400 : 200 });
}

export async function removeRow(context: Context, id: string): Promise<void> {
  const { id: ownerId } = context.get(userContext);
  const uploads = await deleteDrafts(context.get(databaseContext), ownerId, [id]);
  for (const uploadId of uploads) await cancelUpload(uploadServicesOf(context), ownerId, uploadId);
}

export async function addVideo(context: Context, request: Request) {
  const form = await readForm(request, videoForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const { videoUrl: video, videoSongs } = form.value;
  const db = context.get(databaseContext);
  const { mediaTypes } = await readSongLists(db);
  const mediaType = findMediaType(mediaTypes, "YouTube");
  const inputs = {
    ...firstInputs("YouTube", mediaType ? String(mediaType.id) : ""),
    mediaUrl: youTubeAddress(video.videoId),
  };
  const drafts = Array.from({ length: videoSongs }, (_, at) => ({
    id: crypto.randomUUID(),
    inputs: at === 0 ? { ...inputs, ...partInputs(video) } : inputs,
  }));
  const result = await insertDrafts(db, context.get(userContext).id, drafts, Date.now());
  return result.ok ? data({ added: drafts.length }) : rejectFull(context);
}

export function rejectFull(context: Context) {
  const { status, message } = uploadFailures.tooManyDrafts;
  return data(
    { formErrors: { errors: {}, submitted: {}, message: translate(languageOf(context), message) } },
    { status },
  );
}
