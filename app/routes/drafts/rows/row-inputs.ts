import { draftFields } from "../../../domain/songs/drafts/draft-inputs.ts";
import { readCell } from "../../../domain/songs/drafts/read-cells.ts";
import { inputOf } from "../../../domain/songs/song-fields.ts";
import type { ShownDraft } from "./shown-drafts.server.ts";
import type { UnsentCells } from "./unsent-rows.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Splits a control's name into draft id and input name; null for controls outside the rows. */
export function nameOf({ name }: { name: string }): { row: string; input: string } | null {
  const [, row, input] = /^([\w-]{36})\.(\w+)$/.exec(name) ?? [];
  return row ? { row, input: input! } : null;
}

const inputs = [...draftFields.map(inputOf), "compositionId"];

/** Shows in the cells of a row what is stored, and in those of `unsent` what was typed. */
export function showCells(form: HTMLFormElement, draft: ShownDraft, unsent: UnsentCells): void {
  for (const input of inputs) {
    const control = form.elements.namedItem(`${draft.id}.${input}`);
    const text = unsent[input]?.to ?? draft.inputs[input] ?? "";
    if (isControl(control) && control.value !== text) control.value = text;
  }
}

/**
 * Sets a cell's value, a date as it is read, and dispatches an input event, as typing does. A select keeps its value if
 * it has no such option.
 */
export function fillCell(control: Control, value: string): void {
  const before = control.value;
  control.value = readCell(nameOf(control)?.input ?? "", value);
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before;
  if (control.value !== before) control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Lists the cells of an input's column from the top. Rows that take this value from a composition have no cell. */
export function columnOf(form: HTMLFormElement, input: string): Control[] {
  return [...form.elements].flatMap((element: unknown) =>
    isControl(element) && nameOf(element)?.input === input ? [element] : [],
  );
}
