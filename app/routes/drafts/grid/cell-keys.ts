import { isComposing } from "../../../ui/is-composing.ts";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { focusCell } from "./open-row.ts";
import { columnOf, type Control, fillCell, isControl, nameOf } from "../rows/row-inputs.ts";

function move(from: Control, input: string, by: number): void {
  const column = columnOf(from.form!, input);
  const next = column[column.findIndex((one) => one === from) + by];
  if (next) focusCell(next);
}

function handleKey(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!isControl(target) || isComposing(event.nativeEvent)) return;
  const cellName = nameOf(target);
  if (!cellName) return;
  const isFillKey = key.toLowerCase() === "d" && (event.ctrlKey || event.metaKey);
  if (key === "Enter" && !(target instanceof HTMLTextAreaElement && event.altKey)) {
    event.preventDefault();
    move(target, cellName.input, event.shiftKey ? -1 : 1);
  } else if (isFillKey) {
    event.preventDefault();
    const column = columnOf(target.form!, cellName.input);
    const above = column[column.indexOf(target) - 1];
    if (above) fillCell(target, above.value);
  }
}

/** The inputs of a row's cells as they stand in the table. */
const inputsOf = (form: HTMLFormElement, id: string) =>
  [...form.elements].flatMap((element) => {
    const cell = isControl(element) ? nameOf(element) : null;
    return cell?.row === id && !["compositionId", "from"].includes(cell.input) ? [cell.input] : [];
  });

function handlePaste(event: ClipboardEvent): void {
  const { target } = event;
  const text = event.clipboardData.getData("text/plain").replace(/\r?\n$/, "");
  if (!isControl(target) || target instanceof HTMLSelectElement || !/[\n\t]/.test(text)) return;
  const cellName = nameOf(target);
  if (!cellName) return;
  const column = columnOf(target.form!, cellName.input);
  const rows = column.slice(column.indexOf(target)).map((cell) => nameOf(cell)!.row);
  const lines = text.split(/\r?\n/).map((line) => line.split("\t"));
  // Several lines without tabs are one value in a multi-line cell.
  if (target instanceof HTMLTextAreaElement && !lines.some((cells) => cells.length > 1)) return;
  event.preventDefault();
  const inputs = inputsOf(target.form!, cellName.row);
  const first = inputs.indexOf(cellName.input);
  for (const [at, cells] of lines.entries())
    for (const [across, value] of cells.entries()) {
      const cell = target.form!.elements.namedItem(`${rows[at]}.${inputs[first + across]}`);
      if (isControl(cell)) fillCell(cell, value.trim());
    }
}

/**
 * Keyboard handlers as in a spreadsheet: Enter moves in a column, Ctrl+D copies the value above, pasted lines fill
 * cells.
 */
export const cellKeys = { onKeyDown: handleKey, onPaste: handlePaste };

export function fillDown(form: HTMLFormElement, id: string): void {
  const from = form.elements.namedItem(id);
  const cellName = isControl(from) && nameOf(from);
  if (!cellName) return;
  const column = columnOf(form, cellName.input);
  for (const cell of column.slice(column.indexOf(from) + 1)) fillCell(cell, from.value);
}
