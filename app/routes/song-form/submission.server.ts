import type { RouterContextProvider } from "react-router";
import { languages } from "../../archive.ts";
import type { FormError } from "../../domain/form-error.ts";
import { detectMedia } from "../../domain/media/media-url.ts";
import { isProposable } from "../../domain/records/proposing/proposed-entries.ts";
import type { MediumChoice } from "../../domain/songs/medium.ts";
import { formSections, uploadTypes } from "../../domain/songs/song-field-kinds.ts";
import { inputOf, type SongField, songFieldNames, specOf } from "../../domain/songs/song-fields.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { parseFields } from "../../domain/songs/song-schema.ts";
import type { SongErrors, SongSubmission } from "../../domain/songs/song-submission.ts";
import { tidyText } from "../../domain/tidy-text.ts";
import { parseId } from "../../domain/paging.ts";
import {
  matchRaagasOf,
  type RaagaMatches,
  raagaErrors,
  withRaagaIds,
} from "./raagas/match-raagas.server.ts";
import { newRaagasIn } from "./raagas/raaga-inputs.ts";
import {
  choicesOf,
  type FormValues,
  formValuesOf,
  isPersonInput,
  isRowInput,
  isSharedInput,
  numberedRows,
  rowsOf,
  textInput,
  toLinks,
  withChoices,
  withRows,
} from "./values/form-values.ts";

type Context = Readonly<RouterContextProvider>;

export interface ReadForm {
  submission: SongSubmission;
  /** The submitted form; without the fields of the composition if an existing one was chosen. */
  form: FormValues;
  matches: RaagaMatches;
}

/** Converts a form to a submission that creates a song, or changes the song `edited`. The form has raagas as text. */
export async function readSubmission(
  context: Context,
  submitted: FormValues,
  edited?: { songId: number; revision: number },
): Promise<ReadForm> {
  const compositionId =
    submitted.compositionId && !edited ? (parseId(submitted.compositionId) ?? 0) : null;
  const form = compositionId === null ? submitted : withoutShared(submitted);
  const matches = await matchRaagasOf(context, form);
  const newRaagas = newRaagasIn(form)
    .map(({ text }) => text)
    .filter((text) => matches.get(text)?.length === 0 && isProposable(text));
  const { values, errors } = readValues(withRaagaIds(form, matches));
  const medium = readMedium(form);
  const submission: SongSubmission = {
    entrance: "form",
    ...(edited ?? { compositionId, requestId: requestIdIn(submitted) }),
    values,
    medium: medium.choice,
    newRaagas,
    errors: { ...errors, ...medium.errors, ...raagaErrors(form, matches, newRaagas) },
  };
  return { submission, form, matches };
}

const requestIdIn = ({ requestId = "" }: FormValues) =>
  /^[\w-]{36}$/.test(requestId) ? requestId : undefined;

const withoutShared = (form: FormValues): FormValues =>
  Object.fromEntries(Object.entries(form).filter(([input]) => !isSharedInput(input)));

/** Parses the fields that a form contains. No accompaniment rows means no accompaniments. */
export function readValues(form: FormValues): ReturnType<typeof parseFields> {
  const fields = songFieldNames.filter(
    (field) => specOf(field).section && !specOf(field).medium && !specOf(field).readOnly,
  );
  const choices = choicesOf(form);
  return parseFields({
    ...Object.fromEntries(fields.map((field) => [field, readInput(form, field)])),
    composerId: form.composerId,
    personIds: choices.length > 0 ? toLinks(choices) : undefined,
    accompaniments: rowsOf(form).map(({ type, names }) => ({ typeId: type, players: names })),
  });
}

function readInput(form: FormValues, field: SongField): unknown {
  const text = form[inputOf(field)];
  switch (specOf(field).kind) {
    case "references":
      return text?.split("\n").map((line) => line.trim());
    case "texts": {
      const texts = languages.map((language) => [language, form[textInput(field, language)]]);
      return texts.every(([, value]) => value === undefined)
        ? undefined
        : Object.fromEntries(texts.filter(([, value]) => value));
    }
    default:
      return text;
  }
}

