import { useEffect, useEffectEvent, useState } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { asWork } from "../../../ui/work.ts";
import { RequestError, saveDraft } from "../files/requests.ts";
import { uploadQueue } from "../files/upload-queue.ts";
import type { DraftOutcome } from "../rows/save-draft.server.ts";
import type { DraftTable } from "../rows/use-drafts.ts";
import { readRow } from "../rows/row-inputs.ts";

const atOnce = 3;

/** Saves rows, three at a time. A row whose file is still uploading is saved when the file arrives. */
export function useSave(table: DraftTable) {
  const { t } = useI18n("drafts");
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const take = useEffectEvent((outcome: DraftOutcome) => {
    if (outcome.kind === "saved") {
      table.addSaved(outcome.saved);
      uploadQueue.forget(outcome.saved.id);
    } else {
      table.setErrors(outcome.id, outcome.kind === "invalid" ? outcome.errors : {});
      if (outcome.kind === "waiting") {
        uploadQueue.saveWhenArrived(outcome.id);
        table.setReady(outcome.id);
      }
    }
  });
  useEffect(() => uploadQueue.onSaved((outcome) => take(outcome)), []);

  async function save(form: HTMLFormElement, ids: readonly string[]) {
    const queue = [...ids];
    let done = 0;
    setProgress({ done, total: ids.length });
    const outcomes: DraftOutcome[] = [];
    const saveNext = async () => {
      for (let id = queue.shift(); id; id = queue.shift()) {
        outcomes.push(await saveRow(id, readRow(form, id), t("upload.brokenOff")));
        setProgress({ done: ++done, total: ids.length });
      }
    };
    await asWork(() => Promise.all(Array.from({ length: atOnce }, saveNext)));
    setProgress(null);
    return outcomes;
  }
  return { progress, save, take };
}

async function saveRow(id: string, inputs: Record<string, string>, brokenOff: string) {
  try {
    return await saveDraft(id, inputs);
  } catch (error) {
    const message = (error instanceof RequestError && error.message) || brokenOff;
    return { kind: "invalid", id, errors: { row: message } } as const;
  }
}
