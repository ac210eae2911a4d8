import { CsvProblem, csvLimits } from "../../../domain/records/csv/csv-problem.ts";
import { readFormWithFile } from "../../../web/form.server.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";

export type CsvFormErrors = FormErrors & { csv?: Pick<CsvProblem, "trouble" | "line" | "what"> };

/** Bytes that a browser writes around the file. */
const multipartOverhead = 16_384;

/** Reads a form with a new file or the token of a staged one; null if the body is too large, without reading it. */
export async function readUpload(
  request: Request,
): Promise<{ act: unknown; file: File | null; token: string } | null> {
  const length = Number(request.headers.get("Content-Length") ?? Infinity);
  if (length > csvLimits.bytes + multipartOverhead) return null;
  const { form, file } = await readFormWithFile(request, "file", csvLimits.bytes);
  const token = form.get("file");
  return { act: form.get("act"), file, token: typeof token === "string" ? token : "" };
}

/** Turns a CsvProblem into form errors; throws any other error. */
export function toCsvFormErrors(error: unknown): CsvFormErrors {
  if (!(error instanceof CsvProblem)) throw error;
  const { trouble, line, what } = error;
  return { errors: {}, submitted: {}, csv: { trouble, line, what } };
}