const fileId = /^[0-9a-f]{32}$/;

/** Parses the medium of a form. Without a new file, the stored file stays if it has the same upload type. */
function readMedium({ uploadType, mediaUrl = "", mediaFileId = "" }: FormValues): {
  choice: MediumChoice;
  errors?: SongErrors;
} {
  if (uploadType === undefined) return { choice: { kind: "keep" } };
  const type = uploadTypes.find((one) => one === uploadType) ?? null;
  const none: MediumChoice = { kind: "none", uploadType: type };
  if (type === null)
    return uploadType === ""
      ? { choice: none }
      : { choice: none, errors: { uploadType: { error: "songForm.uploadTypeRequired" } } };
  if (type !== "YouTube") {
    const file = mediaFileId.trim();
    return fileId.test(file)
      ? { choice: { kind: "File", uploadType: type, fileId: file } }
      : { choice: { kind: "ownFile", uploadType: type } };
  }
  const media = detectMedia(mediaUrl);
  if ("videoId" in media) return { choice: { kind: "YouTube", ...media } };
  const error = mediaUrl.trim() === "" ? "songForm.youTubeRequired" : "songForm.invalidYouTube";
  return { choice: none, errors: { mediaUrl: { error } } };
}

/** Inputs in the order of the form. Fields without a section belong to the medium. */
const inputOrder = formSections.flatMap((section) =>
  songFieldNames
    .filter((field) => (specOf(field).section ?? "recording") === section)
    .map((field) => inputOf(field)),
);
const positionOf = (input: string) => inputOrder.indexOf(input.split(/[.-]/)[0]!);

/** Returns errors by input name, in the order of the form. */
export function errorsByInput(errors: SongErrors, form: FormValues): Record<string, FormError> {
  const rows = [...numberedRows(form).keys()];
  const inputs = Object.entries(errors).map(
    ([path, error]) => [inputOfPath(path, rows), error] as const,
  );
  return Object.fromEntries(
    inputs.toSorted(([one], [other]) => positionOf(one) - positionOf(other)),
  );
}

function inputOfPath(path: string, rows: readonly number[]): string {
  const [name, at, part] = path.split(".");
  const field = name as SongField;
  if (at === undefined) return inputOf(field);
  const { kind } = specOf(field);
  if (kind === "accompaniments")
    return `accompaniments.${rows[Number(at)]}.${part === "players" ? "names" : "type"}`;
  return kind === "texts" ? textInput(field, at) : inputOf(field);
}

/** Serializes the choices of people, independent of their order. */
const decisionsIn = (form: FormValues) =>
  Object.entries(toLinks(choicesOf(form)))
    .map((decision) => JSON.stringify(decision))
    .toSorted()
    .join();

const mediumInputs = ["uploadType", "mediaUrl", "mediaFileId"];

/** Merges a form with a newer revision: inputs that the user has not changed take their value from `now`. */
export function mergeFormValues(
  form: FormValues,
  before: SongRevision,
  now: SongRevision,
): FormValues {
  const [was, is] = [formValuesOf(before), formValuesOf(now)];
  // Both are tidied, because browsers submit CR LF line ends.
  const isUnchanged = (name: string) => tidyText(form[name] ?? "") === tidyText(was[name] ?? "");
  const isMediumUnchanged = mediumInputs.every(isUnchanged);
  const merged = { ...form };
  for (const [name, value] of Object.entries(is))
    if (
      !isRowInput(name) &&
      !isPersonInput(name) &&
      (mediumInputs.includes(name) ? isMediumUnchanged : isUnchanged(name))
    )
      merged[name] = value;
  const areRowsUnchanged = JSON.stringify(rowsOf(form)) === JSON.stringify(rowsOf(was));
  const withTheirRows = areRowsUnchanged ? withRows(merged, rowsOf(is)) : merged;
  return decisionsIn(form) === decisionsIn(was)
    ? withChoices(withTheirRows, choicesOf(is))
    : withTheirRows;
}
