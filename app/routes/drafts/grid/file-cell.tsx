import { useI18n } from "../../../i18n/provider.tsx";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import { type QueuedUpload, uploadQueue } from "../files/upload-queue.ts";
import { useUploads } from "../files/use-uploads.ts";

const states = {
  queued: "drafts.queued",
  starting: "drafts.sending",
  sending: "drafts.sending",
  waiting: "drafts.offline",
  paused: "drafts.paused",
  failed: "drafts.failed",
  done: "drafts.arrived",
} as const satisfies Record<QueuedUpload["phase"], string>;

export function FileCell({ draft }: { draft: ShownDraft }) {
  const { t } = useI18n("drafts");
  const { id, file, inputs, hasArrived, isReady } = draft;
  const upload = useUploads().uploads.get(id);
  if (!file.name) return <span className="drafts-file">{inputs.mediaUrl}</span>;
  const isHere = hasArrived || upload?.phase === "done";
  const state = isHere ? "drafts.arrived" : upload ? states[upload.phase] : "drafts.missing";
  return (
    <>
      <span className="drafts-file">{file.name}</span>
      {!isHere && upload && (
        <progress value={upload.sent} max={upload.size} aria-label={file.name} />
      )}
      <span className="hint">{upload?.message ?? t(state)}</span>
      {!isHere && isReady && <span className="hint">{t("drafts.ready")}</span>}
      {upload?.phase === "failed" && (
        <button type="button" className="button quiet" onClick={() => uploadQueue.retry(id)}>
          {t("upload.retry")}
        </button>
      )}
    </>
  );
}
