import type { RouterContextProvider } from "react-router";
import { deleteDrafts, setDraftReady, type SongDraft } from "../../../data/songs/drafts/drafts.ts";
import type { Message } from "../../../i18n/messages.ts";
import { findErrors, type SaveOutcome, saveSong } from "../../../operations/songs/save-song.ts";
import { userContext } from "../../../web/context.ts";
import { translateErrors } from "../../../web/form-errors.server.ts";
import { toMessages } from "../../../web/form.server.ts";
import { servicesOf } from "../../../web/services.server.ts";
import type { FormValues } from "../../song-form/values/form-values.ts";
import { errorsByInput, readSubmission } from "../../song-form/submission.server.ts";

type Context = Readonly<RouterContextProvider>;

export interface SavedDraft {
  id: string;
  songId: number;
  title: string;
}

export type DraftOutcome =
  | { kind: "saved"; saved: SavedDraft }
  /** Complete, but its file is still uploading; it is saved when the file arrives. */
  | { kind: "waiting"; id: string }
  | { kind: "invalid"; id: string; errors: Record<string, string> };

/** An id that no file has. It lets a draft whose file is still uploading pass the check for a file. */
const awaitedFileId = "0".repeat(32);

/** Saves a draft as a song and deletes the draft. If its file is still uploading, marks it as ready instead. */
export async function saveDraft(context: Context, draft: SongDraft): Promise<DraftOutcome> {
  const { id, inputs, file, mediaFileId, hasArrived } = draft;
  const services = servicesOf(context);
  const user = context.get(userContext);
  const owned = { id, ownerId: user.id };
  const isAwaited = file.name !== "" && !hasArrived;
  const form = { ...inputs, ...(file.name && { mediaFileId: mediaFileId ?? awaitedFileId }) };
  const { submission } = await readSubmission(context, { ...form, requestId: id });
  const outcome = isAwaited
    ? await findErrors(services, user, submission)
    : await saveSong(services, user, submission);
  if (outcome === null) {
    await setDraftReady(services.db, owned, true);
    return { kind: "waiting", id };
  }
  if (outcome.kind === "saved") {
    await deleteDrafts(services.db, user.id, [id]);
    return { kind: "saved", saved: { id, songId: outcome.id, title: outcome.title } };
  }
  if (draft.isReady) await setDraftReady(services.db, owned, false);
  const { errors } = translateErrors(context, { errors: errorsOf(outcome, form) });
  return { kind: "invalid", id, errors };
}

function errorsOf(
  outcome: Exclude<SaveOutcome, { kind: "saved" }>,
  form: FormValues,
): Record<string, Message> {
  if (outcome.kind === "invalid") return toMessages(errorsByInput(outcome.errors, form));
  if (outcome.kind === "missing") return { title: "songForm.unknownChoice" };
  return { title: outcome.kind === "tooLarge" ? "form.tooLarge" : "failure.act" };
}
