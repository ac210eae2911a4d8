import { inputOf, specOf } from "../song-fields.ts";
import { readWrittenDate } from "../written-date.ts";
import { draftFields, type DraftInputs } from "./draft-inputs.ts";

const dateInputs = new Set(
  draftFields.filter((field) => specOf(field).kind === "date").map(inputOf),
);

/** Returns a cell's text with a date as the archive writes it, read day first. Any other text stays as it is. */
export const readCell = (input: string, text: string): string =>
  dateInputs.has(input) ? (readWrittenDate(text, "day") ?? text) : text;

/** Returns the inputs of a draft with its dates as the archive writes them. */
export const readCells = (inputs: Readonly<DraftInputs>): DraftInputs =>
  Object.fromEntries(Object.entries(inputs).map(([input, text]) => [input, readCell(input, text)]));

/** Whether a cell for a date has a text that cannot be read as one. */
export const isUnreadDate = (input: string, text: string): boolean =>
  dateInputs.has(input) && text.trim() !== "" && readWrittenDate(text, "day") === null;
