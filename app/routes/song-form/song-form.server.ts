import { redirect, type RouterContextProvider } from "react-router";
import { userContext, savedFormsContext } from "../../web/context.ts";
import { type UploadFailure, uploadFailures } from "../../domain/media/upload.ts";
import { uploadServicesOf } from "../../web/services.server.ts";
import { readFields } from "../../web/form.server.ts";
import { boundaryOf } from "../../lib/multipart.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { readUploadForm } from "../../web/upload-form.server.ts";
import { uploadFailureOf } from "../../operations/media/upload-failure.ts";
import { findPeople } from "./people/candidates.server.ts";
import { takeChosenRaagas } from "./raagas/raaga-inputs.ts";
import { type FormValues, rowsOf, withRows } from "./values/form-values.ts";

type Context = Readonly<RouterContextProvider>;

const oneFile = { fileField: "mediaFile", maxFiles: 1 };

export async function readSongForm(request: Request, context: Context) {
  if (boundaryOf(request.headers.get("Content-Type")) === null)
    return { submitted: takeChosenRaagas(await readFields(request)) };
  const { id: ownerId } = context.get(userContext);
  const read = await readUploadForm(request, uploadServicesOf(context), ownerId, oneFile).catch(
    (error: unknown) => rejectFile(context, uploadFailureOf(error), {}),
  );
  if (!("fields" in read)) return read;
  const submitted: FormValues = Object.fromEntries(
    [...read.fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const [file] = read.files;
  const [failure] = read.failures;
  if (file) submitted.mediaFileId = file.id;
  return failure
    ? rejectFile(context, failure.reason, submitted)
    : { submitted: takeChosenRaagas(submitted) };
}

function rejectFile(context: Context, reason: UploadFailure, submitted: FormValues) {
  const { status, message } = uploadFailures[reason];
  return rejectForm(context, { errors: { mediaFile: message }, submitted }, status);
}

const removeRow = /^remove-row\.(\d{1,3})$/;

/** Responds to a button of the form, without saving. Null if the form is to be saved. */
export async function handleButton(
  { request, context, url }: { request: Request; context: Context; url: URL },
  submitted: FormValues,
) {
  const { act = "save" } = submitted;
  if (act === "save") return null;
  if (act === "forget") return discardSavedForm(request, context, url.pathname);
  if (act === "find-people") {
    const { people, ...found } = await findPeople(context, submitted);
    const rejected = rejectForm(context, found, 200);
    return { ...rejected, data: { ...rejected.data, people } };
  }
  const rows = rowsOf(submitted);
  if (act === "add-row") rows.push({ type: "", names: "" });
  const removed = Number(removeRow.exec(act)?.[1] ?? -1);
  const left = rows.filter((_, position) => position !== removed);
  return rejectForm(context, { submitted: withRows(submitted, left) }, 200);
}

export async function readSavedForm(request: Request, context: Context, path: string) {
  const { id } = context.get(userContext);
  return context.get(savedFormsContext).read(request.headers.get("Cookie"), path, id);
}

async function discardSavedForm(request: Request, context: Context, path: string) {
  const cookie = await context.get(savedFormsContext).delete(request.headers.get("Cookie"));
  return redirect(path, {
    headers: cookie ? { "Set-Cookie": cookie } : {},
  });
}
