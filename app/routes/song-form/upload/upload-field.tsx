import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { TextField } from "../../../ui/form-fields.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { LeaveQuestion } from "./leave-question.tsx";
import { readStoredUpload } from "./stored-upload.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { useUpload } from "./use-upload.ts";

export function UploadField(props: {
  kind: "Audio" | "Video" | null;
  fileId: string | undefined;
  storedFileId: string;
  hint: string;
  error: string | undefined;
}) {
  const { t } = useI18n("songs");
  const { kind, storedFileId } = props;
  const [removed, setRemoved] = useState("");
  const fileId = props.fileId && props.fileId !== removed ? props.fileId : storedFileId;
  const upload = useUpload();
  const { state, file } = upload;
  const isReceived = !state && fileId !== storedFileId;
  const last = useHydrated() && !state ? readStoredUpload() : null;
  const unfinishedName = !last || last.complete || last.id === fileId ? null : last.name;
  const [isBlocked, setBlocked] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const isUnfinished = kind !== null && state !== null && state.phase !== "done";
  const isAtRisk = kind !== null && state !== null && state.message === null;

  function pick() {
    const chosen = picker.current?.files?.[0];
    if (!chosen) return;
    setBlocked(false);
    upload.start(chosen, kind ?? "Video");
  }

  // A file may be chosen before hydration.
  const pickEarly = useEffectEvent(pick);
  useEffect(() => pickEarly(), []);

  // The draft listens to input events.
  useEffect(() => {
    if (state?.id) hidden.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [state?.id]);

  // A form submitted meanwhile would lack its file.
  useEffect(() => {
    const form = hidden.current?.form;
    if (!isUnfinished || !form) return;
    const wait = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      setBlocked(true);
      picker.current?.focus();
    };
    form.addEventListener("submit", wait, { capture: true });
    return () => form.removeEventListener("submit", wait, { capture: true });
  }, [isUnfinished]);

  return (
    <div className="upload">
      <input ref={hidden} type="hidden" name="mediaFileId" value={state?.id ?? fileId} />
      <TextField
        ref={picker}
        name="mediaFile"
        type="file"
        label={t("songForm.file")}
        hint={props.hint}
        accept={kind === "Audio" ? "audio/*" : kind === "Video" ? "video/*" : "audio/*,video/*"}
        error={props.error}
        // The file is not submitted with the form while it is uploaded in parts.
        form={state ? "" : undefined}
        onChange={pick}
      />
      {isReceived && <p className="hint">{t("upload.received")}</p>}
      {unfinishedName && <p className="hint">{t("upload.resume", { name: unfinishedName })}</p>}
      {state && file && (
        <UploadProgress
          file={file}
          state={state}
          actions={{
            ...upload,
            cancel: () => {
              setRemoved(state.id ?? "");
              picker.current!.value = "";
              upload.cancel();
            },
          }}
        />
      )}
      <LeaveQuestion when={isAtRisk} />
      {isBlocked && isUnfinished && (
        <p className="error" role="alert">
          {t(state.phase === "failed" ? "upload.notSent" : "upload.busy")}
        </p>
      )}
    </div>
  );
}
