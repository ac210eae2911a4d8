import { data } from "react-router";
import { z } from "zod";
import { findPicturedPerson } from "../../../data/people/person-picture.ts";
import { savePersonSources } from "../../../data/people/save-sources.ts";
import type { WriteFailure } from "../../../data/write-batch.ts";
import { lengthMessage, toFormError } from "../../../domain/form-error.ts";
import { uploadFailures } from "../../../domain/media/upload.ts";
import { parsePersonId } from "../../../domain/people/parse-people-page.ts";
import {
  maxPictureBytes,
  pictureForm,
  type PictureProblem,
  pictureSides,
} from "../../../domain/people/person-picture.ts";
import { citedText } from "../../../domain/records/cited-schema.ts";
import type { Message } from "../../../i18n/messages.ts";
import { BodyError } from "../../../lib/body-error.ts";
import { removePicture, savePicture } from "../../../operations/people/save-picture.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import { redirectWithFlash } from "../../../web/flash.server.ts";
import { rejectForm } from "../../../web/form-errors.server.ts";
import { toMessages } from "../../../web/form.server.ts";
import { languageOf } from "../../../web/language.ts";
import { servicesOf, uploadServicesOf } from "../../../web/services.server.ts";
import type { Route } from "./+types/picture";
import { readPictureForm } from "./read-picture.server.ts";

const sourcesForm = z.object({ sources: citedText("person") });

const problems: Record<PictureProblem, Message> = {
  wrongType: "picture.wrongType",
  tooLarge: { key: "picture.tooLarge", values: { kilobytes: maxPictureBytes / 1000 } },
  wrongSize: { key: "picture.wrongSize", values: { ...pictureSides } },
};

export async function actOnPicture({ request, context, params }: Route.ActionArgs) {
  const id = parsePersonId(params.id);
  const db = context.get(databaseContext);
  const stored = id && (await findPicturedPerson(db, id, languageOf(context)));
  if (!stored) throw data(null, { status: 404 });
  let form;
  try {
    form = await readPictureForm(request);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    const { status, message } = uploadFailures[error.reason];
    return rejectForm(context, { message }, status);
  }
  const { act, revision, ...submitted } = form.fields;
  // Of the page on which the form stood.
  const person = { ...stored, revision: Number.parseInt(revision ?? "", 10) || 0 };
  const actor = context.get(userContext);
  const services = { ...servicesOf(context), ...uploadServicesOf(context) };
  const done = (message: "picture.saved" | "picture.removed" | "admin.changed") =>
    redirectWithFlash(context, `/people/${stored.id}`, {
      kind: "success",
      message,
      values: { name: stored.native ?? stored.name },
    });
  if (act === "remove") {
    const removed = await removePicture(services, actor, person);
    return removed.ok ? done("picture.removed") : rejectWrite(context, removed.reason, {});
  }
  if (act === "sources") {
    const parsed = sourcesForm.safeParse(submitted);
    if (!parsed.success)
      return rejectForm(context, {
        errors: toMessages({ sources: toFormError(parsed.error.issues[0]!) }),
        submitted,
      });
    const writer = { userId: actor.id, now: services.now() };
    const saved = await savePersonSources(db, person, parsed.data.sources, writer);
    return saved.ok ? done("admin.changed") : rejectWrite(context, saved.reason, submitted);
  }
  if (act !== "save") throw data(null, { status: 400 });
  const texts = pictureForm.safeParse(submitted, { error: lengthMessage });
  const errors = Object.fromEntries(
    (texts.error?.issues ?? []).map((issue) => [issue.path.join("."), toFormError(issue)]),
  );
  const isMissing = form.files.length === 0 && !stored.picture;
  const problem = form.problem ? problems[form.problem] : isMissing && "account.required";
  if (!texts.success || problem)
    return rejectForm(context, {
      errors: { ...toMessages(errors), ...(problem && { picture: problem }) },
      submitted,
    });
  const saved = await savePicture(services, actor, person, texts.data, form.files);
  return saved.ok ? done("picture.saved") : rejectWrite(context, saved.reason, submitted);
}

function rejectWrite(
  context: Route.ActionArgs["context"],
  reason: WriteFailure,
  submitted: Record<string, string>,
) {
  if (reason === "denied") throw data(null, { status: 403 });
  if (reason === "missing") return rejectForm(context, { message: "admin.gone", submitted }, 404);
  const message = reason === "hidden" ? "csv.hiddenField" : "picture.outdated";
  return rejectForm(context, { message, submitted }, 409);
}
