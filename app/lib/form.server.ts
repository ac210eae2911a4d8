import type { z } from "zod";

export interface FormProblems {
  /** A message for each wrong field, as a key of the locales. */
  errors: Record<string, string>;
  /** What was typed, without secrets. */
  typed: Record<string, string>;
}

const secrets = /password|otp/i;

/** A posted form by a schema: its values, or what is wrong with it and what was typed. */
export async function readForm<T extends z.ZodType>(
  request: Request,
  schema: T,
): Promise<{ value: z.output<T> } | { problems: FormProblems }> {
  const form = await request.formData();
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const result = schema.safeParse(fields);
  if (result.success) return { value: result.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join(".")] ??= message;
  const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => !secrets.test(name)));
  return { problems: { errors, typed } };
}
