import { useEffect, useEffectEvent, useState } from "react";
import { isOfDraft } from "../../../domain/songs/drafts/draft-inputs.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import { asWork } from "../../../ui/work.ts";
import { uploadQueue } from "../files/upload-queue.ts";
import { RequestError } from "../rows/requests.ts";
import { rowSender } from "../rows/row-sender.ts";
import type { DraftOutcome } from "../rows/save-draft.server.ts";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import type { DraftTable } from "../rows/use-drafts.ts";

const atOnce = 3;

/** Saves rows, three at a time. A row whose file is still uploading is saved when the file arrives. */
export function useSave(table: DraftTable) {
  const { t } = useI18n("drafts");
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const take = useEffectEvent((outcome: DraftOutcome) => {
    if (outcome.kind === "saved") {
      table.addSaved(outcome.saved);
      uploadQueue.forget(outcome.saved.id);
      rowSender.forget(outcome.saved.id);
      return;
    }
    const errors: Record<string, string> = outcome.kind === "invalid" ? outcome.errors : {};
    if (outcome.kind === "overtaken") errors.row = t("drafts.changedElsewhere");
    table.setErrors(outcome.id, errors);
    if (outcome.kind === "waiting") {
      uploadQueue.saveWhenArrived(outcome.id);
      table.setReady(outcome.id);
    }
  });
  useEffect(() => uploadQueue.onSaved((outcome) => take(outcome)), []);

  async function saveRow(id: string): Promise<DraftOutcome> {
    const conflicts = rowSender.conflictsOf(id).map((input) => [input, t("drafts.choose")]);
    if (conflicts.length > 0) return { kind: "invalid", id, errors: Object.fromEntries(conflicts) };
    try {
      return await rowSender.save(id);
    } catch (error) {
      if (rowSender.stateOf(id).gone) return { kind: "invalid", id, errors: {} };
      const reason = error instanceof RequestError ? error.message : "";
      return { kind: "invalid", id, errors: { row: reason || t("upload.brokenOff") } };
    }
  }

  async function save(ids: readonly string[]) {
    const compositionOf = ({ id, inputs }: ShownDraft) =>
      rowSender.stateOf(id).unsent.compositionId?.to ?? inputs.compositionId ?? "";
    const followers = new Set(
      table.drafts
        .filter((one) => isOfDraft({ compositionId: compositionOf(one) }))
        .map(({ id }) => id),
    );
    // A row with the composition of another needs that one to be saved.
    const queues = [false, true].map((isLater) =>
      ids.filter((id) => followers.has(id) === isLater),
    );
    let done = 0;
    setProgress({ done, total: ids.length });
    const outcomes: DraftOutcome[] = [];
    const saveAll = async (queue: string[]) => {
      for (let id = queue.shift(); id; id = queue.shift()) {
        outcomes.push(await saveRow(id));
        setProgress({ done: ++done, total: ids.length });
      }
    };
    await asWork(async () => {
      for (const queue of queues)
        await Promise.all(Array.from({ length: atOnce }, () => saveAll(queue)));
    });
    setProgress(null);
    for (const outcome of outcomes) take(outcome);
  }
  return { progress, save };
}
