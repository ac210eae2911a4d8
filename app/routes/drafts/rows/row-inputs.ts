import type { DraftInputs } from "../../../domain/songs/drafts/draft-inputs.ts";

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

export function readRow(form: HTMLFormElement, id: string): DraftInputs {
  const inputs: DraftInputs = {};
  for (const [name, value] of new FormData(form)) {
    const cellName = nameOf({ name });
    if (cellName?.row === id && typeof value === "string") inputs[cellName.input] = value;
  }
  return inputs;
}

/**
 * Sets a cell's value and dispatches an input event, as typing does. A select keeps its value if it has no such
 * option.
 */
export function fillCell(control: Control, value: string): void {
  const before = control.value;
  control.value = value;
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = before;
  if (control.value !== before) control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Lists the cells of an input's column from the top. Rows that take this value from a composition have no cell. */
export function columnOf(form: HTMLFormElement, input: string): Control[] {
  return [...form.elements].flatMap((element: unknown) =>
    isControl(element) && nameOf(element)?.input === input ? [element] : [],
  );
}
