import { CsvProblem, csvLimits } from "../domain/records/csv/csv-problem.ts";
import { readFormWithFile } from "./form.server.ts";
import type { FormErrors } from "../i18n/form-errors.ts";

/** What is wrong with a form that sends a file, or with the file. */
export type CsvFormErrors = FormErrors & { csv?: Pick<CsvProblem, "trouble" | "line" | "what"> };

/** Room for what a browser writes around the file. */
const wrapping = 16_384;

/** The fields and the file of a posted form; null for a body that is too large, which is not read at all. */
export async function readUpload(
  request: Request,
): Promise<{ form: FormData; file: File | null } | null> {
  const length = Number(request.headers.get("Content-Length") ?? Infinity);
  if (length > csvLimits.bytes + wrapping) return null;
  return readFormWithFile(request, "file", csvLimits.bytes);
}

/** What is wrong with a file, as a form says it; anything else that was thrown goes on. */
export function toProblems(error: unknown): CsvFormErrors {
  if (!(error instanceof CsvProblem)) throw error;
  const { trouble, line, what } = error;
  return { errors: {}, submitted: {}, csv: { trouble, line, what } };
}

/** The bytes of a file that is in memory, in pieces. */
export async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = 65_536;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A field of a form as text; a file, or nothing, is "". */
export function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
