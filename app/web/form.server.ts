import { data } from "react-router";
import type { z } from "zod";
import { lengthMessage, type Problem, problemOf } from "../domain/form-problem.ts";
import { uploadRefusals } from "../domain/media/upload.ts";
import { BodyError } from "../lib/body-error.ts";
import { toMessage } from "../i18n/translate.server.ts";
import type { Message } from "../i18n/messages.ts";
import { chunksOf } from "../lib/byte-stream.ts";
import type { FormMessages } from "./form-errors.server.ts";
import { boundaryOf, readMultipart } from "../lib/multipart.server.ts";
import { readText } from "../lib/read-bytes.server.ts";

/** The most bytes that a form may have; of one with files, the most that its fields may have. */
const mostBytes = 2 ** 20;

const urlencoded = /^application\/x-www-form-urlencoded\s*(;|$)/i;

const forms = new WeakMap<Request, Promise<FormData>>();

/**
 * Reads the fields of a posted form: its body once, however often they are asked for. Of a form `withFiles`
 * the files are skipped. Throws an answer: 413 for more than 1 MiB, 400 for what is no form.
 */
export function readFormData(request: Request, withFiles = false): Promise<FormData> {
  const form = forms.get(request) ?? parse(request, withFiles).catch(refuseBody);
  forms.set(request, form);
  return form;
}

async function parse(request: Request, withFiles: boolean): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (boundaryOf(type)) return readMultipart(request, undefined, withFiles ? Infinity : mostBytes);
  if (!urlencoded.test(type)) throw new BodyError("unreadable");
  const form = new FormData();
  const text = request.body ? await readText(chunksOf(request.body), mostBytes) : "";
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

function refuseBody(error: unknown): never {
  if (!(error instanceof BodyError)) throw error;
  throw data(null, { status: uploadRefusals[error.reason].status });
}

/**
 * Reads the fields of a posted form, the first of each name, as an address is read. Throws as
 * `readFormData`.
 */
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

const secrets = /password|otp/i;

/** A posted form by a schema: its values, or what is wrong with it and what was typed. */
export async function readForm<T extends z.ZodType>(
  request: Request,
  schema: T,
): Promise<
  { value: z.output<T> } | { formErrors: FormMessages & { submitted: Record<string, string> } }
> {
  const fields = await readFields(request);
  const result = schema.safeParse(fields, { error: lengthMessage });
  if (result.success) return { value: result.data };
  const wrong: Record<string, Problem> = {};
  for (const issue of result.error.issues) wrong[issue.path.join(".")] ??= problemOf(issue);
  const submitted = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !secrets.test(name)),
  );
  return { formErrors: { errors: toMessages(wrong), submitted } };
}

/** What is wrong with each field, as messages. */
export function toMessages(wrong: Record<string, Problem>): Record<string, Message> {
  return Object.fromEntries(Object.entries(wrong).map(([name, one]) => [name, toMessage(one)]));
}
