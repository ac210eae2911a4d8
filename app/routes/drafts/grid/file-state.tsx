import { useI18n } from "../../../i18n/provider.tsx";
import { PlayabilityWarning } from "../../song-form/upload/playability.tsx";
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
  differs: "upload.differs",
  done: "drafts.arrived",
} as const satisfies Record<QueuedUpload["phase"], string>;

/** What has become of a row's file, in a few words; nothing for a row without one. */
export function FileState({ draft }: { draft: ShownDraft }) {
  const { t } = useI18n("drafts");
  const { id, file, hasArrived, isReady } = draft;
  const upload = useUploads().uploads.get(id);
  if (!file.name) return null;
  const isHere = upload ? upload.phase === "done" : hasArrived;
  if (isReady && !isHere) return <span>{t("drafts.ready")}</span>;
  const state = isHere ? "drafts.arrived" : upload ? states[upload.phase] : "drafts.missing";
  return <span>{upload?.message ?? t(state)}</span>;
}

/** The name of a row's file or the address of its video, and how far the upload is. */
export function FileDetails({ draft }: { draft: ShownDraft }) {
  const { t } = useI18n("drafts");
  const { id, file, inputs } = draft;
  const upload = useUploads().uploads.get(id);
  return (
    <>
      <p className="drafts-file">{file.name || inputs.mediaUrl}</p>
      {upload && upload.phase !== "done" && (
        <progress value={upload.sent} max={upload.size} aria-label={file.name} />
      )}
      <PlayabilityWarning
        rareFormat={upload?.rareFormat ?? file.rareFormat}
        isPlayable={upload?.isPlayable ?? true}
      />
      {upload?.phase === "failed" && (
        <button type="button" className="button quiet" onClick={() => uploadQueue.retry(id)}>
          {t("upload.retry")}
        </button>
      )}
      {upload?.phase === "differs" && (
        <button type="button" className="button quiet" onClick={() => uploadQueue.replace(id)}>
          {t("upload.replace")}
        </button>
      )}
    </>
  );
}
