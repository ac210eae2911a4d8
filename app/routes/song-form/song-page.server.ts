import { data, redirect, type RouterContextProvider } from "react-router";
import { userContext, savedFormsContext, settingsContext } from "../../web/context.ts";
import { parseId } from "../../domain/paging.ts";
import { type UploadRefusal, uploadRefusals } from "../../domain/media/upload.ts";
import type { MessageKey } from "../../i18n/messages.ts";
import { servicesOf, uploadServicesOf } from "../../web/services.server.ts";
import { flashCookie } from "../../web/cookies.server.ts";
import { failure } from "../../web/failure.server.ts";
import { readFields } from "../../web/form.server.ts";
import { boundaryOf } from "../../lib/multipart.server.ts";
import { logError } from "../../lib/log.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { readUploadForm } from "../../web/upload-form.server.ts";
import { refusalOf } from "../../operations/media/upload-refusal.ts";
import { type OpenSong, openSong } from "../../operations/songs/save-song.ts";
import { rowsOf, type TypedSong, withRows } from "./typed-song.ts";

type Context = Readonly<RouterContextProvider>;

const removal = /^remove-row\.(\d{1,3})$/;

/**
 * A song form as it was sent: what was typed, with the id of a file that came along, or the form again with
 * why its file was refused. A file that came once need not come again.
 */
export async function readSongForm(request: Request, context: Context) {
  if (boundaryOf(request.headers.get("Content-Type")) === null)
    return { submitted: await readFields(request) };
  const { id: ownerId } = context.get(userContext);
  const read = await readUploadForm(request, uploadServicesOf(context), ownerId).catch(
    (error: unknown) => refusedFile(context, refusalOf(error), {}),
  );
  if (!("fields" in read)) return read;
  const submitted: TypedSong = Object.fromEntries(
    [...read.fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  if (read.file) submitted.mediaFileId = read.file.id;
  return read.refused ? refusedFile(context, read.refused, submitted) : { submitted };
}

function refusedFile(context: Context, reason: UploadRefusal, submitted: TypedSong) {
  const { status, message } = uploadRefusals[reason];
  return rejectForm(context, { errors: { mediaFile: message }, submitted }, status);
}

/**
 * What a button of the form asks for other than saving: another row, one row less, fresh lists. The form
 * comes back with all that was typed; or, when what was interrupted is to be forgotten, as it was before.
 * Null for saving.
 */
export async function answerHelp(
  { request, context }: { request: Request; context: Context },
  submitted: TypedSong,
) {
  const { act = "save" } = submitted;
  if (act === "save") return null;
  if (act === "forget") return forgetSavedForm(request, context);
  const rows = rowsOf(submitted);
  const removed = Number(removal.exec(act)?.[1] ?? -1);
  if (act === "add-row") rows.push({ type: "", names: "" });
  const kept = rows.filter((_, at) => at !== removed);
  return rejectForm(context, { submitted: withRows(submitted, kept) }, 200);
}

/** What was typed when the session had ended, for the page that it was typed on; null otherwise. */
export async function savedForm(request: Request, context: Context, path: string) {
  const { id } = context.get(userContext);
  return context.get(savedFormsContext).read(request.headers.get("Cookie"), path, id);
}

/** The page again, without what was typed when the session had ended. */
async function forgetSavedForm(request: Request, context: Context) {
  const cookie = await context.get(savedFormsContext).forget(request.headers.get("Cookie"));
  return redirect(new URL(request.url).pathname.replace(/\.data$/, ""), {
    headers: cookie ? { "Set-Cookie": cookie } : {},
  });
}

/** A song that is not there, or not this user's to change. */
export function refuseSong(context: Context, reason: "missing" | "denied") {
  return reason === "missing" ? data(null, { status: 404 }) : failure(context, 403, "failure.act");
}

/** What `save` answers; should it fail unexpectedly, the form with all that was typed, and `message`. */
export async function keepTyped<T>(
  context: Context,
  submitted: TypedSong,
  message: MessageKey,
  save: () => Promise<T>,
): Promise<T | ReturnType<typeof rejectForm>> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof Response || !(error instanceof Error)) throw error;
    logError("save song", error);
    return rejectForm(context, { message, submitted }, 500);
  }
}

/** The song of an address, with what was done to it after `since`, for a user who may change it. */
export async function openAddressed(
  { context, params }: { context: Context; params: { id: string } },
  since?: number,
): Promise<OpenSong | "missing" | "denied"> {
  const id = parseId(params.id);
  if (id === null) return "missing";
  return openSong(servicesOf(context), context.get(userContext), id, since);
}

/** The song is kept: back to the collection, which says so. What was interrupted is done with. */
export async function answerSaved(request: Request, context: Context, message: MessageKey) {
  const headers = new Headers();
  const said = { kind: "success", message } as const;
  headers.append("Set-Cookie", await flashCookie(context.get(settingsContext)).write(said));
  const cookies = request.headers.get("Cookie");
  const forgotten = await context.get(savedFormsContext).forget(cookies);
  if (forgotten) headers.append("Set-Cookie", forgotten);
  return redirect("/my-collection", { headers });
}
