import { isOfDraft } from "../../../domain/songs/drafts/draft-inputs.ts";
import type { ShownDraft } from "./shown-drafts.server.ts";

export interface OtherRow {
  id: string;
  number: number;
  title: string;
}

/**
 * Finds, for each draft without a composition of the archive, the row whose new composition may be its own too: the one
 * that was chosen, or else the first above it whose title sounds the same.
 */
export function findSameTitles(drafts: readonly ShownDraft[]): Map<string, OtherRow> {
  const rows = new Map<string, OtherRow>();
  const firsts = new Map<string, OtherRow>();
  const same = new Map<string, OtherRow>();
  for (const [at, { id, inputs, likeness }] of drafts.entries()) {
    const row = { id, number: at + 1, title: inputs.title ?? "" };
    rows.set(id, row);
    const chosen = rows.get(inputs.compositionId ?? "");
    if (likeness.titleKey === "" || (inputs.compositionId && !isOfDraft(inputs))) continue;
    const first = chosen ?? firsts.get(likeness.titleKey);
    if (first) same.set(id, first);
    else firsts.set(likeness.titleKey, row);
  }
  return same;
}
