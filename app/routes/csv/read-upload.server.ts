import {
  CsvFileError,
  type CsvLimits,
  csvLimits,
  toLimitValues,
} from "../../domain/records/csv/csv-file-error.ts";
import { toMessage } from "../../i18n/translate.server.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { readFormWithFile } from "../../web/form.server.ts";
import type { FormErrors } from "../../i18n/form-errors.ts";

export type CsvFormErrors = FormErrors & {
  csv?: Pick<CsvFileError, "reason" | "place" | "detail">;
};

/** Maximum size of the form without its file, in bytes. */
const multipartOverhead = 16_384;

/**
 * Reads a form with a new file or the token of a staged one. Returns null without reading it if the body is too large.
 */
export async function readUpload(
  request: Request,
  limits: CsvLimits = csvLimits,
): Promise<{ act: unknown; file: File | null; token: string; form: FormData } | null> {
  const length = Number(request.headers.get("Content-Length") ?? Infinity);
  if (length > limits.bytes + multipartOverhead) return null;
  const { form, file } = await readFormWithFile(request, "file", limits.bytes);
  const token = form.get("file");
  return { act: form.get("act"), file, token: typeof token === "string" ? token : "", form };
}

/** Turns a CsvFileError into form errors; throws any other error. */
export function toCsvFormErrors(error: unknown): CsvFormErrors {
  if (!(error instanceof CsvFileError)) throw error;
  const { reason, place, detail } = error;
  return { errors: {}, submitted: {}, csv: { reason, place, detail } };
}

/** Responds to a body that is larger than these limits. */
export const rejectTooBig = (
  context: Parameters<typeof rejectForm>[0],
  limits: CsvLimits = csvLimits,
) =>
  rejectForm(
    context,
    { errors: { file: toMessage({ error: "csv.tooBig", values: toLimitValues(limits) }) } },
    413,
  );
