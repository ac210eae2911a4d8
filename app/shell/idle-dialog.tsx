import { useEffect, useRef, useState } from "react";
import { useI18n } from "../i18n/provider.tsx";

const limit = 300_000;
const warning = 30_000;
const events = ["mousemove", "mousedown", "keydown", "scroll", "touchstart", "click", "focus"];
const returned = "pageshow";

function isBusy(): boolean {
  const playing = [...document.querySelectorAll<HTMLMediaElement>("audio, video")].some(
    (medium) => !medium.paused,
  );
  return playing || document.querySelector(".player iframe, [data-busy]") !== null;
}

/** Signs out five minutes after the last activity in any tab; half a minute before, offers to stay. */
export default function IdleDialog({ since }: { since: number }) {
  const { t } = useI18n();
  const [asking, setAsking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const lastActive = useRef(since);

  useEffect(() => {
    const channel = new BroadcastChannel("activity");
    const note = () => {
      lastActive.current = Date.now();
    };
    let sharedAt = 0;
    const act = () => {
      note();
      if (Date.now() - sharedAt < 1000) return;
      sharedAt = Date.now();
      channel.postMessage("active");
    };
    channel.addEventListener("message", note);
    const hear = (event: Event) => {
      // The dialog's own focus on opening is no activity.
      const own =
        event.type === "focus" &&
        event.target instanceof Node &&
        dialog.current?.contains(event.target);
      if (!own) act();
    };
    for (const name of events)
      window.addEventListener(name, hear, { passive: true, capture: true });
    window.addEventListener(returned, act);
    const timer = setInterval(() => {
      if (isBusy()) act();
      const idle = Date.now() - lastActive.current;
      if (idle >= limit) form.current?.submit();
      else setAsking(idle >= limit - warning);
    }, 1000);
    return () => {
      clearInterval(timer);
      channel.close();
      for (const name of events) window.removeEventListener(name, hear, { capture: true });
      window.removeEventListener(returned, act);
    };
  }, []);

  useEffect(() => {
    if (asking) dialog.current?.showModal();
    else dialog.current?.close();
  }, [asking]);

  return (
    <dialog ref={dialog} className="idle panel" aria-labelledby="idle-title">
      <h2 id="idle-title">{t("idle.title")}</h2>
      <p>{t("idle.text")}</p>
      <form ref={form} method="post" action="/logout" className="actions">
        <input type="hidden" name="reason" value="idle" />
        <button type="button" className="button" onClick={() => setAsking(false)}>
          {t("idle.stay")}
        </button>
        <button type="submit" className="button quiet">
          {t("nav.logout")}
        </button>
      </form>
    </dialog>
  );
}
