import { data, type RouterContextProvider } from "react-router";
import {
  deleteDraft,
  detachDrafts,
  insertDrafts,
  listDrafts,
  type SongDraft,
  storeDrafts,
} from "../../data/songs/drafts/drafts.ts";
import type { Database } from "../../data/database.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import { jsonText } from "../../domain/json-text.ts";
import {
  changedCells,
  overtakenCells,
  withTitleOf,
} from "../../domain/songs/drafts/cell-changes.ts";
import {
  type DraftInputs,
  firstInputs,
  pickDraftInputs,
} from "../../domain/songs/drafts/draft-inputs.ts";
import { draftInputs, videoForm } from "../../domain/songs/drafts/draft-schemas.ts";
import { findMediaType } from "../../domain/songs/drafts/find-media-type.ts";
import { youTubeAddress } from "../../domain/media/media-url.ts";
import { uploadFailures } from "../../domain/media/upload.ts";
import { translate } from "../../i18n/translate.server.ts";
import { readChapters } from "../../operations/songs/read-chapters.ts";
import { cancelUpload } from "../../operations/media/cancel-upload.ts";
import { uploadServicesOf } from "../../web/services.server.ts";
import { databaseContext, userContext } from "../../web/context.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { readForm } from "../../web/form.server.ts";
import { languageOf } from "../../web/language.ts";
import type { SavedRows } from "./rows/result.ts";
import { partInputs } from "../song-form/values/form-values.ts";
import { saveDraft } from "./rows/save-draft.server.ts";

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

/** Returns what a row was filled in with when its page was made; null for a form without it. */
function readFrom({ from }: DraftInputs): DraftInputs | null {
  return jsonText(draftInputs).safeParse(from).data ?? null;
}

/**
 * Stores the changed cells of all rows, and the common inputs if `act` is `all`. Returns the drafts after that, and by
 * draft the cells that it did not take, as another device had changed them. `take.DRAFT.INPUT` gives up such a cell,
 * `detach.DRAFT` the composition of a draft.
 */
export async function storeRows(
  context: Context,
  fields: Fields,
): Promise<{ drafts: SongDraft[]; overtaken: Record<string, DraftInputs> }> {
  const db = context.get(databaseContext);
  const { id: ownerId } = context.get(userContext);
  const [, given] = /^take\.(.+)$/.exec(fields.act ?? "") ?? [];
  const typed = readRows(
    Object.fromEntries(Object.entries(fields).filter(([name]) => name !== given)),
  );
  const forAll = fields.act === "all" ? readForAll(fields) : {};
  const before = await listDrafts(db, ownerId);
  const changes = new Map(
    before.map(({ id, inputs }) => {
      const row = typed.get(id) ?? {};
      const detached = fields.act === `detach.${id}` && { compositionId: "" };
      const changed = changedCells({ ...row, ...detached }, readFrom(row), inputs);
      const common = pickDraftInputs(forAll);
      const from = Object.entries(changed.from).filter(([input]) => !(input in common));
      return [
        id,
        withTitleOf(inputs, {
          inputs: { ...changed.inputs, ...common },
          from: Object.fromEntries(from),
        }),
      ] as const;
    }),
  );
  await storeDrafts(db, ownerId, changes, Date.now());
  const drafts = await listDrafts(db, ownerId);
  const overtaken = drafts.flatMap(({ id, inputs }) => {
    const cells = changes.has(id) ? overtakenCells(inputs, changes.get(id)!) : {};
    return Object.keys(cells).length > 0 ? [[id, cells] as const] : [];
  });
  return { drafts, overtaken: Object.fromEntries(overtaken) };
}

/**
 * Saves up to twenty complete drafts, none of which has `overtaken` cells. Responds with the errors of the others (400
 * if there are any).
 */
