import { data } from "react-router";
import type { z } from "zod";
import { lengthMessage, type FormError, toFormError } from "../domain/form-error.ts";
import { maxFormBytes, uploadFailures } from "../domain/media/upload.ts";
import { BodyError } from "../lib/body-error.ts";
import { toMessage } from "../i18n/translate.server.ts";
import type { Message } from "../i18n/messages.ts";
import { readChunks } from "../lib/body-stream.ts";
import type { Bytes } from "../lib/bytes.ts";
import type { FormMessages } from "./form-errors.server.ts";
import { boundaryOf, readMultipart } from "../lib/multipart.server.ts";
import { readBytes, readText } from "../lib/read-bytes.server.ts";
import { withoutSecrets } from "./secret-fields.ts";

/** Limit of a form in bytes, not counting files. */
const maxBytes = 2 ** 20;

const urlencoded = /^application\/x-www-form-urlencoded\s*(;|$)/i;

const forms = new WeakMap<Request, Promise<FormData>>();

/** Reads a posted form once, without files. Throws a response: 413 above 1 MiB, 400 if the body is not a form. */
export function readFormData(request: Request, withFiles = false): Promise<FormData> {
  const form =
    forms.get(request) ??
    parseForm(request, undefined, withFiles ? Infinity : maxBytes).catch(throwBodyError);
  forms.set(request, form);
  return form;
}

async function parseForm(
  request: Request,
  takeFile: Parameters<typeof readMultipart>[1],
  limit: number,
): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (boundaryOf(type)) return readMultipart(request, takeFile, limit);
  if (!urlencoded.test(type)) throw new BodyError("unreadable");
  const form = new FormData();
  const text = request.body ? await readText(readChunks(request.body), maxBytes) : "";
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

/** Reads a posted form and its file `fileField`, of at most `maxFileBytes`, into memory. Throws like `readFormData`. */
export async function readFormWithFile(
  request: Request,
  fileField: string,
  maxFileBytes: number,
): Promise<{ form: FormData; file: File | null }> {
  let file: File | null = null;
  const takeFile = async (name: string, fileName: string, bytes: Bytes) => {
    if (name !== fileField || file) return;
    const content = await readBytes(bytes, maxFileBytes);
    if (content.length > 0 || fileName) file = new File([content as BlobPart], fileName);
  };
  const form = await parseForm(request, takeFile, Infinity).catch(throwBodyError);
  return { form, file };
}

/** Reads a posted form and passes its files to `takeFile` as they arrive. Throws BodyError. */
export const readFormWithFiles = (
  request: Request,
  takeFile: NonNullable<Parameters<typeof readMultipart>[1]>,
): Promise<FormData> => parseForm(request, takeFile, maxFormBytes);

function throwBodyError(error: unknown): never {
  if (!(error instanceof BodyError)) throw error;
  throw data(null, { status: uploadFailures[error.reason].status });
}

/** Reads the fields of a posted form, the first of each name. Throws like `readFormData`. */
export async function readFields(
  request: Request,
  withFiles?: boolean,
): Promise<Record<string, string>> {
  const form = await readFormData(request, withFiles);
  const fields = new Map<string, string>();
  for (const [name, value] of form)
    if (typeof value === "string" && !fields.has(name)) fields.set(name, value);
  return Object.fromEntries(fields);
}

/** Validates a posted form. Returns its value, or its errors and submitted values without passwords. */
export async function readForm<T extends z.ZodType>(
  request: Request,
  schema: T,
): Promise<
  { value: z.output<T> } | { formErrors: FormMessages & { submitted: Record<string, string> } }
> {
  const fields = await readFields(request);
  const result = schema.safeParse(fields, { error: lengthMessage });
  if (result.success) return { value: result.data };
  const errors: Record<string, FormError> = {};
  for (const issue of result.error.issues) errors[issue.path.join(".")] ??= toFormError(issue);
  return { formErrors: { errors: toMessages(errors), submitted: withoutSecrets(fields) } };
}

export function toMessages(errors: Record<string, FormError>): Record<string, Message> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, toMessage(error)]),
  );
}
