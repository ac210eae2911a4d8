import { tidyText } from "../../../domain/songs/tidy-text.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import { type FormValues, formValuesOf, isRowInput, rowsOf, withRows } from "./form-values.ts";

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
      (recordingInputs.includes(name) ? isRecordingUnchanged : isUnchanged(name))
    )
      merged[name] = value;
  const areRowsUnchanged = JSON.stringify(rowsOf(submitted)) === JSON.stringify(rowsOf(was));
  return areRowsUnchanged ? withRows(merged, rowsOf(is)) : merged;
}
