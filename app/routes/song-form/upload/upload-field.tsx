import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useI18n } from "../../../i18n/provider.tsx";
import { TextField } from "../../../ui/form-fields.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { readStoredUpload } from "./upload-requests.ts";
import { PlayabilityWarning } from "./playability.tsx";
import { PartUpload, type UploadState } from "./part-upload.ts";
import { readSound } from "./read-sound.ts";
import { formatDuration } from "../../../i18n/format.ts";
import { useBlocker, useNavigation } from "react-router";
import { loadPart } from "../../../ui/part.tsx";
import { asWork } from "../../../ui/work.ts";

export function UploadField(props: {
  kind: "Audio" | "Video" | null;
  fileId: string | undefined;
  storedFileId: string;
  hint: string;
  error: string | undefined;
}) {
  const { t } = useI18n("songs");
  const { kind, storedFileId } = props;
  const [removedId, setRemovedId] = useState("");
  const fileId = props.fileId && props.fileId !== removedId ? props.fileId : storedFileId;
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
    const chosenFile = picker.current?.files?.[0];
    if (!chosenFile) return;
    setBlocked(false);
    upload.start(chosenFile, kind ?? "Video");
  }

  // A file may be chosen before hydration.
  const pickEarly = useEffectEvent(pick);
  useEffect(() => pickEarly(), []);

  // The draft listens to input events.
  useEffect(() => {
    if (state?.id) hidden.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [state?.id]);

  // Blocks submission, because the form would lack its file.
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
        // The empty form attribute leaves the file out of the submission: it is uploaded in parts.
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
              setRemovedId(state.id ?? "");
              picker.current!.value = "";
              upload.cancel();
            },
          }}
        />
      )}
      <LeaveQuestion when={isAtRisk} />
      {isBlocked && isUnfinished && (
        <p className="error" role="alert">
          {t(hasStopped(state) ? "upload.notSent" : "upload.busy")}
        </p>
      )}
    </div>
  );
}

const hasStopped = ({ phase }: UploadState) => phase === "failed" || phase === "differs";

/** Uploads the file of a form. `state` is null if there is no file. */
export function useUpload() {
  const [state, setState] = useState<UploadState | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const current = useRef<PartUpload | null>(null);

  useEffect(() => () => current.current?.pause(), []);

  return {
    state,
    file,
    start(chosenFile: File, kind: "Audio" | "Video") {
      current.current?.pause();
      const onChange = (next: UploadState) => {
        if (current.current === upload) setState(next);
      };
      const upload = new PartUpload(chosenFile, readSound(chosenFile, kind), onChange);
      current.current = upload;
      setFile(chosenFile);
      void upload.run();
    },
    pause: () => current.current?.pause(),
    resume: () => void current.current?.run(),
    restart: () => void current.current?.restart(),
    cancel() {
      void current.current?.cancel();
      current.current = null;
      setState(null);
      setFile(null);
    },
  };
}

const megabytes = (bytes: number) => Number((bytes / 1e6).toFixed(1));

export function UploadProgress(props: {
  file: File;
  state: UploadState;
  actions: { pause: () => void; resume: () => void; restart: () => void; cancel: () => void };
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
    differs: "upload.differs",
    done: "upload.done",
  } as const;
  const figures = { sent: megabytes(sent), total: megabytes(file.size) };
  const isRejected = phase === "differs" || (phase === "failed" && message !== null);
  const timeLeft = speed > 0 && formatDuration(Math.ceil((file.size - sent) / speed));
  return (
    <div className="upload-progress">
      <p role="status" className={hasStopped(state) ? "error" : undefined}>
        {(isRejected && message) || t(messages[phase], { name: file.name })}
      </p>
      <PlayabilityWarning {...state} />
      {phase !== "done" && !isRejected && (
        <>
          <progress
            value={sent}
            max={file.size}
            aria-label={t("upload.sending", { name: file.name })}
          />
          <p className="hint">
            {t("upload.progress", figures)}
            {phase === "sending" && timeLeft && (
              <>
                {" · "}
                {t("upload.speed", { speed: megabytes(speed), time: timeLeft })}
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
        {phase === "differs" && (
          <button type="button" className="button quiet" onClick={actions.restart}>
            {t("upload.replace")}
          </button>
        )}
        <button type="button" className="button quiet" onClick={actions.cancel}>
          {t(phase === "done" || isRejected ? "upload.remove" : "upload.cancel")}
        </button>
      </div>
    </div>
  );
}

export function LeaveQuestion({ when }: { when: boolean }) {
  const { t } = useI18n("songs");
  const dialog = useRef<HTMLDialogElement>(null);
  // Submitting the form does not count as leaving.
  const isAsking = useNavigation().state === "idle" && when;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAsking && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isAsking) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!document.querySelector("dialog.idle[open]")) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isAsking]);

  // Depends on the blocker: each blocked navigation is a new object, while its state may equal the last one.
  useEffect(() => {
    if (blocker.state === "blocked") dialog.current?.showModal();
    else dialog.current?.close();
  }, [blocker]);

  return (
    <dialog
      ref={dialog}
      className="panel page-dialog"
      aria-labelledby="leave-title"
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) blocker.reset?.();
      }}
    >
      <h2 id="leave-title">{t("upload.leaveTitle")}</h2>
      <p>{t("upload.leaveLead")}</p>
      <div className="actions">
        <button type="button" className="button" onClick={() => blocker.reset?.()}>
          {t("upload.stay")}
        </button>
        <button type="button" className="button quiet" onClick={() => blocker.proceed?.()}>
          {t("upload.leave")}
        </button>
      </div>
    </dialog>
  );
}

export function DrawShape({ fileId }: { fileId: string }) {
  const { t } = useI18n("songs");
  const [status, setStatus] = useState<string | null>(null);
  const [phase, setPhase] = useState<"waiting" | "drawing" | "done">("waiting");

  async function draw() {
    if (phase !== "waiting") return;
    setPhase("drawing");
    setStatus(t("shape.drawing"));
    try {
      const drawing = await loadPart(() => import("./draw-stored-shape.ts"));
      if (!drawing) throw new Error("No code to draw.");
      const { message, values } = await asWork(() => drawing.drawStoredShape(fileId));
      setStatus(t(message, { ...values }));
      setPhase(message === "shape.done" ? "done" : "waiting");
    } catch {
      setStatus(t("error.unexpectedHint"));
      setPhase("waiting");
    }
  }

  return (
    <div className="upload needs-script">
      <p className="hint" id="shape-hint">
        {t("shape.hint")}
      </p>
      <div className="actions">
        <button
          type="button"
          className="button quiet needs-script"
          aria-describedby="shape-hint"
          aria-disabled={phase !== "waiting" || undefined}
          onClick={draw}
        >
          {t("shape.draw")}
        </button>
      </div>
      <p role="status">{status}</p>
    </div>
  );
}
