import { tidyText } from "../../../domain/tidy-text.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import { choicesOf, isPersonInput, toLinks, withChoices } from "./person-choices.ts";
import { type FormValues, formValuesOf, isRowInput, rowsOf, withRows } from "./form-values.ts";

/** What a form decides of its names, in one text whatever their order. */
const decisionsIn = (form: FormValues) =>
  Object.entries(toLinks(choicesOf(form)))
    .map((decision) => JSON.stringify(decision))
    .toSorted()
    .join();

const isSameChoice = (one: FormValues, other: FormValues) =>
  decisionsIn(one) === decisionsIn(other);

const recordingInputs = ["uploadType", "mediaUrl", "mediaFileId"];

/** Merges a form with a newer song: what was not changed in the form is taken from `now`. */
export function mergeFormValues(
  submitted: FormValues,
  before: SongRevision,
  now: SongRevision,
): FormValues {
  const [was, is] = [formValuesOf(before), formValuesOf(now)];
  // Tidied: a browser ends lines with CR LF.
  const isUnchanged = (name: string) =>
    tidyText(submitted[name] ?? "") === tidyText(was[name] ?? "");
  const isRecordingUnchanged = recordingInputs.every(isUnchanged);
  const merged = { ...submitted };
  for (const [name, value] of Object.entries(is))
    if (
      !isRowInput(name) &&
      !isPersonInput(name) &&
      (recordingInputs.includes(name) ? isRecordingUnchanged : isUnchanged(name))
    )
      merged[name] = value;
  const areRowsUnchanged = JSON.stringify(rowsOf(submitted)) === JSON.stringify(rowsOf(was));
  const withTheirRows = areRowsUnchanged ? withRows(merged, rowsOf(is)) : merged;
  return isSameChoice(submitted, was) ? withChoices(withTheirRows, choicesOf(is)) : withTheirRows;
}
