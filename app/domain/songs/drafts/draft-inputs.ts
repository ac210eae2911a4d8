import { archive } from "../../../archive.ts";
import { cutLength } from "../../cut-length.ts";
import { fieldsShownIn, inputOf, specOf } from "../song-fields.ts";
import type { UploadType } from "../song-field-kinds.ts";
import { choiceInputs } from "./name-choices.ts";

export type DraftInputs = Record<string, string>;

/** The fields of drafts, in the order of the grid's columns. */
export const draftFields = fieldsShownIn("drafts");
export type DraftField = (typeof draftFields)[number];

const entered = new Set([
  ...draftFields.map(inputOf),
  ...Object.values(choiceInputs),
  "compositionId",
  "mediaUrl",
]);
/** A text may be too long, so that its error can be shown, but two hundred drafts are read at once. */
const lengths = new Map(draftFields.map((field) => [inputOf(field), specOf(field).maxLength]));
const lengthOf = (input: string) => Math.min(lengths.get(input) ?? 1000, 5000);

/** Returns the inputs that a draft has, with line breaks as \n, each cut to the maximum stored length. */
export const pickDraftInputs = (inputs: Readonly<DraftInputs>): DraftInputs =>
  Object.fromEntries(
    Object.entries(inputs)
      .filter(([input]) => entered.has(input))
      .map(([input, value]) => [input, cutLength(value.replace(/\r\n?/g, "\n"), lengthOf(input))]),
  );

/** Whether a draft's composition is that of another draft, which is saved before it. */
export const isOfDraft = ({ compositionId = "" }: Readonly<DraftInputs>): boolean =>
  /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(compositionId);

/** Whether the chosen composition sets the value of a field. */
export const isLockedBy = (field: DraftField, compositionId: string | undefined): boolean =>
  Boolean(compositionId) && specOf(field).shared === true;

/** The initial inputs of a draft, by the kind of its medium. */
export const firstInputs = (uploadType: UploadType, mediaTypeId: string): DraftInputs => ({
  composer: archive.composer,
  uploadType,
  mediaTypeId,
});
