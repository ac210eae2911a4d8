import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { deviceKey } from "../domain/kept/device-key.ts";
import { useI18n } from "../i18n/provider.tsx";
import { readLocal } from "../ui/read-local.ts";

const DeviceNotice = lazy<ComponentType>(() =>
  import("./device/device-notice.tsx").catch(() => ({ default: () => null })),
);

const idleLimit = 300_000;
const warning = 30_000;
const events = ["mousemove", "mousedown", "keydown", "scroll", "touchstart", "click", "focus"];

/** The server ends a session half an hour after its last request. */
const pingEvery = 300_000;

/** What goes on without a press: a recording, an open full view of lyrics, an upload. */
const busy = "#lyrics:is(:target, [data-here]), [data-busy]";

function isBusy(): boolean {
  const playing = [...document.querySelectorAll<HTMLMediaElement>("audio, video")].some(
    (medium) => !medium.paused,
  );
  return playing || document.querySelector(busy) !== null;
}

/** Signs out five minutes after the last activity in any tab; half a minute before, offers to stay. */
export default function IdleDialog({ since }: { since: number }) {
  const { t } = useI18n();
  const [isAsking, setIsAsking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const lastActive = useRef(since);

  useEffect(() => {
    const channel = new BroadcastChannel("activity");
    const markActive = () => {
      lastActive.current = Date.now();
    };
    let reportedAt = 0;
    let pingedAt = Date.now();
    const ping = () => {
      if (Date.now() - pingedAt < pingEvery) return;
      pingedAt = Date.now();
      // Without a line the next one tells.
      fetch("/session", { method: "POST" }).catch(() => {});
    };
    const reportActivity = () => {
      markActive();
      if (Date.now() - reportedAt < 1000) return;
      reportedAt = Date.now();
      channel.postMessage("active");
    };
    channel.addEventListener("message", markActive);
    const handleActivity = (event: Event) => {
      // Opening the dialog focuses it: no activity.
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
      if (isBusy()) {
        reportActivity();
        ping();
      }
      const idle = Date.now() - lastActive.current;
      if (idle < idleLimit) return setIsAsking(idle >= idleLimit - warning);
      // Another submit would cancel this one on a slow line.
      clearInterval(timer);
      form.current?.submit();
    }, 1000);
    return () => {
      clearInterval(timer);
      channel.close();
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
      {readLocal(deviceKey) && (
        <Suspense fallback={null}>
          <DeviceNotice />
        </Suspense>
      )}
    </>
  );
}
