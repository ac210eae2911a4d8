import { Suspense, useEffect, useRef, useState } from "react";
import { deviceKey } from "../domain/kept/device-key.ts";
import { useI18n } from "../i18n/provider.tsx";
import { Beside, lazyPart } from "../ui/part.tsx";
import { readLocal } from "../ui/read-local.ts";
import { isWorking, workEndedAt } from "../ui/work.ts";
import { SignOutQuestion } from "./offline/sign-out-question.tsx";
import { useSending } from "./use-sending.ts";

const DeviceNotice = lazyPart(() => import("./device/device-notice.tsx"));

const idleLimit = 300_000;
const warning = 30_000;
const events = ["mousemove", "mousedown", "keydown", "scroll", "touchstart", "click", "focus"];

/** The server ends a session half an hour after its last request. */
const pingEvery = 300_000;

/** Signs out five minutes after the last activity in any tab. Half a minute before that, it offers to stay. */
export default function IdleDialog({ since }: { since: number }) {
  const { t } = useI18n();
  const [isAsking, setIsAsking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const lastActive = useRef(since);

  useSending();

  useEffect(() => {
    // Without it each tab counts only its own activity.
    const channel = "BroadcastChannel" in window ? new BroadcastChannel("activity") : null;
    const markActive = () => {
      lastActive.current = Date.now();
    };
    let reportedAt = 0;
    let pingedAt = Date.now();
    const ping = () => {
      if (Date.now() - pingedAt < pingEvery) return;
      pingedAt = Date.now();
      // Offline: the next ping tries again.
      fetch("/session", { method: "POST" }).catch(() => {});
    };
    const reportActivity = () => {
      markActive();
      if (Date.now() - reportedAt < 1000) return;
      reportedAt = Date.now();
      channel?.postMessage("active");
    };
    channel?.addEventListener("message", markActive);
    const handleActivity = (event: Event) => {
      // The focus of the opening dialog is not activity.
      const isOwnFocus =
        event.type === "focus" &&
        event.target instanceof Node &&
        dialog.current?.contains(event.target);
      if (!isOwnFocus) reportActivity();
    };
    for (const name of events)
      window.addEventListener(name, handleActivity, { passive: true, capture: true });
    window.addEventListener("pageshow", reportActivity);
    const timer = setInterval(() => {
      if (isWorking()) {
        reportActivity();
        ping();
      }
      lastActive.current = Math.max(lastActive.current, workEndedAt());
      const idle = Date.now() - lastActive.current;
      if (idle < idleLimit) return setIsAsking(idle >= idleLimit - warning);
      // A second submit would cancel this one on a slow connection.
      clearInterval(timer);
      form.current?.submit();
    }, 1000);
    return () => {
      clearInterval(timer);
      channel?.close();
      for (const name of events)
        window.removeEventListener(name, handleActivity, { capture: true });
      window.removeEventListener("pageshow", reportActivity);
    };
  }, []);

  useEffect(() => {
    if (isAsking) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isAsking]);

  return (
    <>
      <dialog ref={dialog} className="idle panel" aria-labelledby="idle-title">
        <h2 id="idle-title">{t("idle.title")}</h2>
        <p>{t("idle.text")}</p>
        <form ref={form} method="post" action="/logout" className="actions">
          <input type="hidden" name="reason" value="idle" />
          <button type="button" className="button" onClick={() => setIsAsking(false)}>
            {t("idle.stay")}
          </button>
          <button type="submit" className="button quiet">
            {t("nav.logout")}
          </button>
        </form>
      </dialog>
      <SignOutQuestion />
      {readLocal(deviceKey) && (
        <Beside>
          <Suspense>
            <DeviceNotice />
          </Suspense>
        </Beside>
      )}
    </>
  );
}
