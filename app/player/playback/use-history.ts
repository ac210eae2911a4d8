import { useEffect, useEffectEvent, useRef } from "react";
import { useRouteLoaderData } from "react-router";
import type { Medium, Span } from "../medium/medium.ts";
import type { Queued } from "../queue/queue.ts";
import { rememberHeard } from "../storage/history.ts";
import { placeIn } from "./positions.ts";

/** Seconds of playing after which a song counts as heard. */
const enough = 30;

/** Tells the account that a song was heard, and where it was left in a long recording. */
function tellAccount(songId: number, seconds: number | null): void {
  const query = seconds === null ? "" : `?seconds=${seconds}`;
  // The device remembers it besides: a report that is lost stays lost.
  void fetch(`/songs/${songId}/heard${query}`, { method: "POST", keepalive: true }).catch(() => {});
}

/**
 * Remembers on the device, and in the account of a user, what was heard: songs that have played for half a minute, or to
 * their end, for which the player calls `hearEnd`.
 */
export function useHistory(medium: Medium | null, entry: Queued | null, span: Span) {
  const site = useRouteLoaderData<{ user?: object }>("root");
  const heard = useRef<{ key: number; told: number | null } | null>(null);
  const hear = (place: number | null) => {
    if (!entry) return;
    const { id } = entry.song;
    const isKnown = heard.current?.key === entry.key;
    if (!isKnown) rememberHeard(id);
    const isTold = isKnown && heard.current!.told === place;
    heard.current = { key: entry.key, told: place };
    if (site?.user && !isTold) tellAccount(id, place);
  };
  const placeNow = () => medium && placeIn(medium.currentTime, span);
  const hearEnough = useEffectEvent(() => hear(placeNow()));
  const leave = useEffectEvent(() => {
    if (heard.current?.key === entry?.key) hear(placeNow());
  });
  const key = entry?.key;
  useEffect(() => {
    if (!medium || key === undefined) return;
    let played = 0;
    const timer = setInterval(() => {
      if (!medium.paused && ++played === enough) hearEnough();
    }, 1000);
    const hearPause = () => leave();
    medium.addEventListener("pause", hearPause);
    window.addEventListener("pagehide", hearPause);
    return () => {
      clearInterval(timer);
      medium.removeEventListener("pause", hearPause);
      window.removeEventListener("pagehide", hearPause);
    };
  }, [medium, key]);
  return { hearEnd: () => hear(null) };
}
