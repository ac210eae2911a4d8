import { type DraftInputs, pickDraftInputs } from "./draft-inputs.ts";

/** Changed cells of a draft, and what each said when it was changed. A cell without `from` is overwritten. */
export interface CellChanges {
  inputs: DraftInputs;
  from: DraftInputs;
}

/** Returns the cells of a submitted row that differ from what it was filled in with, or from `stored` without that. */
export function changedCells(
  typed: Readonly<DraftInputs>,
  from: Readonly<DraftInputs> | null,
  stored: Readonly<DraftInputs>,
): CellChanges {
  const before = pickDraftInputs(from ?? stored);
  const changed = Object.entries(pickDraftInputs(typed)).filter(
    ([input, value]) => value !== (before[input] ?? ""),
  );
  const inputs = Object.fromEntries(changed);
  if (!from) return { inputs, from: {} };
  return {
    inputs,
    from: Object.fromEntries(changed.map(([input]) => [input, before[input] ?? ""])),
  };
}

/** Returns the changed cells that a draft does not have, as they were changed on another device before. */
export const overtakenCells = (
  stored: Readonly<DraftInputs>,
  { inputs }: CellChanges,
): DraftInputs =>
  Object.fromEntries(
    Object.entries(inputs).filter(([input, value]) => value !== (stored[input] ?? "")),
  );

/**
 * Adds to changed cells what a change of the composition means for the title: `attachedTitle`, the title of a draft whose
 * composition was chosen by itself, goes when another is chosen, and becomes the title again where none is.
 */
export function withTitleOf(stored: Readonly<DraftInputs>, changes: CellChanges): CellChanges {
  const { compositionId } = changes.inputs;
  const { attachedTitle = "" } = stored;
  const before = stored.compositionId ?? "";
  const isWritten = (changes.from.compositionId ?? before) === before;
  const isChanged = compositionId !== undefined && compositionId !== before && isWritten;
  if (!isChanged || attachedTitle === "") return changes;
  const title = compositionId === "" && { title: attachedTitle };
  return { ...changes, inputs: { ...title, ...changes.inputs, attachedTitle: "" } };
}
