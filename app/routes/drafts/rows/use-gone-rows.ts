import { useEffect, useEffectEvent, useRef } from "react";
import { askGone } from "./requests.ts";
import { rowSender } from "./row-sender.ts";

const pause = 30_000;

/**
 * Asks, when one comes back to the page or the device is online again, which of its rows are there no more, as another
 * device has saved or removed them: at most once in half a minute, and not while `isSaving`.
 */
export function useGoneRows(ids: readonly string[], isSaving: boolean): void {
  const askedAt = useRef(-pause);

  const mark = useEffectEvent((gone: Awaited<ReturnType<typeof askGone>>["gone"]) => {
    if (isSaving) return;
    for (const { id, saved } of gone) if (ids.includes(id)) rowSender.markGone(id, saved);
  });
  const ask = useEffectEvent(() => {
    const now = performance.now();
    if (document.hidden || isSaving || ids.length === 0 || now - askedAt.current < pause) return;
    askedAt.current = now;
    void askGone(ids).then(
      ({ gone }) => mark(gone),
      // Without an answer nothing is known; the next time asks again.
      () => undefined,
    );
  });
  useEffect(() => {
    const handle = () => ask();
    window.addEventListener("online", handle);
    document.addEventListener("visibilitychange", handle);
    return () => {
      window.removeEventListener("online", handle);
      document.removeEventListener("visibilitychange", handle);
    };
  }, []);
}
