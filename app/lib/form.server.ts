import { data } from "react-router";
import type { z } from "zod";
import { boundaryOf, readMultipart } from "./multipart.server.ts";

export interface FormProblems {
  /** A message for each wrong field, as a key of the locales. */
  errors: Record<string, string>;
  /** What was typed, without secrets. */
  typed: Record<string, string>;
}

/**
 * The fields of a posted form; a body that is none is refused with a 400. A copy is read: it can be read
 * again. A multipart form, which may have a film in it, is read once, and its files go by.
 */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const multipart = boundaryOf(request.headers.get("Content-Type")) !== null;
  const form = await (multipart ? readMultipart(request) : request.clone().formData()).catch(
    () => null,
  );
  if (!form) throw data(null, { status: 400 });
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

const secrets = /password|otp/i;

/** A posted form by a schema: its values, or what is wrong with it and what was typed. */
export async function readForm<T extends z.ZodType>(
  request: Request,
  schema: T,
): Promise<{ value: z.output<T> } | { problems: FormProblems }> {
  const fields = await readFields(request);
  const result = schema.safeParse(fields);
  if (result.success) return { value: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join(".")] ??= message;
  const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => !secrets.test(name)));
  return { problems: { errors, typed } };
}
