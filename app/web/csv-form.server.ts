import { CsvProblem, csvLimits } from "../domain/records/csv/csv-problem.ts";
import { readFormWithFile } from "./form.server.ts";
import type { FormErrors } from "../i18n/form-errors.ts";

/** Errors of a form with a CSV file, or of the file. */
export type CsvFormErrors = FormErrors & { csv?: Pick<CsvProblem, "trouble" | "line" | "what"> };

/** Bytes of a multipart body beside its file. */
const wrapping = 16_384;

/** Reads a form with a file; null if the body is too large, without reading it. */
export async function readUpload(
  request: Request,
): Promise<{ form: FormData; file: File | null } | null> {
  const length = Number(request.headers.get("Content-Length") ?? Infinity);
  if (length > csvLimits.bytes + wrapping) return null;
  return readFormWithFile(request, "file", csvLimits.bytes);
}

/** Converts a CsvProblem to errors of the form. Throws all other errors. */
export function toProblems(error: unknown): CsvFormErrors {
  if (!(error instanceof CsvProblem)) throw error;
  const { trouble, line, what } = error;
  return { errors: {}, submitted: {}, csv: { trouble, line, what } };
}

/** Yields the bytes of a file in pieces of 64 kB. */
export async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = 65_536;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Returns a field of a form as text, "" for a file or a missing field. */
export function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
