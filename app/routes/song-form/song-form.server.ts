import { data, redirect, type RouterContextProvider } from "react-router";
import { type UploadFailure, uploadFailures } from "../../domain/media/upload.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import type { SaveOutcome } from "../../operations/songs/save-song.ts";
import { savedFormsContext, userContext } from "../../web/context.ts";
import type { Flash } from "../../web/cookies.server.ts";
import { failure } from "../../web/failure.server.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { servicesOf, uploadServicesOf } from "../../web/services.server.ts";
import { readFields, toMessages } from "../../web/form.server.ts";
import { boundaryOf } from "../../lib/multipart.server.ts";
import { rejectAfterFailure, rejectForm } from "../../web/form-errors.server.ts";
import { readUploadForm } from "../../web/upload-form.server.ts";
import { uploadFailureOf } from "../../operations/media/upload-failure.ts";
import { findPeople, withChosenPeople } from "./people/candidates.server.ts";
import { previewNotation } from "./notation/preview-notation.server.tsx";
import { listUnclearRaagas } from "./raagas/match-raagas.server.ts";
import { applyRaagaChoices } from "./raagas/raaga-inputs.ts";
import { type FormValues, rowsOf, withRows } from "./values/form-values.ts";
import { errorsByInput, type ReadForm } from "./submission.server.ts";
import type { EditableSong } from "../../data/songs/editable-song.ts";
import { parseId } from "../../domain/paging.ts";
import { openDeletableSong, openSong } from "../../operations/songs/open-song.ts";

type Context = Readonly<RouterContextProvider>;

const oneFile = { fileField: "mediaFile", maxFiles: 1 };

export async function readSongForm(request: Request, context: Context) {
  if (boundaryOf(request.headers.get("Content-Type")) === null)
    return { submitted: applyRaagaChoices(await readFields(request)) };
  const { id: ownerId } = context.get(userContext);
  const form = await readUploadForm(request, uploadServicesOf(context), ownerId, oneFile).catch(
    (error: unknown) => rejectFile(context, uploadFailureOf(error), {}),
  );
  if (!("fields" in form)) return form;
  const submitted: FormValues = Object.fromEntries(
    [...form.fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const [file] = form.files;
  const [failedFile] = form.failures;
  if (file) submitted.mediaFileId = file.id;
  return failedFile
    ? rejectFile(context, failedFile.reason, submitted)
    : { submitted: applyRaagaChoices(submitted) };
}

function rejectFile(context: Context, reason: UploadFailure, submitted: FormValues) {
  const { status, message } = uploadFailures[reason];
  return rejectForm(context, { errors: { mediaFile: message }, submitted }, status);
}

const removeRow = /^remove-row\.(\d{1,3})$/;

/** Handles the form's buttons other than save. Returns null if the form is to be saved. */
async function handleButton(
  { request, context, url }: { request: Request; context: Context; url: URL },
  submitted: FormValues,
) {
  const { act = "save" } = submitted;
  if (act === "save") return null;
  if (act === "forget") return discardSavedForm(request, context, url.pathname);
  if (act === "show-notation") return previewNotation({ request, context, url }, submitted);
  if (act === "find-people") {
    const { people, ...rest } = await findPeople(context, submitted);
    const rejected = rejectForm(context, rest, 200);
    return { ...rejected, data: { ...rejected.data, people } };
  }
  const rows = rowsOf(submitted);
  if (act === "add-row") rows.push({ type: "", names: "" });
  const removedRow = Number(removeRow.exec(act)?.[1] ?? -1);
  const rowsLeft = rows.filter((_, position) => position !== removedRow);
  return rejectForm(context, { submitted: withRows(submitted, rowsLeft) }, 200);
}

export async function readSavedForm(request: Request, context: Context, path: string) {
  const { id } = context.get(userContext);
  return context.get(savedFormsContext).read(request.headers.get("Cookie"), path, id);
}

/** Discards the form that was saved for a user who had to sign in, and opens its page as it is stored. */
export async function discardSavedForm(request: Request, context: Context, path: string) {
  const cookie = await context.get(savedFormsContext).delete(request.headers.get("Cookie"));
  return redirect(path, {
    headers: cookie ? { "Set-Cookie": cookie } : {},
  });
}

/** Handles a button of the form or saves it. A form returned with errors includes its chosen people. */
export async function actOnSongForm(
  args: { request: Request; context: Context; url: URL },
  submitted: FormValues,
  failed: MessageKey,
  save: () => Promise<Response | ReturnType<typeof rejectForm>>,
) {
  const { context } = args;
  const response =
    (await handleButton(args, submitted)) ??
    (await save().catch((error: unknown) => {
      if (error instanceof Response || !(error instanceof Error)) throw error;
      return rejectAfterFailure(context, error, failed, submitted);
    }));
  return withChosenPeople(context, submitted, response);
}

/**
 * Redirects to the collection with `message` after saving, or returns the form with its errors. Throws 403 and 404
 * responses.
 */
export async function showOutcome(
  { request, context }: { request: Request; context: Context },
  outcome: Exclude<SaveOutcome, { kind: "conflict" }>,
  { form, matches }: ReadForm,
  { submitted, message }: { submitted: FormValues; message: MessageKey },
) {
  switch (outcome.kind) {
    case "saved":
      return redirectToCollection(request, context, message, outcome);
    case "invalid": {
      const errors = toMessages(errorsByInput(outcome.errors, submitted));
      const rejected = rejectForm(context, { errors, submitted });
      const unclear = await listUnclearRaagas(context, form, matches);
      return { ...rejected, data: { ...rejected.data, unclear } };
    }
    case "tooLarge":
      return rejectForm(context, { message: "form.tooLarge", submitted }, 413);
    default:
      throw rejectSong(context, outcome.kind);
  }
}

export function rejectSong(context: Context, reason: "missing" | "denied") {
  return reason === "missing" ? data(null, { status: 404 }) : failure(context, 403, "failure.act");
}

const redirectToCollection = (
  request: Request,
  context: Context,
  message: MessageKey,
  { id, compositionId }: { id: number; compositionId: number },
) =>
  redirectWhenSaved({ request, context }, "/my-collection", {
    kind: "success",
    message,
    saved: { id, compositionId },
  });

/** Redirects to a path of this site with a flash message, and discards the saved form, whose values are stored now. */
export async function redirectWhenSaved(
  { request, context }: { request: Request; context: Context },
  path: string,
  flash: Flash,
) {
  const response = await redirectWithFlash(context, path, flash);
  const cookie = await context.get(savedFormsContext).delete(request.headers.get("Cookie"));
  if (cookie) response.headers.append("Set-Cookie", cookie);
  return response;
}

export async function findAddressedSong(
  { context, params }: { context: Context; params: { id: string } },
  since?: number,
): Promise<EditableSong | "missing" | "denied"> {
  const id = parseId(params.id);
  if (id === null) return "missing";
  return openSong(servicesOf(context), context.get(userContext), id, since);
}

/** Opens the song of the address for editing. Throws 403 and 404 responses. */
export async function openAddressedSong(
  args: { context: Context; params: { id: string } },
  since?: number,
): Promise<EditableSong> {
  const open = await findAddressedSong(args, since);
  if (typeof open === "string") throw rejectSong(args.context, open);
  return open;
}

export async function openSongToDelete({
  context,
  params,
}: {
  context: Context;
  params: { id: string };
}): Promise<EditableSong> {
  const id = parseId(params.id);
  const user = context.get(userContext);
  const open = id === null ? "missing" : await openDeletableSong(servicesOf(context), user, id);
  if (typeof open === "string") throw rejectSong(context, open);
  return open;
}
