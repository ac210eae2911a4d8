import { useI18n } from "../../../i18n/provider.tsx";
import type { ShownDraft } from "../rows/shown-drafts.server.ts";
import { uploadQueue } from "./upload-queue.ts";
import { useUploads } from "./use-uploads.ts";

const megabytes = (bytes: number) => Number((bytes / 1e6).toFixed(1));

/** Says how many files have to be chosen again, as their uploads have not ended. */
export function MissingFiles({ drafts }: { drafts: readonly ShownDraft[] }) {
  const { t } = useI18n("drafts");
  const { uploads } = useUploads();
  const missing = drafts.filter(
    ({ id, file, hasArrived }) => file.name && !hasArrived && !uploads.has(id),
  ).length;
  return missing > 0 && <p className="flash">{t("drafts.unfinished", { count: missing })}</p>;
}

/** How far all uploads are together. */
export function Progress() {
  const { t } = useI18n("drafts");
  const { uploads, isPaused, isUploading } = useUploads();
  const all = [...uploads.values()];
  const total = all.reduce((sum, { size }) => sum + size, 0);
  const sent = all.reduce((sum, one) => sum + one.sent, 0);
  const done = all.filter(({ phase }) => phase === "done").length;
  if (all.length === 0) return null;
  return (
    <div className="drafts-progress">
      <p role="status">{t("drafts.progress", { done, total: all.length })}</p>
      <progress
        value={sent}
        max={total}
        aria-label={t("drafts.progress", { done, total: all.length })}
      />
      <p className="hint">
        {t("drafts.progressBytes", { sent: megabytes(sent), total: megabytes(total) })}
      </p>
      {isUploading && (
        <button
          type="button"
          className="button quiet"
          onClick={() => (isPaused ? uploadQueue.resumeAll() : uploadQueue.pauseAll())}
        >
          {t(isPaused ? "drafts.resumeAll" : "drafts.pauseAll")}
        </button>
      )}
    </div>
  );
}
