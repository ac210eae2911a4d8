import { useEffect, useRef } from "react";
import { useBlocker, useNavigation } from "react-router";
import { useI18n } from "../../../i18n/provider.tsx";

export function LeaveQuestion({ when }: { when: boolean }) {
  const { t } = useI18n("songs");
  const dialog = useRef<HTMLDialogElement>(null);
  // Saving a form does not count as leaving.
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

  // Each blocked departure is a new object, while its state may be the one drawn last.
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
