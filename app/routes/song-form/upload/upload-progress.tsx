import { formatDuration } from "../../../i18n/format.ts";
import { useI18n } from "../../../i18n/provider.tsx";
import type { UploadState } from "./part-upload.ts";

const megabytes = (bytes: number) => Number((bytes / 1e6).toFixed(1));

export function UploadProgress(props: {
  file: File;
  state: UploadState;
  actions: { pause: () => void; resume: () => void; cancel: () => void };
}) {
  const { t } = useI18n("songs");
  const { file, state, actions } = props;
  const { phase, sent, speed, message } = state;
  const messages = {
    starting: "upload.sending",
    sending: "upload.sending",
    waiting: "upload.waiting",
    paused: "upload.paused",
    failed: "upload.failed",
    done: "upload.done",
  } as const;
  const figures = { sent: megabytes(sent), total: megabytes(file.size) };
  const isRejected = phase === "failed" && message !== null;
  const left = speed > 0 && formatDuration(Math.ceil((file.size - sent) / speed));
  return (
    <div className="upload-progress">
      <p role="status" className={phase === "failed" ? "error" : undefined}>
        {(isRejected && message) || t(messages[phase], { name: file.name })}
      </p>
      {phase !== "done" && !isRejected && (
        <>
          <progress
            value={sent}
            max={file.size}
            aria-label={t("upload.sending", { name: file.name })}
          />
          <p className="hint">
            {t("upload.progress", figures)}
            {phase === "sending" && left && (
              <>
                {" · "}
                {t("upload.speed", { speed: megabytes(speed), time: left })}
              </>
            )}
          </p>
        </>
      )}
      <div className="actions">
        {(phase === "sending" || phase === "waiting") && (
          <button type="button" className="button quiet" onClick={actions.pause}>
            {t("upload.pause")}
          </button>
        )}
        {(phase === "paused" || phase === "failed") && !isRejected && (
          <button type="button" className="button quiet" onClick={actions.resume}>
            {t(phase === "paused" ? "upload.continue" : "upload.retry")}
          </button>
        )}
        <button type="button" className="button quiet" onClick={actions.cancel}>
          {t(phase === "done" || isRejected ? "upload.remove" : "upload.cancel")}
        </button>
      </div>
    </div>
  );
}