export async function saveRows(
  context: Context,
  { drafts, overtaken }: Awaited<ReturnType<typeof storeRows>>,
  userAgent: string,
) {
  const left = Math.max(0, drafts.length - maxSaved);
  const result: SavedRows = { saved: [], errors: {}, overtaken: { ...overtaken }, left };
  for (const draft of drafts.slice(0, maxSaved)) {
    if (draft.id in overtaken) continue;
    const outcome = await saveDraft(context, draft, userAgent);
    if (outcome.kind === "saved") result.saved.push(outcome.saved);
    if (outcome.kind === "invalid") result.errors[draft.id] = outcome.errors;
  }
  const isWhole = Object.keys({ ...result.errors, ...overtaken }).length === 0;
  return data(result, { status: isWhole ? 200 : 400 });
}

export async function removeRow(context: Context, id: string): Promise<void> {
  const { id: ownerId } = context.get(userContext);
  const db = context.get(databaseContext);
  const uploadId = await deleteDraft(db, { id, ownerId });
  await detachDrafts(db, ownerId, id);
  if (uploadId) await cancelUpload(uploadServicesOf(context), ownerId, uploadId);
}

/** Adds rows for the songs of a video, or of a recording of the table that has arrived. */
export async function addVideo(context: Context, request: Request) {
  const form = await readForm(request, videoForm);
  if ("formErrors" in form) return rejectForm(context, form.formErrors);
  const { video, recording, chapters, leftOut, count } = form.value;
  const db = context.get(databaseContext);
  const { id: ownerId } = context.get(userContext);
  const rows = chapters
    ? (await readChapters({ db }, chapters)).map((inputs, at) => ({
        ...inputs,
        ...partInputs(chapters[at]!),
      }))
    : Array.from({ length: count }, (_, at): DraftInputs =>
        at === 0 && video ? partInputs(video) : {},
      );
  const [whole] = recording ? await listDrafts(db, ownerId, [recording]) : [];
  if (recording && !whole?.hasArrived)
    return rejectForm(context, { errors: { videoRecording: "upload.gone" } });
  const common = whole ? withoutTitle(whole.inputs) : await videoInputs(db, video!.videoId);
  const drafts = rows.map((inputs) => ({
    id: crypto.randomUUID(),
    inputs: { ...common, ...inputs },
    // Without a hash: the file is chosen again for the first row alone.
    ...(whole && {
      file: { ...whole.file, size: whole.file.size!, hash: null, mediaFileId: whole.mediaFileId! },
    }),
  }));
  const [first, ...others] = drafts;
  const result = await insertDrafts(db, ownerId, whole ? others : drafts, Date.now());
  if (!result.ok) return rejectFull(context);
  if (whole) {
    const emptied = Object.fromEntries(Object.keys(whole.inputs).map((input) => [input, ""]));
    const changes = { inputs: { ...emptied, ...first!.inputs }, from: {} };
    await storeDrafts(db, ownerId, new Map([[whole.id, changes]]), Date.now());
  }
  return data({ added: drafts.length - (whole ? 1 : 0), leftOut });
}

async function videoInputs(db: Database, videoId: string): Promise<DraftInputs> {
  const { mediaTypes } = await readSongLists(db);
  const mediaType = findMediaType(mediaTypes, "YouTube");
  const inputs = firstInputs("YouTube", mediaType ? String(mediaType.id) : "");
  return { ...inputs, mediaUrl: youTubeAddress(videoId) };
}

/** What the songs of one recording have in common: who, when and where. */
function withoutTitle(inputs: DraftInputs): DraftInputs {
  const own = new Set<string>([
    "compositionId",
    "attachedTitle",
    "title",
    "raagaId",
    "taalaId",
    "songTypeId",
    "track",
  ]);
  return Object.fromEntries(Object.entries(inputs).filter(([input]) => !own.has(input)));
}

export function rejectFull(context: Context) {
  const { status, message } = uploadFailures.tooManyDrafts;
  return data(
    { formErrors: { errors: {}, submitted: {}, message: translate(languageOf(context), message) } },
    { status },
  );
}
