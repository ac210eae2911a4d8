import { type Control, isControl } from "../rows/row-inputs.ts";

/** Returns the part of a row that is opened, by the row's draft. */
const restOf = (form: HTMLFormElement, id: string) =>
  form.querySelector<HTMLDetailsElement>(`[data-rest="${id}"]`);

/** Opens a row and closes the one that was open. */
export function openRow(form: HTMLFormElement, id: string): void {
  for (const rest of form.querySelectorAll<HTMLDetailsElement>("[data-rest][open]"))
    if (rest.dataset.rest !== id) rest.open = false;
  const rest = restOf(form, id);
  if (rest) rest.open = true;
}

/** Focuses a cell; opens its row first if it cannot be seen. */
export function focusCell(cell: Control): void {
  const row = cell.closest("tbody")?.dataset.draft;
  const isHidden = cell.closest("details:not([open])") || cell.getClientRects().length === 0;
  if (row && isHidden) openRow(cell.form!, row);
  // The browser would put it in the middle, with the table's head out of view.
  cell.focus({ preventScroll: true });
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (cell instanceof HTMLInputElement) cell.select();
}

/** Opens the row after one, and focuses its title. */
export function openNext(form: HTMLFormElement, id: string): void {
  const next = restOf(form, id)?.closest("tbody")?.nextElementSibling;
  if (!(next instanceof HTMLElement) || !next.dataset.draft) return;
  openRow(form, next.dataset.draft);
  const controls = next.querySelectorAll("input:not([type=hidden]), select, textarea");
  const [first] = [...controls].flatMap((one: unknown) => (isControl(one) ? [one] : []));
  if (first) focusCell(first);
}
