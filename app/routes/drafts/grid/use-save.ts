import { useEffect, useEffectEvent, useState } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { asWork } from "../../../ui/work.ts";
import { uploadQueue } from "../files/upload-queue.ts";
import { RequestError } from "../rows/requests.ts";
import { rowSender } from "../rows/row-sender.ts";
import type { DraftOutcome } from "../rows/save-draft.server.ts";
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
    const queue = [...ids];
    let done = 0;
    setProgress({ done, total: ids.length });
    const outcomes: DraftOutcome[] = [];
    const saveNext = async () => {
      for (let id = queue.shift(); id; id = queue.shift()) {
        outcomes.push(await saveRow(id));
        setProgress({ done: ++done, total: ids.length });
      }
    };
    await asWork(() => Promise.all(Array.from({ length: atOnce }, saveNext)));
    setProgress(null);
    for (const outcome of outcomes) take(outcome);
  }
  return { progress, save };
}
