import type { RouterContextProvider } from "react-router";
import {
  deleteSavedDraft,
  findGoneDrafts,
  findSongOfDraft,
  setDraftReady,
  type SongDraft,
} from "../../../data/songs/drafts/drafts.ts";
import { describeBrowser } from "../../../domain/users/describe-browser.ts";
import { cutLength } from "../../../domain/cut-length.ts";
import { type DraftInputs, isOfDraft } from "../../../domain/songs/drafts/draft-inputs.ts";
import { isUnreadDate, readCells } from "../../../domain/songs/drafts/read-cells.ts";
import { findSongByRequest } from "../../../data/songs/write-song.ts";
import { parseFields } from "../../../domain/songs/song-schema.ts";
import type { SongSubmission } from "../../../domain/songs/song-submission.ts";
import type { Message } from "../../../i18n/messages.ts";
import { findErrors, type SaveOutcome, saveSong } from "../../../operations/songs/save-song.ts";
import { logError } from "../../../lib/log.server.ts";
import { databaseContext, savingDevicesContext, userContext } from "../../../web/context.ts";
import type { Services } from "../../../operations/services.ts";
import { readInstruments } from "../../../data/songs/song-lists.ts";
import { readAccompanists } from "../../../domain/songs/drafts/accompanists.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { languageOf } from "../../../web/language.ts";
import { translateErrors } from "../../../web/form-errors.server.ts";
import { toMessages } from "../../../web/form.server.ts";
import { servicesOf } from "../../../web/services.server.ts";
import { type FormValues, withRows } from "../../song-form/values/form-values.ts";
import { readDrafts, type ShownDraft } from "./shown-drafts.server.ts";
import { withChosenNames } from "../names/ask-names.server.ts";
import { errorsByInput, readSubmission } from "../../song-form/submission.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface SavedDraft {
  id: string;
  songId: number;
  title: string;
  /** The browser that saved it, if that is known. */
  device?: string | null;
}

export type DraftOutcome =
  | { kind: "saved"; saved: SavedDraft }
  /** Complete, but its file is still uploading; it is saved when the file arrives. */
  | { kind: "waiting"; id: string }
  | { kind: "invalid"; id: string; errors: Record<string, string> }
  /** Another device has changed the draft. It has the cells of that device, and these are the ones it did not take. */
  | { kind: "overtaken"; id: string; draft: ShownDraft; overtaken: DraftInputs };

/** An id that no file has. It lets a draft whose file is still uploading pass the check for a file. */
const awaitedFileId = "0".repeat(32);

/**
 * Saves a draft as a song and deletes the draft, unless another device has changed it meanwhile. If its file is still
 * uploading, marks it as ready instead. `userAgent` tells other devices which one saved it.
 */
export async function saveDraft(
  context: Context,
  draft: SongDraft,
  userAgent: string,
): Promise<DraftOutcome> {
  const { id, inputs, file, mediaFileId, hasArrived } = draft;
  const services = servicesOf(context);
  const user = context.get(userContext);
  const owned = { id, ownerId: user.id };
  const isAwaited = file.name !== "" && !hasArrived;
  const compositionId = await findCompositionId(services, inputs);
  if (compositionId === null) {
    const { errors } = translateErrors(context, { errors: { compositionId: "drafts.rowFirst" } });
    return { kind: "invalid", id, errors };
  }
  const { rows, unread } = await readPlayers(services, inputs);
  if (unread.length > 0) {
    const example = translate(languageOf(context), "drafts.accompanistsExample");
    const values = { what: cutLength(unread[0]!, 50), example };
    const { errors } = translateErrors(context, {
      errors: { accompaniments: { key: "drafts.accompanistsUnread", values } },
    });
    return { kind: "invalid", id, errors };
  }
  const form = {
    ...withRows(await withChosenNames(context, { ...readCells(inputs), compositionId }), rows),
    ...(file.name && { mediaFileId: mediaFileId ?? awaitedFileId }),
    requestId: id,
  };
  const save = async () => {
    const { submission: read } = await readSubmission(context, form);
    const submission = withComposer(read, inputs);
    return isAwaited
      ? findErrors(services, user, submission)
      : saveSong(services, user, submission);
  };
  const first = await save();
  // Another row, saved at the same time, has proposed the same name: now it is there.
  const outcome = isProposedMeanwhile(first) ? await save() : first;
  if (outcome === null) {
    await setDraftReady(services.db, owned, true);
    return { kind: "waiting", id };
  }
  if (outcome.kind === "saved") {
    if (!(await deleteSavedDraft(services.db, draft, user.id))) {
      const [changed] = await readDrafts(context, [id]);
      if (changed) return { kind: "overtaken", id, draft: changed, overtaken: {} };
    }
    const device = context.get(savingDevicesContext).put(id, describeBrowser(userAgent));
    services.defer(device.catch((error: unknown) => logError("saving device", error)));
    return { kind: "saved", saved: { id, songId: outcome.id, title: outcome.title } };
  }
  if (draft.isReady) await setDraftReady(services.db, owned, false);
  const { errors } = translateErrors(context, { errors: errorsOf(outcome, form) });
  return { kind: "invalid", id, errors };
}

