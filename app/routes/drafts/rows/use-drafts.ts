import { useState } from "react";
import type { Result } from "./result.ts";
import type { SavedDraft } from "./save-draft.server.ts";
import type { ShownDraft } from "./shown-drafts.server.ts";

type RowErrors = Record<string, Record<string, string>>;

const byId = (drafts: readonly ShownDraft[]) => new Map(drafts.map((draft) => [draft.id, draft]));

export function useDrafts(loaderDrafts: ShownDraft[], result: Result | undefined) {
  const [previousDrafts, setPreviousDrafts] = useState(loaderDrafts);
  const [previousResult, setPreviousResult] = useState(result);
  const [drafts, setDrafts] = useState(loaderDrafts);
  const [errors, setErrors] = useState<RowErrors>(result?.errors ?? {});
  const [saved, setSaved] = useState<SavedDraft[]>(result?.saved ?? []);
  if (loaderDrafts !== previousDrafts) {
    setPreviousDrafts(loaderDrafts);
    setDrafts(loaderDrafts);
  }
  if (result !== previousResult) {
    setPreviousResult(result);
    if (result?.errors) setErrors(result.errors);
    if (result?.saved) setSaved([...saved, ...result.saved]);
  }
  return {
    drafts,
    errors,
    saved,
    /** Appends rows. Rows that are already present are kept as they are. */
    add: (added: readonly ShownDraft[]) =>
      setDrafts((now) =>
        [...new Map([...byId(added), ...byId(now)]).values()].toSorted(compareByOrder(now, added)),
      ),
    /** Replaces a draft without remounting its inputs: `changedAt` stays, so that typed text is kept. */
    update: (draft: ShownDraft) =>
      setDrafts((now) =>
        now.map((one) => (one.id === draft.id ? { ...draft, changedAt: one.changedAt } : one)),
      ),
    setReady: (id: string) =>
      setDrafts((now) => now.map((one) => (one.id === id ? { ...one, isReady: true } : one))),
    /** Removes a draft, also as the one whose composition others were to have. */
    remove: (id: string) =>
      setDrafts((now) =>
        now
          .filter((one) => one.id !== id)
          .map((one) =>
            one.inputs.compositionId === id
              ? { ...one, inputs: { ...one.inputs, compositionId: "" } }
              : one,
          ),
      ),
    setErrors: (id: string, ofRow: Record<string, string>) =>
      setErrors((now) => ({ ...now, [id]: ofRow })),
    addSaved: (one: SavedDraft) => {
      setSaved((now) => [...now.filter(({ songId }) => songId !== one.songId), one]);
      setDrafts((now) => now.filter(({ id }) => id !== one.id));
    },
  };
}

export type DraftTable = ReturnType<typeof useDrafts>;

function compareByOrder(now: readonly ShownDraft[], added: readonly ShownDraft[]) {
  const order = [...now, ...added].map(({ id }) => id);
  return (one: ShownDraft, other: ShownDraft) => order.indexOf(one.id) - order.indexOf(other.id);
}
