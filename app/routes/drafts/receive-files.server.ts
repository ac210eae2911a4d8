import { data, type RouterContextProvider } from "react-router";
import { maxDrafts, noTags } from "../../domain/songs/drafts/file-tags.ts";
import { uploadFailures } from "../../domain/media/upload.ts";
import { translate } from "../../i18n/translate.server.ts";
import { uploadFailureOf } from "../../operations/media/upload-failure.ts";
import { announceFiles } from "../../operations/songs/announce-files.ts";
import { userContext } from "../../web/context.ts";
import { rejectForm } from "../../web/form-errors.server.ts";
import { languageOf } from "../../web/language.ts";
import { servicesOf, uploadServicesOf } from "../../web/services.server.ts";
import { readUploadForm } from "../../web/upload-form.server.ts";
import { rejectFull } from "./act-on-drafts.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Receives the files of a form submitted without JavaScript and creates a draft for each. */
export async function receiveFiles(context: Context, request: Request) {
  const user = context.get(userContext);
  const limits = { fileField: "files", maxFiles: maxDrafts };
  try {
    const form = await readUploadForm(request, uploadServicesOf(context), user.id, limits);
    const files = form.files.map(({ id, fileName, size, kind }) => ({
      name: fileName,
      size,
      hash: null,
      kind,
      tags: noTags,
      mediaFileId: id,
    }));
    const result = await announceFiles(servicesOf(context), user, files);
    if (typeof result === "string") return rejectFull(context);
    const rejected = form.failures.map(({ fileName, reason }) => ({
      name: fileName,
      message: translate(languageOf(context), uploadFailures[reason].message),
    }));
    if (result.drafts.length === 0 && rejected.length === 0)
      return rejectForm(context, { errors: { files: "songForm.fileRequired" } });
    return data(
      { added: result.drafts.length, rejected },
      { status: rejected.length > 0 ? 400 : 200 },
    );
  } catch (error) {
    const { status, message } = uploadFailures[uploadFailureOf(error)];
    return rejectForm(context, { errors: { files: message } }, status);
  }
}