/** Finds the song that a draft of the user was saved as, and from which device. */
export async function findSavedDraft(context: Context, id: string): Promise<SavedDraft | null> {
  const owned = { id, ownerId: context.get(userContext).id };
  const song = await findSongOfDraft(context.get(databaseContext), owned);
  return song && { id, ...song, device: await context.get(savingDevicesContext).find(id) };
}

/** A draft that is there no more, with the song it was saved as; null if it was removed. */
export interface GoneDraft {
  id: string;
  saved: SavedDraft | null;
}

/** Lists which of these drafts the user does not have any more. */
export async function listGoneDrafts(
  context: Context,
  ids: readonly string[],
): Promise<GoneDraft[]> {
  const gone = await findGoneDrafts(context.get(databaseContext), context.get(userContext).id, ids);
  const devices = context.get(savingDevicesContext);
  return Promise.all(
    gone.map(async ({ id, song }) => ({
      id,
      saved: song && { id, ...song, device: await devices.find(id) },
    })),
  );
}

/** Returns the composition of a draft, or null if it is that of another draft that is not saved yet. */
async function findCompositionId({ db }: Services, inputs: DraftInputs): Promise<string | null> {
  const { compositionId = "" } = inputs;
  if (!isOfDraft(inputs)) return compositionId;
  const first = await findSongByRequest(db, compositionId);
  return first && String(first.compositionId);
}

/** Reads the accompanists of a draft. */
async function readPlayers({ db }: Services, { accompaniments = "" }: DraftInputs) {
  return readAccompanists(accompaniments, accompaniments ? await readInstruments(db) : []);
}

/** Adds the composer, whom the song form shows but does not let anybody change. */
function withComposer(submission: SongSubmission, { composer }: FormValues): SongSubmission {
  const { values, errors } = parseFields({ composer });
  return {
    ...submission,
    values: { ...submission.values, ...values },
    errors: { ...submission.errors, ...errors },
  };
}

const isProposedMeanwhile = (outcome: SaveOutcome | null) =>
  outcome?.kind === "invalid" &&
  Object.values(outcome.errors).some(({ error }) => error === "songForm.proposedMeanwhile");

const unreadDate = (input: string, text: string): Message | null =>
  isUnreadDate(input, text)
    ? { key: "csv.dateFormats", values: { what: cutLength(text.trim(), 50) } }
    : null;

function errorsOf(
  outcome: Exclude<SaveOutcome, { kind: "saved" }>,
  form: FormValues,
): Record<string, Message> {
  if (outcome.kind === "invalid") {
    const messages = Object.entries(toMessages(errorsByInput(outcome.errors, form)));
    return Object.fromEntries(
      messages.map(([input, message]) => [
        input.replace(/^accompaniments\..*/, "accompaniments"),
        unreadDate(input, form[input] ?? "") ?? message,
      ]),
    );
  }
  if (outcome.kind === "missing") return { title: "songForm.unknownChoice" };
  return { title: outcome.kind === "tooLarge" ? "form.tooLarge" : "failure.act" };
}
